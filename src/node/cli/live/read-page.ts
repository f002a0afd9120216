/** The attributes of an element, by name in lower case. */
type Attributes = ReadonlyMap<string, string>;

/** A tag of ours, or its placeholder. */
export interface PageTag {
  /** Such as `newsletter`. */
  readonly name: string;
  /** By the names of the tag, also on a placeholder. */
  readonly attributes: Attributes;
  /** The JSON of its `data-texts` and `data-content`, as it is written. */
  readonly texts: readonly string[];
  readonly content: readonly string[];
}

/** What a page says to the widgets. */
export interface Page {
  /** The attributes of our script; `undefined` for a page without it. */
  readonly script: Attributes | undefined;
  readonly tags: readonly PageTag[];
}

const ATTRIBUTES = String.raw`((?:"[^"]*"|'[^']*'|[^>"'])*)`;

/** Comments, scripts with their text, start tags. */
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<(script)\b${ATTRIBUTES}>([^]*?)</script\s*>|<([a-z][\w-]*)${ATTRIBUTES}>`,
  'giu',
);

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;

const CHARACTERS: Readonly<Record<string, string>> = { quot: '"', '#34': '"', '#39': "'", apos: "'", lt: '<', gt: '>' };

/** Reads a page, or the snippet of one, as far as it concerns our script and tags. */
export function readPage(html: string): Page {
  let script: Attributes | undefined;
  const tags: { name: string; attributes: Attributes; texts: string[]; content: string[] }[] = [];
  for (const [, isScript, ofScript = '', text = '', element = '', ofElement = ''] of html.matchAll(MARKUP)) {
    const attributes = readAttributes(isScript === undefined ? ofElement : ofScript);
    const tag = tags.at(-1);
    if (isScript === undefined) {
      const opened = tagOf(element.toLowerCase(), attributes);
      if (opened) tags.push(opened);
    } else if (/shop-widgets(?:\.[a-z-]+)?\.js/u.test(attributes.get('src') ?? ''))
      script ??= withoutPrefix(attributes);
    else if (attributes.has('data-texts')) tag?.texts.push(text);
    else if (attributes.has('data-content')) tag?.content.push(text);
  }
  return { script, tags };
}

function tagOf(element: string, attributes: Attributes) {
  const placeholder = attributes.get('data-shop-widget');
  if (placeholder === undefined && !element.startsWith('shop-')) return undefined;
  const texts = attributes.get('data-texts');
  const content = attributes.get('data-content');
  return {
    name: placeholder ?? element.slice('shop-'.length),
    attributes: placeholder === undefined ? attributes : withoutPrefix(attributes),
    texts: texts === undefined ? [] : [texts],
    content: content === undefined ? [] : [content],
  };
}

function readAttributes(source: string): Attributes {
  return new Map(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = '', ...values]) => [
      name.toLowerCase(),
      decoded(values.find((value) => value !== undefined) ?? ''),
    ]),
  );
}

function decoded(value: string): string {
  const text = value.replaceAll(/&(#?\w+);/gu, (reference, name: string) => CHARACTERS[name] ?? reference);
  return text.replaceAll('&amp;', '&').trim();
}

/** The script and placeholders name attributes with `data-`. */
function withoutPrefix(attributes: Attributes): Attributes {
  return new Map(Array.from(attributes, ([name, value]) => [name.replace(/^data-/u, ''), value]));
}
