/** Begins every message to a developer, so that it differs from the page's own. */
export const MESSAGE_PREFIX = '[shop-widgets]';

/** Logs that something was ignored or replaced by a default. Names what, where, and how to fix it. */
export function warn(message: string): void {
  print('warn', message);
}

/** Logs that something failed, with its cause if there is one. */
export function logError(message: string, cause?: unknown): void {
  print('error', message, ...(cause === undefined ? [] : [cause]));
}

/** Pages that want no messages replace the console, some by an object that has `log` alone. */
function print(kind: 'warn' | 'error', message: string, ...rest: readonly unknown[]): void {
  (console as Partial<Console> | undefined)?.[kind]?.(`${MESSAGE_PREFIX} ${message}`, ...rest);
}

/**
 * Hides what looks like an e-mail address, credentials in a URL or a token, in messages that other scripts and people may
 * read. Each word is looked at by itself, so that the time is linear in the length.
 */
export function hideSecrets(text: string, replacement: string): string {
  return text.replace(/[^\s<>"'(),]+/g, (word) =>
    /.(?:@|%40)[^:]/.test(word) ? replacement : word.replace(/\beyJ[\w.-]+/g, replacement),
  );
}

/** A value of the page as a message shows it: the beginning of a long one. */
export function truncate(value: string): string {
  return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
}

const LONGEST_SHOWN = 100;

/** The data of a page may have thousands of problems. */
const MOST_PROBLEMS = 20;

/** The messages that were logged, by kind: what is before the first value of the page, which is in quotation marks. */
const logged = new Map<string, Set<string>>();

/** Logs it only the first time: many tags may share one mistake, and a tag is rendered many times. At most 20 of a kind. */
export function once(log: (message: string) => void, message: string): void {
  const [kind = ''] = message.split('"', 1);
  const known = logged.get(kind) ?? new Set();
  if (known.has(message) || known.size > MOST_PROBLEMS) return;
  logged.set(kind, known.add(message));
  log(known.size > MOST_PROBLEMS ? `${kind}…: more messages of this kind are not logged.` : message);
}

/** Reports the first problems of one source, each by itself, and the number of the others, if there are any. */
export function reportFirst<Problem>(
  problems: readonly Problem[],
  report: (problem: Problem) => void,
  reportRest: (count: number) => void,
): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) report(problem);
  const rest = problems.length - MOST_PROBLEMS;
  if (rest > 0) reportRest(rest);
}
