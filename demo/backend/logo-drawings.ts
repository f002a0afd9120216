/** The shape of a drawing, by what its logo is for. The real logos belong to their owners, so none is copied. */
type Kind = 'payment' | 'delivery' | 'seal';

interface Drawing {
  readonly kind: Kind;
  /** One or two short lines. */
  readonly words: readonly string[];
  readonly colour: string;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  anthrazit: { kind: 'seal', words: ['Anthrazit'], colour: '#3a3f45' },
  bevh: { kind: 'seal', words: ['bevh'], colour: '#0b4a7a' },
  chFRVersand: { kind: 'delivery', words: ['Livraison', 'Suisse'], colour: '#7a3e1d' },
  chFrPost: { kind: 'delivery', words: ['La Poste'], colour: '#8a6d00' },
  chPost: { kind: 'delivery', words: ['Die Post'], colour: '#8a6d00' },
  chVersand: { kind: 'delivery', words: ['Versand', 'Schweiz'], colour: '#7a3e1d' },
  czDpd: { kind: 'delivery', words: ['DPD'], colour: '#a3132f' },
  dhl: { kind: 'delivery', words: ['DHL'], colour: '#b3261e' },
  euTrustmark: { kind: 'seal', words: ['Trust', 'mark'], colour: '#1c3f94' },
  express: { kind: 'delivery', words: ['Express'], colour: '#7a3e1d' },
  gptw: { kind: 'seal', words: ['Great', 'place'], colour: '#b3261e' },
  green: { kind: 'seal', words: ['Green'], colour: '#1b6b3a' },
  gutGemacht: { kind: 'seal', words: ['Gut', 'gemacht'], colour: '#7a3e1d' },
  hepsijet: { kind: 'delivery', words: ['hepsiJET'], colour: '#b34700' },
  hermes: { kind: 'delivery', words: ['Hermes'], colour: '#0b57b8' },
  horoz: { kind: 'delivery', words: ['Horoz'], colour: '#a3132f' },
  hvAustria: { kind: 'seal', words: ['Handels', 'verband'], colour: '#a3132f' },
  kolaygelsin: { kind: 'delivery', words: ['Kolay', 'Gelsin'], colour: '#5b2a86' },
  mastercard: { kind: 'payment', words: ['Mastercard'], colour: '#b34700' },
  mngKargo: { kind: 'delivery', words: ['MNG', 'Kargo'], colour: '#b34700' },
  paypal: { kind: 'payment', words: ['PayPal'], colour: '#1c3f94' },
  pfdc: { kind: 'payment', words: ['PostFin.', 'Card'], colour: '#8a6d00' },
  pfef: { kind: 'payment', words: ['PostFin.', 'E-Fin.'], colour: '#8a6d00' },
  postAT: { kind: 'delivery', words: ['Österr.', 'Post'], colour: '#8a6d00' },
  qualitaet: { kind: 'seal', words: ['Quality'], colour: '#5c2c12' },
  rhenusAT: { kind: 'delivery', words: ['Rhenus'], colour: '#1c3f94' },
  sps: { kind: 'delivery', words: ['SPS'], colour: '#0b57b8' },
  trAmex: { kind: 'payment', words: ['Amex'], colour: '#0b57b8' },
  trBkm: { kind: 'payment', words: ['BKM', 'Express'], colour: '#1c3f94' },
  trustEcoEu: { kind: 'seal', words: ['Trust', 'EU'], colour: '#1c3f94' },
  visa: { kind: 'payment', words: ['Visa'], colour: '#1c3f94' },
  yurticikargo: { kind: 'delivery', words: ['Yurtiçi', 'Kargo'], colour: '#0b4a7a' },
  atGuetezeichen2023: { kind: 'seal', words: ['Güte', 'zeichen'], colour: '#1b6b3a' },
};

/** The names of all logos that have a drawing. */
export const LOGO_NAMES = Object.keys(DRAWINGS);

/** A neutral drawing for a logo as SVG, 80 by 80, or `undefined` for an unknown name. */
export function drawLogo(name: string): string | undefined {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  if (drawing === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">${GROUNDS[drawing.kind](drawing)}</svg>`;
}

const GROUNDS: Readonly<Record<Kind, (drawing: Drawing) => string>> = {
  payment: (drawing) =>
    `<rect x="4" y="18" width="72" height="44" rx="6" fill="#fff" stroke="#cfc5bc"/>` +
    `<path d="M4 28h72v5H4z" fill="${drawing.colour}" opacity=".18"/>${writing(drawing, 40, 47, 62)}`,
  delivery: (drawing) =>
    `<rect x="4" y="18" width="72" height="44" rx="6" fill="#fff" stroke="#cfc5bc"/>` +
    `<path d="M4 56c24 0 48-4 72-12v12a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z" fill="${drawing.colour}" opacity=".15"/>` +
    writing(drawing, 40, 40, 62),
  seal: (drawing) =>
    `<circle cx="40" cy="40" r="31" fill="#fff" stroke="${drawing.colour}" stroke-width="2.5"/>` +
    `<circle cx="40" cy="40" r="26.5" fill="none" stroke="${drawing.colour}" stroke-dasharray="1 3.2"/>` +
    writing(drawing, 40, 40, 44),
};

/** The words centred at a position, as large as the width allows. */
function writing({ words, colour }: Drawing, x: number, y: number, width: number): string {
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(15, Math.round((width / longest) * 1.6 * 10) / 10);
  const top = y - ((words.length - 1) * size * 1.1) / 2 + size * 0.35;
  const lines = words.map((word, index) => {
    return `<tspan x="${x}" y="${(top + index * size * 1.1).toFixed(1)}">${word}</tspan>`;
  });
  return `<text font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour}">${lines.join('')}</text>`;
}
