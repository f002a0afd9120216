import { builtInContent } from '../content/built-in.ts';
import { describeProblem, mergeContent } from '../content/merge-content.ts';
import { describeFailure, parseContent } from '../content/parse-content.ts';

export interface FileReport {
  readonly good: boolean;
  /** What to print, one line for each thing that is wrong. */
  readonly lines: readonly string[];
}

/** Reads a content file. Throws where there is none, or where it is no JSON. */
export async function readContent(file: string, readFile: (file: string) => Promise<string>): Promise<unknown> {
  return parseContent(await readFile(file));
}

/** Checks a content file by the rules of the footer itself. */
export async function checkContent(file: string, readFile: (file: string) => Promise<string>): Promise<FileReport> {
  try {
    const given = await readContent(file, readFile);
    if (given === undefined) return { good: true, lines: [`${file}: is empty, so it changes nothing.`] };
    // Which site's content lies below does not matter to the rules.
    const { problems } = mergeContent(builtInContent('DE'), given);
    if (problems.length === 0) return { good: true, lines: [`${file}: good.`] };
    return { good: false, lines: problems.map((problem) => `${file}: ${describeProblem(problem)}`) };
  } catch (error) {
    return { good: false, lines: [`${file}: ${describeFailure(error)}`] };
  }
}
