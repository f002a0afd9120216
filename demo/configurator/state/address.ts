import { CHOICES, type Choices, cleaned, DEFAULT_STATE, type State } from './state.ts';
import { attributesOf, shortName } from './tags.ts';

/** The prefix of texts, which attributes cannot have. */
const TEXT = 'text.';

/** The parameters that are no attribute of a tag. */
export const RESERVED: readonly string[] = ['tag', 'accent', ...Object.keys(CHOICES)];

/** Writes a state as the query of an address, with its `?`: only what differs from the default. */
export function queryOf(state: State): string {
  const query = new URLSearchParams();
  if (state.tag !== DEFAULT_STATE.tag) query.set('tag', shortName(state.tag));
  for (const name of ['theme', 'accent', 'as', 'script', 'on'] as const)
    if (state[name] !== DEFAULT_STATE[name]) query.set(name, state[name]);
  for (const [name, value] of Object.entries(withoutAddresses(state))) query.set(name, value);
  for (const [key, value] of Object.entries(state.texts)) query.set(TEXT + key, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Reads a state from the query of an address. What is unknown counts as the default. */
export function stateOf(query: string): State {
  const parameters = new URLSearchParams(query);
  const choices = Object.entries(CHOICES).map(([name, values]) => {
    const given = values.find((value) => value === parameters.get(name));
    return [name, given ?? DEFAULT_STATE[name as keyof Choices]];
  });
  const texts = [...parameters].filter(([name]) => name.startsWith(TEXT));
  const state = cleaned({
    tag: `shop-${parameters.get('tag') ?? ''}`,
    attributes: Object.fromEntries(parameters),
    texts: Object.fromEntries(texts.map(([name, value]) => [name.slice(TEXT.length), value])),
    accent: parameters.get('accent') ?? '',
    server: '',
    ...(Object.fromEntries(choices) as Choices),
  });
  return { ...state, attributes: withoutAddresses(state) };
}

/** A link sets no addresses: anybody may have written it, and a service of theirs would receive what visitors type. */
function withoutAddresses({ tag, attributes }: State): State['attributes'] {
  const specs = attributesOf(tag);
  const isAddress = (name: string): boolean => specs[name]?.kind === 'address';
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !isAddress(name)));
}
