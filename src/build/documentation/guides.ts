import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../formatted.ts';
import { PROJECT } from '../project.ts';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { filesTable } from './files-table.ts';
import { pagesTable } from './pages-table.ts';
import { serviceReference } from './service-reference.ts';
import { neededCallsTable, requestsTable, signUpTable } from './service-tables.ts';
import { LOGO_SOURCES } from '../../../widgets/footer/content/logo-sources.ts';
import { tablesOf } from './tables.ts';
import { textKeys } from './text-keys.ts';

/** The folder of the guides' Markdown. */
const GUIDES_FOLDER = 'demo/guides/content';

/**
 * A generated part: the text between `<!-- made: name -->` and the next `<!-- end -->`. The name of code that a test runs,
 * or of a whole example, is its language and its file: `<!-- made: nginx demo/guides/delivery/nginx.conf -->`.
 */
const GENERATED_PART = /(<!-- made: (.+) -->\n)[^]*?(<!-- end -->)/g;

/** The language may have a word more, which keeps the tests of the snippets from taking an example for one. */
const CODE_NAME = /^(\w+(?: example)?) (\S+\/\S+)$/;

/**
 * Fills the generated parts of a Markdown text.
 *
 * @param parts the generated parts, by the name of their marker
 * @param fit makes a part fit the text
 * @throws Error naming a marker that has no part
 */
function fillGeneratedParts(
  markdown: string,
  parts: Readonly<Record<string, string>>,
  fit: (part: string) => string,
): string {
  return markdown.replace(GENERATED_PART, (_, open: string, name: string, close: string) => {
    const [, language, file] = CODE_NAME.exec(name) ?? [];
    const part = language && file ? codeBlock(language, file) : parts[name];
    if (part === undefined)
      throw new Error(`“${name}” is not a generated part. Known: ${Object.keys(parts).join(', ')}.`);
    return `${open}\n${fit(part)}\n\n${close}`;
  });
}

/** The README and the guides with their generated parts filled, formatted, by the path of their file. */
export async function currentGuides(): Promise<Readonly<Record<string, string>>> {
  const parts = {
    ...tablesOf(await loadDeclarations(), readCustomProperties()),
    pages: pagesTable(),
    requests: requestsTable(),
    'needed-calls': neededCallsTable(),
    services: serviceReference(),
    'sign-up-fields': signUpTable(),
    'quick-start': quickStart(),
    'text-keys': textKeys(),
    logos: LOGO_SOURCES.map((name) => `- \`${name}\``).join('\n'),
    files: filesTable(),
  };
  const files = ['README.md', ...globSync(`${GUIDES_FOLDER}/*.md`, { cwd: PROJECT }).toSorted()];
  const filled = await Promise.all(
    files.map(async (file) => {
      const path = join(PROJECT, file);
      const isReadme = file === 'README.md';
      const markdown = fillGeneratedParts(readFileSync(path, 'utf8'), parts, isReadme ? forReadme : asItIs);
      return [file, await formatted(file, markdown)] as const;
    }),
  );
  return Object.fromEntries(filled);
}

const asItIs = (part: string): string => part;

/** A part with links that lead from the README to the guides. */
const forReadme = (part: string): string => part.replaceAll(/\]\(([\w-]+\.md)/g, `](${GUIDES_FOLDER}/$1`);

/** The quick start without its first heading. */
function quickStart(): string {
  const [, ...rest] = readFileSync(join(PROJECT, GUIDES_FOLDER, 'quick-start.md'), 'utf8').split('\n\n');
  return rest.join('\n\n').trimEnd();
}

function codeBlock(language: string, file: string): string {
  return `\`\`\`${language}\n${readFileSync(join(PROJECT, file), 'utf8').trimEnd()}\n\`\`\``;
}
