import { type Site, SITES } from '../../../src/market/sites.ts';
import { contentJsonSchema } from '../content/json-schema.ts';
import { checkContent, readContent } from './check.ts';
import { readCheckOptions } from './check-options.ts';
import { checkFilesOf } from './check-rules-of-site.ts';
import { fallbackHtml } from './fallback.ts';

export interface Result {
  readonly output: string;
  readonly exitCode: 0 | 1 | 2;
}

export type ReadFile = (file: string) => Promise<string>;

const USAGE = `Usage:
  shop-widgets check <content.json>…                       says what is wrong with content files
  shop-widgets check --site HU [--texts <texts.json>] <content.json>…
                                                           names the market's rules that they break as well
  shop-widgets fallback --site AT [--content <file.json>]  prints the footer as plain HTML, to put into the tag
  shop-widgets schema                                      prints the JSON Schema of the content
`;

/**
 * Runs the command.
 *
 * @param words what was written after the command's name
 * @returns exit code 0 for success, 1 for bad content, 2 for a command that cannot be understood
 */
export async function run(words: readonly string[], readFile: ReadFile): Promise<Result> {
  const [command, ...rest] = words;
  switch (command) {
    case 'check':
      return checkFiles(rest, readFile);
    case 'fallback':
      return printFallback(rest, readFile);
    case 'schema':
      return { output: `${JSON.stringify(contentJsonSchema(), null, 2)}\n`, exitCode: 0 };
    case undefined:
    case 'help':
    case '--help':
      return { output: USAGE, exitCode: command === undefined ? 2 : 0 };
    default:
      return misuse(`"${command}" is no command.`);
  }
}

function misuse(message: string): Result {
  return { output: `${message}\n\n${USAGE}`, exitCode: 2 };
}

async function checkFiles(words: readonly string[], readFile: ReadFile): Promise<Result> {
  const options = readCheckOptions(words);
  if (typeof options === 'string') return misuse(options);
  const reports = await checkFilesOf(options, readFile);
  const lines = reports.flatMap(({ lines: own }) => own);
  const good = reports.every((report) => report.good);
  return { output: `${lines.join('\n')}\n`, exitCode: good ? 0 : 1 };
}

async function printFallback(words: readonly string[], readFile: ReadFile): Promise<Result> {
  const options = readOptions(words, ['--site', '--content']);
  if (options === undefined) return misuse('fallback takes --site and --content.');
  const given = options.get('--site')?.toUpperCase() ?? 'DE';
  const site: Site | undefined = SITES.find((known) => known === given);
  if (site === undefined) return misuse(`"${given}" is no site; there are ${SITES.join(', ')}.`);
  const file = options.get('--content');
  if (file === undefined) return { output: fallbackHtml(site, undefined), exitCode: 0 };
  const report = await checkContent(file, readFile);
  if (!report.good) return { output: `${report.lines.join('\n')}\n`, exitCode: 1 };
  return { output: fallbackHtml(site, await readContent(file, readFile)), exitCode: 0 };
}

/** `--name value` and `--name=value`; `undefined` for anything else. */
function readOptions(words: readonly string[], known: readonly string[]): ReadonlyMap<string, string> | undefined {
  const options = new Map<string, string>();
  const parts = words.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word]));
  for (let index = 0; index < parts.length; index += 2) {
    const [name = '', value] = [parts[index], parts[index + 1]];
    if (!known.includes(name) || value === undefined) return undefined;
    options.set(name, value);
  }
  return options;
}
