/** The accents in the names of characters: `&uuml;` is a u with one. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  cedil: '\u0327',
  circ: '\u0302',
  dblac: '\u030B',
  grave: '\u0300',
  ogon: '\u0328',
  ring: '\u030A',
  uml: '\u0308',
};

/** Other names that editors write in the languages of the sites. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '„',
  euro: '€',
  gt: '>',
  laquo: '«',
  ldquo: '“',
  lt: '<',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  szlig: 'ß',
};

/** Replaces the entities of HTML in a text. Not by the browser: it would parse markup, which a policy may forbid. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, number?: string, name: string = '') => {
    if (number) return characterOf(Number(number.replace(/^x/i, '0x'))) ?? entity;
    const accent = ACCENTS[name.slice(1)];
    return NAMES[name] ?? (accent ? (name.charAt(0) + accent).normalize() : entity);
  });
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
