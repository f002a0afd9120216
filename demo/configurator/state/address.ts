import { kindOf } from '../../../src/embed/element/declare/kinds.ts';
import { originOf } from '../../../src/embed/element/declare/origin.ts';
import { cleaned, DEFAULT_STATE, FORMS, PREVIEW_PAGES, PREVIEW_WIDTHS, type State } from './state.ts';
import { attributesOf, shortName } from './tags.ts';
import { THEME_NAMES } from './themes.ts';

/** The prefix of texts, which attributes cannot have. */
const TEXT = 'text.';

/** The parameters that are no attribute of a tag. */
export const RESERVED: readonly string[] = ['tag', 'theme', 'as', 'on', 'width'];

/**
 * Writes a state as the query of an address: only what differs from the default.
 *
 * @returns `''` for the default state, else a text that begins with `?`
 */
export function queryOf(state: State): string {
  const choices = [
    ['tag', shortName(state.tag), shortName(DEFAULT_STATE.tag)],
    ['theme', state.theme, DEFAULT_STATE.theme],
    ['as', state.form, DEFAULT_STATE.form],
    ['on', state.page, DEFAULT_STATE.page],
    ['width', state.width, DEFAULT_STATE.width],
  ].filter(([, value, byDefault]) => value !== byDefault);
  const query = new URLSearchParams(choices.map(([name = '', value = '']) => [name, value]));
  for (const [name, value] of Object.entries(state.attributes)) query.set(name, value);
  for (const [key, value] of Object.entries(state.texts)) query.set(TEXT + key, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/**
 * Reads the state that a link to the page contains. Anybody may have written the link, so addresses of other hosts are
 * set apart from the state.
 *
 * @param link the whole address
 */
export function readLink(link: string): { readonly state: State; readonly foreign: State['attributes'] } {
  const state = stateOf(new URL(link).search);
  const specs = attributesOf(state.tag);
  const isForeign = ([name, value]: [string, string]): boolean => {
    const spec = specs[name];
    return spec !== undefined && kindOf(spec).kind === 'address' && originOf(value, link) !== originOf(link);
  };
  const entries = Object.entries(state.attributes);
  return {
    state: { ...state, attributes: Object.fromEntries(entries.filter((entry) => !isForeign(entry))) },
    foreign: Object.fromEntries(entries.filter(isForeign)),
  };
}

/** Reads a state from the query of an address. What is unknown counts as the default. */
export function stateOf(query: string): State {
  const parameters = new URLSearchParams(query);
  const texts = [...parameters].filter(([name]) => name.startsWith(TEXT));
  return cleaned({
    tag: `shop-${parameters.get('tag') ?? ''}`,
    attributes: Object.fromEntries(parameters),
    theme: oneOf(THEME_NAMES, parameters.get('theme')) ?? DEFAULT_STATE.theme,
    texts: Object.fromEntries(texts.map(([name, value]) => [name.slice(TEXT.length), value])),
    form: oneOf(FORMS, parameters.get('as')) ?? DEFAULT_STATE.form,
    page: oneOf(PREVIEW_PAGES, parameters.get('on')) ?? DEFAULT_STATE.page,
    width: oneOf(PREVIEW_WIDTHS, parameters.get('width')) ?? DEFAULT_STATE.width,
  });
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}
