import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The OpenAPI files of the services. */
const CONTRACT = join(import.meta.dirname, '../../src/embed/api/openapi');

/** Every call of every service, in Markdown: a second heading for each service, a third one for each call. */
export async function serviceReference(): Promise<string> {
  // Loaded for this page alone: the library is large, and the configuration of the demo imports this file.
  const { createMarkdownFromOpenApi } = await import('@scalar/openapi-to-markdown');
  const files = (await readdir(CONTRACT)).filter((name) => name.endsWith('.yaml')).toSorted();
  const services = await Promise.all(
    files.map(async (name) => asSection(await createMarkdownFromOpenApi(await readFile(join(CONTRACT, name), 'utf8')))),
  );
  return services.join('\n\n');
}

/** Parts that say the same for every call, or that only tools read. */
const LEFT_OUT = /^#{2,4} (?:Tags|Effective servers|Authentication|Schemas)$/;

/** Lines of that kind, and what the library writes for `additionalProperties: false`. */
const NOISE =
  /^\s*- \*\*(?:OpenAPI Version|API Version|License|Operation ID|Tags|Variables):\*\*.*\n(?:\s+- `serviceBase`.*\n)?|^ *\*\*Additional properties:\*\*\n\s*\n? *never \(false schema\)\n/gm;

/** The method and the path of a call, which the library writes in two lines. */
const CALL = /^- \*\*Method:\*\*\s`(\w+)`\n- \*\*Path:\*\*\s`([^`]+)`\n/gm;

/** An answer, as the library heads it. */
const ANSWER = /^(#+) Status: (\d{3}) /gm;

/** Examples that the library makes up hold empty texts, which the schema above them may forbid. */
const MADE_UP = /\*\*Example:\*\*\n\n```json\n(?:(?!```)[^])*": ""[^]*?```\n/g;

/**
 * Makes a section of a document: its headings are one level lower, and what the document repeats for each call is left
 * out.
 */
export function asSection(markdown: string): string {
  const kept: string[] = [];
  let leftOut: number | undefined;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const depth = isCode ? 0 : (/^(#{1,6}) /.exec(line)?.[1]?.length ?? 0);
    if (depth > 0 && leftOut !== undefined && depth <= leftOut) leftOut = undefined;
    if (depth > 0 && LEFT_OUT.test(line)) leftOut = depth;
    if (leftOut !== undefined || line === '## Operations') continue;
    // The library escapes the backticks of descriptions, which mark code in them.
    const text = line.replaceAll('\\`', '`').replace(/&#x20;$/, '');
    kept.push(depth > 0 ? lowered(text) : text);
  }
  return kept
    .join('\n')
    .replaceAll(NOISE, '')
    .replaceAll(CALL, '`$1 $2`\n')
    .replaceAll(ANSWER, '$1 Status $2: ')
    .replaceAll(MADE_UP, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** The document's title becomes a section, a group of it a part; a call, which is in a group, is a part too. */
function lowered(heading: string): string {
  return /^##? /.test(heading) ? `#${heading}` : heading;
}
