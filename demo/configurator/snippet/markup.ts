import { isProtected } from '../../../src/embed/element/light-dom/page-texts.ts';
import { escapeHtml } from '../../../src/node/escape-html.ts';
import { marketOf, textOf } from '../../index/page/markets.ts';
import { siteOf, type State, toDoOf } from '../state/state.ts';
import { attributesOf, declarationOf, containsSignUp, shortName } from '../state/tags.ts';

type Pairs = ReadonlyArray<readonly [name: string, value: string]>;

/** A start tag with more characters has an attribute per line. */
const LINE = 80;

/** The tag with its texts and the fallback content. Without `pairs`, it has the attributes that are not on the script tag. */
export function tagMarkup(state: State, pairs = attributesOn('tag', state)): string {
  const attributes = pairs.map(([name, value]) => written(name, value));
  return elementMarkup(state.tag, attributes, [...textsScript(state), ...childrenOf(state, 'slot')]);
}

/** The placeholder, which editors keep: all of it in `data-*` attributes. */
function placeholderMarkup(state: State): string {
  const attributes = [
    `data-shop-widget="${shortName(state.tag)}"`,
    ...attributesOn('tag', state).map(([name, value]) => written(`data-${name}`, value)),
    ...textsOn('tag', state),
  ];
  return elementMarkup('div', attributes, childrenOf(state, 'data-slot'));
}

/** The tag or the placeholder, whichever is chosen, with what is still to do above it. */
export function widgetMarkup(state: State): string {
  const markup = state.as === 'placeholder' ? placeholderMarkup(state) : tagMarkup(state);
  return [...toDoOf(state).map((task) => `<!-- TO DO: ${task} -->`), markup].join('\n');
}

function written(name: string, value: string): string {
  return value === '' ? name : `${name}=${attributeText(value)}`;
}

/** The texts as JSON in a script of the tag, where nothing of it can end the script or begin a comment. */
function textsScript({ texts }: State): readonly string[] {
  if (Object.keys(texts).length === 0) return [];
  const json = JSON.stringify(texts, null, 2).replaceAll('<', '\\u003c');
  return [`<script type="application/json" data-texts>\n${json}\n</script>`];
}

/** An element, with a line per attribute if they are long, and a line per child. */
export function elementMarkup(name: string, attributes: readonly string[], children: readonly string[]): string {
  const oneLine = `<${[name, ...attributes].join(' ')}>`;
  const start = oneLine.length <= LINE ? oneLine : `<${[name, ...attributes].join('\n  ')}\n>`;
  if (children.length === 0) return `${start}</${name}>`;
  return `${start}\n${children.map(indented).join('\n')}\n</${name}>`;
}

/** Only line feeds end a line here: `^` would also match behind the other ends of lines that a text may hold. */
function indented(markup: string): string {
  return `  ${markup.replaceAll('\n', '\n  ')}`;
}

/**
 * The attributes of a place. The script tag has those for the whole page, those that no placeholder decides, and, with its
 * texts, the site that they are for.
 */
export function attributesOn(place: 'tag' | 'script', state: State): Pairs {
  const { tag, as, attributes } = state;
  return Object.entries(attributes).filter(([name]) => {
    const { forPage, fromPlaceholders } = attributesOf(tag)[name] ?? {};
    const isOfScript =
      name === 'site'
        ? textsOn('script', state).length > 0
        : (forPage ?? (as === 'placeholder' && fromPlaceholders === false));
    return isOfScript === (place === 'script');
  });
}

/** The texts as an attribute of the place: what no placeholder decides is on the script tag. */
export function textsOn(place: 'tag' | 'script', { as, texts }: State): readonly string[] {
  const isOfScript = (key: string): boolean => as === 'placeholder' && isProtected(key);
  const own = Object.entries(texts).filter(([key]) => isOfScript(key) === (place === 'script'));
  return own.length === 0 ? [] : [`data-texts=${attributeJson(Object.fromEntries(own))}`];
}

/** The fallback content, or the areas of a layout; each is one line. */
function childrenOf(state: State, slotAttribute: 'slot' | 'data-slot'): readonly string[] {
  const { children, slots } = declarationOf(state.tag);
  if (children === 'content') {
    return Object.keys(slots).map((slot) => {
      const name = slot === '' ? 'main' : slot;
      return `<${name}${slot === '' ? '' : ` ${slotAttribute}="${slot}"`}>Your ${slot === '' ? 'content' : slot}</${name}>`;
    });
  }
  if (!containsSignUp(state.tag)) return [];
  const words = textOf(marketOf(siteOf(state)), 'newsletter.fallback');
  return [`<a href="/subscribenewsletter">${markupText(words)}</a>`];
}

/** A text as the value of an attribute in double quotes. */
export function attributeText(text: string): string {
  return `"${markupText(text)}"`;
}

/** JSON as the value of an attribute: in single quotes, since JSON is full of double ones. */
function attributeJson(data: unknown): string {
  return `'${markupText(JSON.stringify(data)).replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`;
}

/** A text between tags. A carriage return would be read as a line feed. */
function markupText(text: string): string {
  return escapeHtml(text).replaceAll('\r', '&#13;');
}
