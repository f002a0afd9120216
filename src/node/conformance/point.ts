import { printable } from '../printable.ts';
import texts from './points.json' with { type: 'json' };

/** What the file says of a point. */
interface Texts {
  readonly expected: string;
  readonly remedy: string;
  /** A fault `endangers` visitors or the shop, or `breaks` a tag; what `is read` breaks a tag that reads the body. */
  readonly effect?: string;
}

const TEXTS: Readonly<Record<PointName, Texts>> = texts;

export type PointName = keyof typeof texts;

export const effectOf = (name: PointName): string | undefined => TEXTS[name].effect;

/** One thing that the service's OpenAPI file wants of an answer, and what came. */
export interface Point {
  readonly name: PointName;
  readonly good: boolean;
  readonly expected: string;
  readonly got: string;
  /** What to change at the service or its host. */
  readonly remedy: string;
  /** What a fault does; `undefined` for a good point. */
  readonly severity?: Severity;
}

/** A tag does not work; visitors or the shop are in danger; or the answer only differs from the contract. */
export type Severity = 'breaks' | 'endangers' | 'differs';

/**
 * @param fault what came instead of what was expected; `undefined` or `false` if it came
 * @param words what is put into the texts of the point for {name}
 * @param cause the name of the texts, where one point has several causes with a remedy each
 */
export function pointOf(
  name: PointName,
  fault: string | false | undefined,
  words: Readonly<Record<string, string>> = {},
  cause = name,
): Point {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/gu, (_, word: string) => words[word] ?? '');
  const [expected, remedy] = [filled(TEXTS[cause].expected), filled(TEXTS[cause].remedy)];
  const good = fault === undefined || fault === false;
  // A terminal must not obey what a service sends.
  return { name, good, expected, got: printable(good ? expected : fault), remedy };
}
