import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import { describeProblem, mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { describeFailure, parseContent } from '../../../../widgets/footer/content/parse-content.ts';
import { printable } from '../../printable.ts';

export interface FileReport {
  readonly good: boolean;
  readonly lines: readonly string[];
}

export type ReadFile = (file: string) => Promise<string>;

/** Reads a content file. Throws if the file is missing, is not in UTF-8 or is not JSON. */
export async function readContent(file: string, readFile: ReadFile): Promise<unknown> {
  const text = await readFile(file);
  // Reading has replaced the bytes of another encoding, such as the UTF-16 of Windows PowerShell.
  if (text.includes('\uFFFD')) throw new Error('it is not in UTF-8, which browsers expect: save it as UTF-8.');
  try {
    return parseContent(text);
  } catch (error) {
    throw new Error(withPlace(text, describeFailure(error)), { cause: error });
  }
}

/** Adds the line and the column to what the engine says of broken JSON. */
function withPlace(text: string, failure: string): string {
  const start = text.length - text.trimStart().length;
  const [, position] = / at position (\d+)/u.exec(failure) ?? [];
  const isCut = /end of JSON|Unterminated/u.test(failure) || Number(position) >= text.trim().length;
  if (position === undefined && !isCut) return failure;
  const before = text.slice(0, isCut ? text.trimEnd().length : start + Number(position)).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  if (isCut) return `it is not valid JSON: the file ends in ${place}, before it is complete: a } or ] is missing.`;
  return `${failure.replace(/ at position .*$/su, '')} (${place}).`;
}

/** The report on a file: the problems that `look` finds in its value. */
export async function checkFile(
  file: string,
  readFile: ReadFile,
  look: (value: unknown) => readonly string[],
): Promise<FileReport> {
  let good = 'good.';
  const problems = await readContent(file, readFile)
    .then((value) => {
      if (value === undefined) good = 'good, but empty: it changes nothing.';
      return look(value);
    })
    .catch((error: unknown) => [describeFailure(error)]);
  const lines = problems.length > 0 ? problems : [good];
  return { good: problems.length === 0, lines: lines.map((line) => printable(`${file}: ${line}`)) };
}

/** What is wrong with content by the rules of the footer, which are the same for every site. */
export function contentProblems(value: unknown): readonly string[] {
  return mergeContent(builtInContent('DE'), value ?? {}).problems.map((problem) => describeProblem(problem));
}

export async function checkContent(file: string, readFile: ReadFile): Promise<FileReport> {
  return checkFile(file, readFile, contentProblems);
}
