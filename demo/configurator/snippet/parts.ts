import { marketOf, textOf } from '../../index/page/markets.ts';
import { siteOf, type State } from '../state/state.ts';
import { attributesOf, declarationOf, holdsSignUp } from '../state/tags.ts';
import { markupText } from './escape.ts';

type Pairs = ReadonlyArray<readonly [name: string, value: string]>;

/** The attributes that are written on the tag itself. */
export function tagAttributes({ tag, attributes }: State): Pairs {
  return Object.entries(attributes).filter(([name]) => !attributesOf(tag)[name]?.forPage);
}

/**
 * The attributes that count for the whole page. They are written on the script tag: of another origin only that may name
 * the services.
 */
export function pageAttributes({ tag, attributes }: State): Pairs {
  return Object.entries(attributes).filter(([name]) => attributesOf(tag)[name]?.forPage);
}

/** The texts as the JSON of `data-texts`; `undefined` without any. */
export function textsData({ texts }: State): Readonly<Record<string, string>> | undefined {
  return Object.keys(texts).length === 0 ? undefined : texts;
}

/** The fallback content, or the areas of a layout; each is one line. */
export function childrenOf(state: State, slotAttribute: 'slot' | 'data-slot'): readonly string[] {
  const { children, slots } = declarationOf(state.tag);
  if (children === 'content') {
    return Object.keys(slots).map((slot) => {
      const name = slot === '' ? 'main' : slot;
      return `<${name}${slot === '' ? '' : ` ${slotAttribute}="${slot}"`}>Your ${slot === '' ? 'content' : slot}</${name}>`;
    });
  }
  if (!holdsSignUp(state.tag)) return [];
  const words = textOf(marketOf(siteOf(state)), 'newsletter.fallback');
  return [`<a href="/subscribenewsletter">${markupText(words)}</a>`];
}
