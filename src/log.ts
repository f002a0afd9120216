/** Begins every message to a developer, so that it can be told from the page's own. */
const PREFIX = '[shop-widgets]';

/** Tells a developer that something was ignored or replaced by a default. Names what, where, and how to mend it. */
export function warn(message: string): void {
  console.warn(`${PREFIX} ${message}`);
}

/** Tells a developer that something failed, with the cause where there is one. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(`${PREFIX} ${message}`);
  else console.error(`${PREFIX} ${message}`, cause);
}

/** A value of the page as a message shows it: the beginning of a long one. */
export function inWords(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}

const LONGEST_VALUE = 100;

const said = new Set<string>();

/** Says it only the first time: many tags may share one mistake, and a tag is rendered many times. */
export function once(say: (message: string) => void, message: string): void {
  if (said.has(message)) return;
  said.add(message);
  say(message);
}
