import { cleaned, DEFAULT_STATE, FORMS, PREVIEW_PAGES, PREVIEW_WIDTHS, type State } from './state.ts';
import { attributesOf, shortName } from './tags.ts';

/** The prefixes of custom properties and texts, which attributes cannot have. */
const TOKEN = '--';
const TEXT = 'text.';

/** The parameters that are no attribute of a tag. */
export const RESERVED: readonly string[] = ['tag', 'content', 'as', 'file', 'host', 'on', 'width'];

/**
 * Writes a state as the query of an address: only what differs from the default.
 *
 * @returns `''` for the default state, else a text that begins with `?`
 */
export function queryOf(state: State): string {
  const pairs: [name: string, value: string, byDefault: string][] = [
    ['tag', shortName(state.tag), shortName(DEFAULT_STATE.tag)],
    ...Object.entries(state.attributes).map(([name, value]): [string, string, string] => [name, value, '\0']),
    ...Object.entries(state.tokens).map(([name, value]): [string, string, string] => [TOKEN + name, value, '\0']),
    ...Object.entries(state.texts).map(([key, value]): [string, string, string] => [TEXT + key, value, '\0']),
    ['content', compact(state.content), DEFAULT_STATE.content],
    ['as', state.form, DEFAULT_STATE.form],
    ['file', state.file, DEFAULT_STATE.file],
    ['host', state.host, DEFAULT_STATE.host],
    ['on', state.page, DEFAULT_STATE.page],
    ['width', state.width, DEFAULT_STATE.width],
  ];
  const parts = pairs
    .filter(([, value, byDefault]) => value !== byDefault)
    .map(([name, value]) => (value === '' ? encoded(name) : `${encoded(name)}=${encoded(value)}`));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Encoded by the rules of forms. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

/** Reads a state from the query of an address. What is unknown counts as the default. */
export function stateOf(query: string): State {
  const parameters = new URLSearchParams(query);
  const tag = `shop-${parameters.get('tag') ?? shortName(DEFAULT_STATE.tag)}`;
  const known = cleaned({ ...DEFAULT_STATE, tag });
  const withPrefix = (prefix: string): Record<string, string> =>
    Object.fromEntries(
      [...parameters]
        .filter(([name]) => name.startsWith(prefix) && name !== prefix)
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const names = Object.keys(attributesOf(known.tag));
  return cleaned({
    ...known,
    attributes: Object.fromEntries([...parameters].filter(([name]) => names.includes(name))),
    tokens: withPrefix(TOKEN),
    texts: withPrefix(TEXT),
    content: spread(parameters.get('content') ?? DEFAULT_STATE.content),
    form: oneOf(FORMS, parameters.get('as')) ?? DEFAULT_STATE.form,
    file: parameters.get('file') ?? DEFAULT_STATE.file,
    host: parameters.get('host') ?? DEFAULT_STATE.host,
    page: oneOf(PREVIEW_PAGES, parameters.get('on')) ?? DEFAULT_STATE.page,
    width: oneOf(PREVIEW_WIDTHS, parameters.get('width')) ?? DEFAULT_STATE.width,
  });
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

/** JSON without white space; any other text as it is. */
function compact(text: string): string {
  return withJson(text, (data) => JSON.stringify(data));
}

/** JSON with a line per entry, to be read and changed; any other text as it is. */
function spread(text: string): string {
  return withJson(text, (data) => JSON.stringify(data, null, 2));
}

function withJson(text: string, write: (data: unknown) => string): string {
  try {
    return write(JSON.parse(text));
  } catch {
    return text;
  }
}
