import type { PrerenderOptions } from '../../src/element/prerender/prerender.ts';
import { findTags, type PageTag } from './page-tags.ts';

/** What is used of the built module `shop-widgets/prerender`. */
export interface Prerenderer {
  readonly TAGS: readonly string[];
  readonly prerender: (options: PrerenderOptions & { readonly tag: string }) => string;
}

export interface PageOptions {
  /** The character set of the page. */
  readonly charset: 'utf-8' | 'windows-1252';
  /** The address of the page, where it is known. */
  readonly page?: string;
  /** The attributes that the server writes into a tag: those that the page's script would set. */
  readonly attributesOf?: (tag: string) => ReadonlyArray<readonly [name: string, value: string]>;
}

/** A text that is put into a page, and where. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Puts prerendered markup into the tags and placeholders of a page, as a template or an include of its server would. No
 * other byte of the page changes, whatever its character set.
 */
export function prerenderPage(body: Uint8Array, prerenderer: Prerenderer, options: PageOptions): Uint8Array {
  // A byte order mark has to count as a character.
  const html = new TextDecoder(options.charset, { ignoreBOM: true }).decode(body);
  const { tags, defaults } = findTags(html, prerenderer.TAGS);
  const insertions = tags.flatMap((tag) => insertionsFor(tag, prerenderer, defaults, options));
  return insert(body, html, insertions, options.charset);
}

function insertionsFor(
  tag: PageTag,
  { prerender }: Prerenderer,
  defaults: PrerenderOptions['defaults'],
  { page, attributesOf }: PageOptions,
): Insertion[] {
  const own = attributesOf?.(tag.tag) ?? [];
  const given = Object.fromEntries(own);
  const attributes = { ...tag.attributes, ...given };
  // The file has to be loaded first, which is the script's to do.
  if (attributes['content-src'] !== undefined) return [];
  const whole = prerender({
    tag: tag.tag,
    attributes,
    ...(defaults && { defaults }),
    ...(tag.texts !== '' && { texts: JSON.parse(tag.texts) as unknown }),
    ...(tag.content !== '' && { content: JSON.parse(tag.content) as unknown }),
    ...(page !== undefined && { page }),
    nested: tag.nested,
  });
  const beginning = whole.indexOf('<template shadowrootmode="open">');
  const root = inAscii(whole.slice(beginning, whole.lastIndexOf('</template>') + '</template>'.length));
  if (!tag.isPlaceholder)
    return [
      { at: tag.begin - 1, text: inAscii(own.map(attributeText).join('')) },
      { at: tag.begin, text: root },
    ];
  return [
    { at: tag.begin, text: inAscii(whole.slice(0, beginning)) + root },
    { at: tag.end, text: `</${tag.tag}>` },
  ];
}

function attributeText([name, value]: readonly [name: string, value: string]): string {
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Makes every other character a character reference; the style sheet has none, where it would not be read as one. */
function inAscii(html: string): string {
  return html.replace(/[^\0-\x7F]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

function insert(body: Uint8Array, html: string, insertions: readonly Insertion[], charset: string): Uint8Array {
  // A character of windows-1252 is one byte.
  const byteAt = (at: number): number => (charset === 'utf-8' ? Buffer.byteLength(html.slice(0, at)) : at);
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { at, text } of insertions) {
    const byte = byteAt(at);
    parts.push(body.subarray(done, byte), Buffer.from(text, 'ascii'));
    done = byte;
  }
  return Buffer.concat([...parts, body.subarray(done)]);
}
