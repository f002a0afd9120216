import { escapeHtml } from '../escape-html.ts';

/** A part of a page that is replaced; nothing is replaced where it begins and ends at the same place. */
export interface Change {
  /** Counted in characters. */
  readonly begin: number;
  readonly end: number;
  readonly html: string;
}

export function insertion(at: number, html: string): Change {
  return { begin: at, end: at, html };
}

export type Charset = 'utf-8' | 'windows-1252';

/** Every byte is a character, also a byte order mark. */
export function decode(body: Uint8Array, charset: Charset): string {
  return new TextDecoder(charset, { ignoreBOM: true }).decode(body);
}

/**
 * Changes parts of a page. What is put in is ASCII, so every other byte stays as it is, whatever the character set.
 *
 * @param html the decoded page
 * @param changes in the order of the page
 */
export function change(body: Uint8Array, html: string, changes: readonly Change[], charset: Charset): Uint8Array {
  // A character of windows-1252 is one byte.
  const byteAt = (at: number): number => (charset === 'utf-8' ? Buffer.byteLength(html.slice(0, at)) : at);
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { begin, end, html: part } of changes) {
    parts.push(body.subarray(done, byteAt(begin)), Buffer.from(inAscii(part), 'ascii'));
    done = byteAt(end);
  }
  return Buffer.concat([...parts, body.subarray(done)]);
}

/** Makes every other character a character reference. A stylesheet, where it would not be read as one, must have none. */
function inAscii(html: string): string {
  return html.replace(/[^\0-\x7F]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** Writes an attribute, with the space before it. */
export function attributeHtml(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`;
}
