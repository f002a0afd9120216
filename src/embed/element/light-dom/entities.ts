/** The accents in names of characters: `&uuml;` is a u with one. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030A',
  dblac: '\u030B',
  caron: '\u030C',
  cedil: '\u0327',
  ogon: '\u0328',
};

/** Other names that editors write. */
const NAMES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  shy: '\u00AD',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  lstrok: 'ł',
  Lstrok: 'Ł',
  inodot: 'ı',
  euro: '€',
};

/** Replaces the entities of HTML in a text. Not by the browser: it would parse markup, which a policy may forbid. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(grave|acute|circ|tilde|breve|dot|uml|ring|dblac|caron|cedil|ogon)|([a-z]{2,6}));/gi,
    (entity, decimal?: string, hex?: string, letter?: string, accent?: string, name?: string) => {
      if (letter && accent) return (letter + (ACCENTS[accent] ?? '')).normalize();
      if (name) return NAMES[name] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
