import type { RemoteValue } from './protocol.ts';

/**
 * Playwright sends functions to its scripts in the page as text, and they call `eval`, which the page's policy may forbid
 * and would report. So what a call will evaluate is compiled with the call itself, as WebDriver's own script.
 *
 * @param given the arguments of the call, the first of which may be Playwright's script
 * @returns code that makes the compiled texts known
 */
export function compiledTexts(given: readonly RemoteValue[]): string {
  const [, isFunction, , text] = given;
  const texts = new Map<string, string>();
  if (isFunction?.value === true && typeof text?.value === 'string') texts.set(text.value, text.value);
  for (const { k: name, v: value } of given.flatMap((argument) => pairsIn(argument))) {
    if (name === 'callbackText') texts.set(value, value);
    if (name === 'functionText') texts.set(`(${value})`, value);
    if (name === 'source' && value.includes('module.exports')) {
      texts.set(value, `(() => { const module = {}; ${value}\n return module.exports.default(); })()`);
    }
  }
  const entries = Array.from(texts, ([key, code]) => `[${JSON.stringify(key)}, () => (${code})]`);
  const handles = given.filter(({ handle }) => handle !== undefined);
  return `window.bridgePage.compile(${JSON.stringify(handles)}, new Map([${entries.join(', ')}]));`;
}

interface Pair {
  readonly k: string;
  readonly v: string;
}

/** Playwright sends an object as a list of `{k, v}`; this finds them where `v` is a text, however deep they are. */
function pairsIn({ type, value }: RemoteValue): readonly Pair[] {
  if (type === 'array') return (value as readonly RemoteValue[]).flatMap((item) => pairsIn(item));
  if (type !== 'object') return [];
  const entries = value as readonly (readonly [RemoteValue, RemoteValue])[];
  const own = Object.fromEntries(entries.map(([key, item]) => [String(key.value), item.value]));
  const pair = typeof own.k === 'string' && typeof own.v === 'string' ? [{ k: own.k, v: own.v }] : [];
  return [...pair, ...entries.flatMap(([, item]) => pairsIn(item))];
}
