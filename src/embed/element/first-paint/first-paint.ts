import { FIRST_PAINTS } from '../../build-constants.ts';
import { keepEdgeSpaces } from '../../i18n/edge-spaces.ts';
import { namesIn, ownTexts, withNames } from '../../i18n/own-texts.ts';
import { linkKey, withOffer } from '../../i18n/shown-texts.ts';
import { splitLinks } from '../../i18n/split-links.ts';
import type { reportProblems } from '../../i18n/text-problems.ts';
import { withLinkBase } from '../../market/link-base.ts';
import { localeOf } from '../../market/sites.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import type { PaintFacts, Widget } from '../declare/declaration.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';

/** Between the tokens of a first paint, the first of which has the sites that it is for. */
export const SEPARATOR = '|';

/**
 * The first characters of a token. A token without one of them is the name of an element, which `/` ends. In each token,
 * `{name}` is a text or another value of the page; `{key¹}` is a text whose words with a ¹ depend on the offer.
 */
export const SIGN = {
  end: '/',
  text: '=',
  /** `@name=value` of the element that has begun. */
  attribute: '@',
  /** Another word of its class. */
  word: '+',
  /** What follows until the end is there only if this is shown, or, with a `!`, if it is not. */
  condition: '?',
  endOfCondition: ';',
  /** A text with links. The tokens of one link follow, with `{href}` and `{words}`, until this sign stands alone. */
  linkedText: '~',
} as const;

/** A value of the page in a token. */
const PLACE = /\{([\w.]+)(¹?)\}/g;
const HREF = `${SIGN.attribute}href=`;

/** The value of a name in a token; `undefined` for a text that has more in it than names. */
type ValueOf = (name: string) => string | undefined;

/** What a first paint depends on. */
export type PaintedProps = Pick<WidgetRootProps, 'attributes' | 'data' | 'handle' | 'straySlots' | 'hidesFallback'>;

/**
 * The tokens of the first paint that shows what the component of a tag would, filled with the values of the page.
 *
 * @returns `undefined` if there is none, or if only the component knows what it would show
 */
export function firstPaintFor(
  { declaration, firstPaint }: Widget,
  { attributes, data, handle, straySlots, hidesFallback }: PaintedProps,
): readonly string[] | undefined {
  const { site } = attributes as CommonValues;
  const paints = FIRST_PAINTS[declaration.tag] ?? [];
  const [, ...tokens] = paints.map((paint) => paint.split(SEPARATOR)).find(([sites]) => isIn(sites, site)) ?? [];
  if (!firstPaint || tokens.length === 0) return undefined;
  const lang = localeOf(site);
  const { texts, problems } = ownTexts(lang, data['data-texts']);
  if (problems.length > 0) void report(problems, Object.keys(texts)).catch(() => undefined);
  const hasContent = data['data-content'] !== undefined;
  const facts = firstPaint({ attributes: attributes as never, texts, hasContent, isInside: handle.isInside });
  if (!facts) return undefined;
  const names = namesIn(texts);
  const given: Readonly<Record<string, string>> = { ...facts.values, lang };
  const ofPage: Readonly<Record<string, string>> = texts;
  const valueOf: ValueOf = (name) => given[name] ?? withNames(ofPage[name] ?? '', names);
  return filled(shownOf(tokens, facts.shows), valueOf, facts)?.concat(slotTokens(straySlots, hidesFallback));
}

/** The slots after the root of every tag. */
function slotTokens(names: readonly string[], hidesFallback: boolean): readonly string[] {
  const { attribute, end } = SIGN;
  const look = hidesFallback ? [`${attribute}class=settled`] : [];
  return [...names.flatMap((name) => ['slot', `${attribute}name=${name}`, ...look, end]), 'slot', ...look, end];
}

/** Loads what only pages with mistakes in their texts need. */
async function report(...problems: Parameters<typeof reportProblems>): Promise<void> {
  (await import('../../i18n/text-problems.ts')).reportProblems(...problems);
}

