import { builtInContent } from '../content/built-in.ts';
import { describeProblem, mergeContent } from '../content/merge-content.ts';
import { describeFailure, parseContent } from '../content/parse-content.ts';

export interface FileReport {
  readonly good: boolean;
  /** The lines to print, one per problem. */
  readonly lines: readonly string[];
}

/** Reads a content file. Throws when the file is missing or is not JSON. */
export async function readContent(file: string, readFile: (file: string) => Promise<string>): Promise<unknown> {
  return parseContent(await readFile(file));
}

/** Checks a content file by the rules of the footer itself. */
export async function checkContent(file: string, readFile: (file: string) => Promise<string>): Promise<FileReport> {
  const { good, lines } = await reportOn(file, readFile);
  return { good, lines: lines.map(printable) };
}

/** What a terminal would obey and not show: control characters, marks of direction, line breaks of any kind. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The text with every invisible character spelled out: a file from elsewhere must not steer the terminal. */
function printable(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

async function reportOn(file: string, readFile: (file: string) => Promise<string>): Promise<FileReport> {
  try {
    const given = await readContent(file, readFile);
    if (given === undefined) return { good: true, lines: [`${file}: is empty, so it changes nothing.`] };
    // The rules are the same for the built-in content of every site.
    const { problems } = mergeContent(builtInContent('DE'), given);
    if (problems.length === 0) return { good: true, lines: [`${file}: good.`] };
    return { good: false, lines: problems.map((problem) => `${file}: ${describeProblem(problem)}`) };
  } catch (error) {
    return { good: false, lines: [`${file}: ${describeFailure(error)}`] };
  }
}
