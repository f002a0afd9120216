import { BETWEEN_ATTRIBUTES, BETWEEN_TOKENS, COMMENT, END, TEXT } from '../embed/element/first-paint/signs.ts';

/** An end tag, a start tag with its attributes, the comment between two texts, or a text. */
const PIECE = /<\/[^>]*>|<(\w+)([^>]*)>|<!--.*?-->|[^<]+/gs;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** The elements that have no end tag, of those that widgets use. */
const VOID = /^(?:br|hr|img|input|source)$/;

const REFERENCE = /&([^;\s]*);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The tokens of a first paint.
 *
 * @param html as React writes it
 * @throws Error if it has a sign that separates tokens, or a character reference that React does not write
 */
export function tokensOf(html: string): readonly string[] {
  return Array.from(html.matchAll(PIECE)).flatMap(([piece, name, attributes = '']) => {
    if (name !== undefined) return [elementToken(name, attributes), ...(VOID.test(name) ? [END] : [])];
    if (piece.startsWith('</')) return [END];
    return [piece.startsWith('<') ? COMMENT : TEXT + plain(piece)];
  });
}

function elementToken(name: string, attributes: string): string {
  const pairs = Array.from(attributes.matchAll(ATTRIBUTE)).flatMap(([, key = '', value = '']) => [key, plain(value)]);
  return [name, ...pairs].join(BETWEEN_ATTRIBUTES);
}

function plain(text: string): string {
  const characters = text.replace(REFERENCE, (reference, name: string) => {
    const character = CHARACTERS[name];
    if (character === undefined) throw new Error(`A first paint has the unknown reference ${reference}.`);
    return character;
  });
  const sign = [BETWEEN_TOKENS, BETWEEN_ATTRIBUTES].find((separator) => characters.includes(separator));
  if (sign !== undefined)
    throw new Error(`A first paint must not have the sign ${sign}, which separates its tokens: ${text}`);
  return characters;
}