function isIn(sites = '', site: string): boolean {
  return sites.split(' ').includes(site);
}

/** The tokens whose conditions are met. */
function shownOf(tokens: readonly string[], shows: PaintFacts['shows']): readonly string[] {
  const conditions: boolean[] = [];
  return tokens.filter((token) => {
    if (token.startsWith(SIGN.condition)) {
      const isNegative = token[1] === '!';
      conditions.push(shows[token.slice(isNegative ? 2 : 1)] !== isNegative);
    } else if (token === SIGN.endOfCondition) conditions.pop();
    else return !conditions.includes(false);
    return false;
  });
}

/** @returns `undefined` if a text has more in it than names */
function filled(tokens: readonly string[], valueOf: ValueOf, facts: PaintFacts): readonly string[] | undefined {
  const complete: Array<string | undefined> = [];
  let linkedText: string | undefined;
  let link: string[] | undefined;
  for (const token of tokens) {
    if (token === SIGN.linkedText) {
      complete.push(...withLinks(linkedText ?? '', link ?? [], valueOf, facts));
      link = undefined;
    } else if (token.startsWith(SIGN.linkedText)) {
      linkedText = fill(token.slice(1), valueOf, facts)?.trim();
      if (linkedText === undefined) return undefined;
      link = [];
    } else if (link) link.push(token);
    else complete.push(fill(token, valueOf, facts));
  }
  return complete.every((token) => token !== undefined) ? complete : undefined;
}

function withLinks(text: string, link: readonly string[], valueOf: ValueOf, facts: PaintFacts) {
  return splitLinks(text).flatMap(({ text: words, tag }) => {
    // Without an address, the words of a link are text.
    const href = tag && valueOf(linkKey(tag));
    if (!href) return ['span', SIGN.text + keepEdgeSpaces(words), SIGN.end];
    const own: Readonly<Record<string, string>> = { href, words };
    return link.map((token) => fill(token, (name) => own[name] ?? valueOf(name), facts));
  });
}

/** @returns `undefined` if a text in the token has more in it than names */
function fill(token: string, valueOf: ValueOf, { shows, linkBase }: PaintFacts): string | undefined {
  let isComplete = true;
  const fillPlace = (_: string, name: string, noted: string): string => {
    const value = valueOf(name);
    isComplete &&= value !== undefined;
    return noted === '' ? (value ?? '') : withOffer(value ?? '', shows.offer === true);
  };
  const complete = token.includes('{') ? token.replaceAll(PLACE, fillPlace) : token;
  if (!isComplete) return undefined;
  return token.startsWith(HREF) ? HREF + withLinkBase(complete.slice(HREF.length), linkBase) : complete;
}

/** The nodes of a first paint. Made one by one, since pages with Trusted Types refuse `innerHTML`. */
export function paintedNodes(tokens: readonly string[], owner: Document): DocumentFragment {
  const fragment = owner.createDocumentFragment();
  let parent: Node = fragment;
  for (const token of tokens) {
    const rest = token.slice(1);
    if (token === SIGN.end) parent = parent.parentNode ?? fragment;
    else if (token.startsWith(SIGN.text)) {
      // React makes no node for an empty text.
      if (rest !== '') parent.appendChild(owner.createTextNode(rest));
    } else if (token.startsWith(SIGN.attribute)) {
      const end = rest.indexOf('=');
      (parent as Element).setAttribute(rest.slice(0, end), rest.slice(end + 1));
    } else if (token.startsWith(SIGN.word)) (parent as Element).classList.add(rest);
    else parent = parent.appendChild(elementOf(token, parent, owner));
  }
  return fragment;
}

const SVG = 'http://www.w3.org/2000/svg';

function elementOf(name: string, parent: Node, owner: Document): Element {
  const isDrawing = name === 'svg' || (parent as Element).namespaceURI === SVG;
  return isDrawing ? owner.createElementNS(SVG, name) : owner.createElement(name);
}
