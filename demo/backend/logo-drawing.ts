import { LOGO_SOURCES, logoFile } from '../../widgets/footer/content/logo-sources.ts';
import { DEMO_SITES } from '../sites.ts';

/** Kind of logo; selects the shape. */
type LogoKind = 'payment' | 'shipping' | 'seal';

interface Logo {
  readonly label: string;
  readonly kind: LogoKind;
}

const SHAPES: Readonly<Record<LogoKind, string>> = {
  payment: '<path d="M.5 40H71.5V43.5A4 4 0 0 1 67.5 47.5H4.5A4 4 0 0 1 .5 43.5Z"/>',
  shipping: '<path d="M6.5 .5H4.5A4 4 0 0 0 .5 4.5V43.5A4 4 0 0 0 4.5 47.5H6.5Z"/>',
  seal: '<rect x="2.5" y="2.5" width="67" height="43" rx="3" fill="none" stroke="currentcolor" stroke-width="1.5"/>',
};

const COLOURS = ['#1f4e79', '#7a3e1d', '#1b6b3a', '#8a1c4a', '#5b3b8c', '#0f6674'];

/** Logos by source. The first shop that uses one provides its label. */
const LOGOS = new Map(
  Object.values(DEMO_SITES)
    .flatMap(({ content }) => [...logosIn(content, 'seal')])
    .toReversed(),
);

/**
 * An SVG in place of a logo, which belongs to its owner: a card with the name that the demo's shops give it, and a shape
 * for payment, delivery or a seal; `undefined` if unknown.
 */
export function drawLogo(file: string): string | undefined {
  const source = LOGO_SOURCES.find((name) => logoFile(name) === file);
  if (source === undefined) return undefined;
  const { label, kind }: Logo = LOGOS.get(source) ?? { label: 'Logo', kind: 'seal' };
  const lines = linesOf(label);
  const longest = Math.max(...lines.map(({ length }) => length));
  // Fits the width in any font, and the height.
  const size = Math.min(12, Math.floor(88 / longest), Math.floor(38 / lines.length));
  const top = (kind === 'payment' ? 20.5 : 24) - ((lines.length - 1) * (size + 1)) / 2 + size * 0.36;
  const text = lines
    .map((line, at) => `<tspan x="${kind === 'shipping' ? 39 : 36}" y="${top + at * (size + 1)}">${line}</tspan>`)
    .join('');
  // The service states 80 × 80. In the space that the shops give, the drawing has no margin.
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 72 48">' +
    '<rect x=".5" y=".5" width="71" height="47" rx="4" fill="#fff" stroke="#d5cdc4"/>' +
    `<g fill="currentcolor" color="${COLOURS[source.length % COLOURS.length] ?? ''}">${SHAPES[kind]}<text font-family="Arial, sans-serif" ` +
    `font-size="${size}" font-weight="700" text-anchor="middle">${text}</text></g></svg>`
  );
}

/** The logos of a footer's content by their source. */
function* logosIn(data: unknown, kind: LogoKind): Generator<readonly [source: string, logo: Logo]> {
  if (typeof data !== 'object' || data === null) return;
  if ('label' in data && 'source' in data) yield [String(data.source), { label: String(data.label), kind }];
  for (const [key, value] of Object.entries(data))
    yield* logosIn(value, key === 'payment' || key === 'shipping' ? key : kind);
}

/** Breaks a name into lines of about 11 characters, at spaces and after hyphens. */
function linesOf(label: string): readonly string[] {
  const lines: string[] = [];
  for (const word of label.replace(/ \(.*/, '').match(/[^ -]+-?/g) ?? []) {
    const last = lines.at(-1);
    const joined = last === undefined || last.endsWith('-') ? `${last ?? ''}${word}` : `${last} ${word}`;
    if (last !== undefined && joined.length <= 11) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}
