import { originOf } from '../../../src/embed/page/origin.ts';
import { CHOICES, type Choices, cleaned, DEFAULT_STATE, type State } from './state.ts';
import { attributesOf, shortName } from './tags.ts';

/** The prefix of texts, which attributes cannot have. */
const TEXT = 'text.';

/** The parameters that are no attribute of a tag. */
export const RESERVED: readonly string[] = ['tag', 'accent', ...Object.keys(CHOICES)];

/**
 * Writes a state as the query of an address: only what differs from the default.
 *
 * @returns `''` for the default state, else a text that begins with `?`
 */
export function queryOf(state: State): string {
  const query = new URLSearchParams();
  if (state.tag !== DEFAULT_STATE.tag) query.set('tag', shortName(state.tag));
  for (const name of ['theme', 'accent', 'as', 'script', 'on'] as const)
    if (state[name] !== DEFAULT_STATE[name]) query.set(name, state[name]);
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
    return spec?.kind === 'address' && originOf(value, link) !== originOf(link);
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
  const choices = Object.entries(CHOICES).map(([name, values]) => {
    const given = values.find((value) => value === parameters.get(name));
    return [name, given ?? DEFAULT_STATE[name as keyof Choices]];
  });
  const texts = [...parameters].filter(([name]) => name.startsWith(TEXT));
  return cleaned({
    tag: `shop-${parameters.get('tag') ?? ''}`,
    attributes: Object.fromEntries(parameters),
    texts: Object.fromEntries(texts.map(([name, value]) => [name.slice(TEXT.length), value])),
    accent: parameters.get('accent') ?? '',
    ...(Object.fromEntries(choices) as Choices),
  });
}
