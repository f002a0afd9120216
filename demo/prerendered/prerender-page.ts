import { attributeHtml, type Change, change, type Charset, decode, insertion } from './changes.ts';
import { type Element, elementsOf } from './elements.ts';
import { findDefaults, findTags, type PageTag } from './page-tags.ts';

/** What is used of the built module `shop-widgets/prerender`. */
export interface Prerenderer {
  readonly TAGS: readonly string[];
  readonly prerender: (options: {
    readonly tag: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly defaults: Readonly<Record<string, string>>;
    readonly texts?: unknown;
    readonly content?: unknown;
    readonly page?: string;
    readonly nested: boolean;
  }) => string;
}

export interface PageOptions {
  readonly charset: Charset;
  /** The address of the page, where it is known. */
  readonly page?: string;
  /** The attributes that the server writes into a tag: those that the page's script would set. */
  readonly attributesOf?: (tag: string) => ReadonlyArray<readonly [name: string, value: string]>;
  /** Called for a tag that cannot be rendered, which stays as it is. Without it, such a tag is an error. */
  readonly report?: (problem: string) => void;
  /** What else the server writes into the page. */
  readonly write?: (elements: readonly Element[]) => readonly Change[];
}

/**
 * Puts prerendered markup into the tags and placeholders of a page, as a template or an include of its server would. A
 * parser for HTML finds them: those in comments and scripts are none, and old pages write capitals and leave out quotes.
 */
export function prerenderPage(body: Uint8Array, prerenderer: Prerenderer, options: PageOptions): Uint8Array {
  // Among what the server writes into a page is the content of its tags.
  const written = options.write ? changeElements(body, options.charset, options.write) : body;
  return changeElements(written, options.charset, (elements) => prerenderTags(elements, prerenderer, options));
}

function changeElements(
  body: Uint8Array,
  charset: Charset,
  changesTo: (elements: readonly Element[]) => readonly Change[],
): Uint8Array {
  const html = decode(body, charset);
  const changes = changesTo(elementsOf(html)).toSorted((one, other) => one.begin - other.begin);
  return change(body, html, changes, charset);
}

function prerenderTags(elements: readonly Element[], prerenderer: Prerenderer, options: PageOptions): Change[] {
  const defaults = findDefaults(elements);
  const tags = findTags(elements, prerenderer.TAGS);
  return tags.flatMap((tag) => changesOrReport(tag, prerenderer, defaults, options));
}

/** An editor's mistake in one tag must not cost visitors the page: the script says on it what is wrong. */
function changesOrReport(
  tag: PageTag,
  prerenderer: Prerenderer,
  defaults: Readonly<Record<string, string>>,
  options: PageOptions,
): Change[] {
  try {
    return changesFor(tag, prerenderer, defaults, options);
  } catch (error) {
    if (!options.report) throw error;
    // The message of `JSON.parse` quotes the source with its line breaks.
    options.report(`<${tag.tag}> is not prerendered: ${String(error)}`.replaceAll(/\s+/gu, ' '));
    return [];
  }
}

function changesFor(
  tag: PageTag,
  { prerender }: Prerenderer,
  defaults: Readonly<Record<string, string>>,
  { page, attributesOf }: PageOptions,
): Change[] {
  const own = attributesOf?.(tag.tag) ?? [];
  const attributes = { ...tag.attributes, ...Object.fromEntries(own) };
  // The file has to be loaded first, which is the script's to do.
  if (attributes['content-src'] !== undefined) return [];
  const whole = prerender({
    tag: tag.tag,
    attributes,
    defaults,
    ...(tag.texts !== '' && { texts: parsed('data-texts', tag.texts) }),
    ...(tag.content !== '' && { content: parsed('data-content', tag.content) }),
    ...(page !== undefined && { page }),
    nested: tag.nested,
  });
  const beginning = whole.indexOf('<template shadowrootmode="open">');
  const root = whole.slice(beginning, whole.lastIndexOf('</template>') + '</template>'.length);
  if (tag.isPlaceholder)
    return [insertion(tag.begin, whole.slice(0, beginning) + root), insertion(tag.end, `</${tag.tag}>`)];
  const written = own.map(([name, value]) => attributeHtml(name, value)).join('');
  return [insertion(tag.attributesAt, written), insertion(tag.begin, root)];
}

function parsed(marker: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError(`the JSON in ${marker} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
