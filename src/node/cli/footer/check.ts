import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { describeProblem, mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { describeFailure, parseContent } from '../../../../widgets/footer/content/parse-content.ts';

export interface FileReport {
  readonly good: boolean;
  readonly lines: readonly string[];
}

export type ReadFile = (file: string) => Promise<string>;

/** Reads a content file. Throws if the file is missing or is not JSON. */
export async function readContent(file: string, readFile: ReadFile): Promise<unknown> {
  return parseContent(await readFile(file));
}

/** Characters that control a terminal: control characters, direction marks, all kinds of line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes control characters, because what comes from elsewhere must not control the terminal. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The report on a file: its problems, or `otherwise` if it has none. */
export function reportOn(file: string, problems: readonly string[], otherwise: readonly string[] = []): FileReport {
  const lines = problems.length > 0 ? problems : otherwise;
  return { good: problems.length === 0, lines: lines.map((line) => printable(`${file}: ${line}`)) };
}

/** Checks a content file by the rules of the footer. */
export async function checkContent(file: string, readFile: ReadFile): Promise<FileReport> {
  try {
    const given = await readContent(file, readFile);
    if (given === undefined) return reportOn(file, [], ['is empty, so it changes nothing.']);
    // The schema is the same for every site.
    const { problems } = mergeContent(builtInContent('DE'), given);
    const sentences = problems.map((problem) => describeProblem(problem));
    return reportOn(file, sentences, ['good.']);
  } catch (error) {
    return reportOn(file, [describeFailure(error)]);
  }
}
