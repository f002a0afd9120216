import { parseArgs } from 'node:util';
import { type Site, SITES } from '../../../src/market/sites.ts';
import { contentJsonSchema } from '../content/json-schema.ts';
import { checkContent, readContent } from './check.ts';
import { readCheckOptions } from './check-options.ts';
import { checkFilesOf } from './check-rules-of-site.ts';
import { fallbackHtml } from './fallback.ts';
import { PRERENDER_OPTIONS, printPrerendered } from './prerendered.ts';

export interface Result {
  readonly output: string;
  readonly exitCode: 0 | 1 | 2;
}

export type ReadFile = (file: string) => Promise<string>;

const USAGE = `Usage:
  node dist/cli.js check <content.json>…                       checks content files
  node dist/cli.js check --site HU [--texts <texts.json>] <content.json>…
                                                               also checks them by the rules of the market
  node dist/cli.js fallback --site AT [--content <file.json>]  prints the footer as plain HTML, for the content of the tag
  node dist/cli.js prerender --tag shop-footer [--site AT] [--attribute name=value]… [--default name=value]…
      [--content <file.json>] [--texts <file.json>] [--fallback <file.html>]
      [--page <address>] [--now <date>] [--nested] [--nonce <nonce>]
                                                               prints a tag as HTML that shows before the script has run
  node dist/cli.js schema                                      prints the JSON Schema of the content
`;

/**
 * Runs the command.
 *
 * @param words the arguments after the name of the command
 * @returns exit code 0 for success, 1 for invalid content, 2 for invalid arguments
 */
export async function run(words: readonly string[], readFile: ReadFile): Promise<Result> {
  const [command, ...rest] = words;
  switch (command) {
    case 'check':
      return checkFiles(rest, readFile);
    case 'fallback':
      return printFallback(rest, readFile);
    case 'prerender':
      return printTag(rest, readFile);
    case 'schema':
      return { output: `${JSON.stringify(contentJsonSchema(), null, 2)}\n`, exitCode: 0 };
    case undefined:
    case 'help':
    case '--help':
      return { output: USAGE, exitCode: command === undefined ? 2 : 0 };
    default:
      return misuse(`"${command}" is not a command.`);
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
  const options = readOptions(words);
  if (options === undefined) return misuse('fallback takes --site and --content.');
  const given = options.site?.toUpperCase() ?? 'DE';
  const site: Site | undefined = SITES.find((known) => known === given);
  if (site === undefined) return misuse(`"${given}" is not a site; use one of ${SITES.join(', ')}.`);
  const file = options.content;
  if (file === undefined) return { output: fallbackHtml(site, undefined), exitCode: 0 };
  const report = await checkContent(file, readFile);
  if (!report.good) return { output: `${report.lines.join('\n')}\n`, exitCode: 1 };
  return { output: fallbackHtml(site, await readContent(file, readFile)), exitCode: 0 };
}

async function printTag(words: readonly string[], readFile: ReadFile): Promise<Result> {
  let values;
  try {
    ({ values } = parseArgs({ args: [...words], options: PRERENDER_OPTIONS }));
  } catch (error) {
    return misuse(`prerender: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = await printPrerendered(values, readFile);
  return 'misuse' in result ? misuse(result.misuse) : result;
}

/** The options of `fallback`; `undefined` for an unknown argument, or an option without a value. */
function readOptions(words: readonly string[]): { site?: string; content?: string } | undefined {
  try {
    return parseArgs({ args: [...words], options: { site: { type: 'string' }, content: { type: 'string' } } }).values;
  } catch {
    return undefined;
  }
}
