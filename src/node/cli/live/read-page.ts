import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Attributes = ReadonlyMap<string, string>;

/** A tag of ours, or its placeholder. */
export interface PageTag {
  /** Such as `newsletter`. */
  readonly name: string;
  /** A visitor may have written it. */
  readonly isPlaceholder: boolean;
  /** Its end tag is missing, so that it takes in what follows. */
  readonly isOpen: boolean;
  /** By the names of the tag, also on a placeholder. */
  readonly attributes: Attributes;
  /** What it does not read: attributes of a placeholder without `data-`, and `<script>` for JSON that does not say what it is. */
  readonly unread: readonly string[];
  /** The JSON of its `data-texts` and `data-content`, as it is written. */
  readonly texts: readonly string[];
  readonly content: readonly string[];
}

export interface Page {
  /** The attributes of our script; `undefined` for a page without it. */
  readonly script: Attributes | undefined;
  readonly tags: readonly PageTag[];
  /** The tags that the page shows as text, such as `<shop-footer`: an editor has turned them into it. */
  readonly escaped: readonly string[];
  /** The policies of `<meta>` elements that govern the script. */
  readonly policies: readonly string[];
  /** The first character beyond ASCII of a page in UTF-8 that does not say so. */
  readonly garbled: string | undefined;
  /** The language of the page, such as `de`. */
  readonly language: string | undefined;
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Reads our script and tags in a page, or in the snippet of one. */
export function readPage(html: string): Page {
  const nodes = nodesIn(parse(html, { sourceCodeLocationInfo: true }));
  const elements = nodes.filter(defaultTreeAdapter.isElementNode);
  const isOurs = (element: Element): boolean =>
    element.tagName === 'script' && /shop-widgets(?:\.[a-z-]+)?\.js/u.test(attributesOf(element).get('src') ?? '');
  const script = elements.find(isOurs);
  // A policy governs what is requested after it: not a script before it, but the chunks that a module then imports.
  const isModule = script !== undefined && attributesOf(script).get('type') === 'module';
  const governing = isModule ? elements : elements.slice(0, Math.max(0, elements.findIndex(isOurs)));
  return {
    script: script && withoutPrefix(attributesOf(script)),
    tags: elements.flatMap(tagOf),
    escaped: escapedTags(nodes),
    policies: governing.filter(isPolicy).map((element) => attributesOf(element).get('content') ?? ''),
    language: languageIn(elements),
    garbled: isReadRight(html) ? undefined : /\P{ASCII}/u.exec(html)?.[0],
  };
}

function languageIn(elements: readonly Element[]): string | undefined {
  const root = elements.find(({ tagName }) => tagName === 'html');
  return /^[a-z]+/iu.exec((root && attributesOf(root).get('lang')) ?? '')?.[0].toLowerCase();
}

/** Browsers look for a charset in the first 1024 bytes. Reading the file has replaced bytes that are not UTF-8. */
function isReadRight(html: string): boolean {
  const start = Buffer.from(html).toString('utf8', 0, 1024);
  const seen = start.replaceAll(/<!--[^]*?(?:-->|$)/gu, '');
  return html.includes('\uFFFD') || /^\uFEFF|<meta\s[^<>]*charset\s*=\s*["']?utf-?8\b/iu.test(seen);
}

/** All nodes, in the order of the page. Without recursion, since nothing limits how deep a page is. */
function nodesIn(root: Parent): ReadonlyArray<Parent['childNodes'][number]> {
  const found: Parent['childNodes'] = [];
  const rest = [...root.childNodes].toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    found.push(node);
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    for (const child of node.childNodes.toReversed()) rest.push(child);
  }
  return found;
}

/** Browsers apply a policy in the head alone. */
function isPolicy(element: Element): boolean {
  const name = attributesOf(element).get('http-equiv')?.toLowerCase();
  return element.parentNode?.nodeName === 'head' && name === 'content-security-policy';
}

/** Elements whose text is not shown, or is the visitor's. */
const NOT_SHOWN = ['script', 'style', 'noscript', 'title', 'textarea', 'template'];

function escapedTags(nodes: ReturnType<typeof nodesIn>): readonly string[] {
  const shown = nodes
    .filter(defaultTreeAdapter.isTextNode)
    .filter(({ parentNode: parent }) => !NOT_SHOWN.includes(parent?.nodeName ?? ''));
  return shown.flatMap(({ value }) => value.match(/<shop-[a-z]+|<[a-z][^<>]*? data-shop-widget/gu) ?? []);
}

function tagOf(element: Element): readonly PageTag[] {
  const attributes = attributesOf(element);
  const placeholder = attributes.get('data-shop-widget');
  if (placeholder === undefined && !element.tagName.startsWith('shop-')) return [];
  return [
    {
      name: placeholder ?? element.tagName.slice('shop-'.length),
      isPlaceholder: placeholder !== undefined,
      // Of a placeholder such as <p>, HTML lets a page omit the end tag.
      isOpen: /^(?:div|shop-)/u.test(element.tagName) && !element.sourceCodeLocation?.endTag,
      attributes: placeholder === undefined ? attributes : withoutPrefix(attributes),
      unread: [...(placeholder === undefined ? [] : attributes.keys()), ...unmarkedJson(element)],
      texts: jsonOf(element, 'data-texts'),
      content: jsonOf(element, 'data-content'),
    },
  ];
}

const unmarkedJson = ({ childNodes }: Element): readonly string[] => {
  const children = childNodes.filter(defaultTreeAdapter.isElementNode).map(attributesOf);
  const json = children.filter((given) => given.get('type') === 'application/json');
  return json.filter((given) => !given.has('data-texts') && !given.has('data-content')).map(() => '<script>');
};

/** The JSON in an attribute of a tag, and in the scripts inside. */
function jsonOf(element: Element, marker: string): readonly string[] {
  const children = element.childNodes.filter(defaultTreeAdapter.isElementNode);
  const scripts = children.filter((child) => child.tagName === 'script' && attributesOf(child).has(marker));
  const texts = scripts.map(({ childNodes: [text] }) =>
    text && defaultTreeAdapter.isTextNode(text) ? text.value : '',
  );
  return [attributesOf(element).get(marker) ?? [], texts].flat();
}

function attributesOf({ attrs }: Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value.trim()]));
}

/** The script and placeholders name attributes with `data-`. A policy reads three others, of HTML. */
function withoutPrefix(attributes: Attributes): Attributes {
  const named = [...attributes].filter(([name]) => /^(?:src|nonce|integrity|data-.*)$/u.test(name));
  return new Map(named.map(([name, value]) => [name.replace(/^data-/u, ''), value]));
}

/** The file that the page loads content from. */
export function contentFileOf(page: Page): string | undefined {
  const given = [...page.tags.map(({ attributes }) => attributes), page.script];
  return given.map((attributes) => attributes?.get('content-src')).find(Boolean);
}
