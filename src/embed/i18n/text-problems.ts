import { didYouMean, didYouMeanFirst } from '../distance.ts';
import { logError, once, reportFirst, truncate, warn } from '../log.ts';
import { SAFE } from '../address-rules.ts';
import { MOST, type OverrideProblem } from './text-overrides.ts';

/** What is wrong, as the end of a sentence about the key, or, for `shape`, about all texts. */
const WORDS = {
  type: 'its value must be text in quotes, or null for the built-in one.',
  size:
    `a text may have ${MOST.characters} characters and ${MOST.places} variables such as {{shop}}, ` +
    `a name ${MOST.charactersOfName} characters.`,
  address: `it is not a safe target; ${SAFE}, or null to remove the link.`,
  age: 'its value must be a number from 16 on.',
  shape: 'must be an object in { } of texts by key.',
} as const;

/** What is wrong, in words, given the keys that exist. */
export function describeProblem(
  { kind, key }: OverrideProblem,
  known: readonly string[],
  suggest = didYouMean,
): string {
  if (kind !== 'missing') return WORDS[kind];
  return `unknown key${suggest(key, known) ?? '; the guide “Text keys” lists them.'}`;
}

/** What was reported: many tags may share one mistake, and their texts are read again for each site. */
const reported = new Set<string>();

/** Logs what is wrong with the texts of a page, each problem once. */
export function reportProblems(problems: readonly OverrideProblem[], keys: readonly string[]): void {
  reportFirst(
    problems,
    (problem) => report(problem, keys),
    (rest) =>
      once(warn, `<script data-texts>: ${rest} more entries are ignored, because their key or value is not valid.`),
  );
}

function report(problem: OverrideProblem, keys: readonly string[]): void {
  const name = `${problem.kind} ${problem.key}`;
  if (reported.has(name)) return;
  reported.add(name);
  const words = describeProblem(problem, keys, didYouMeanFirst);
  if (problem.kind === 'shape') logError(`<script data-texts> is ignored: it ${words}`);
  else {
    const log = problem.kind === 'missing' ? warn : logError;
    log(`<script data-texts>: "${truncate(problem.key)}" is ignored: ${words}`);
  }
}
