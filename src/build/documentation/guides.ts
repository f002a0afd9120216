/** `npm run docs` runs this file: it fills the generated parts of the guides. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { LOGO_SOURCES } from '../../../widgets/footer/content/logo-sources.ts';
import { formatted } from '../formatted.ts';
import { PROJECT } from '../project.ts';
import { code, table } from './markdown.ts';
import { serviceParts } from './service-reference.ts';
import { tagTables } from './tables.ts';

const GUIDES_FOLDER = 'demo/guides/content';

/**
 * A generated part: the text between `<!-- made: name -->` and the next `<!-- end -->`. The name of code that a test runs,
 * or of a whole example, is its language and its file: `<!-- made: nginx demo/guides/delivery/nginx.conf -->`.
 */
const GENERATED_PART = /(<!-- made: (.+) -->\n)[^]*?(<!-- end -->)/g;

/** The language may have a word more, which keeps the tests of the snippets from taking an example for one. */
const CODE_NAME = /^(\w+(?: example)?) (\S+\/\S+)$/;

/** The guides with their generated parts filled, formatted, by the path of their file. */
export async function currentGuides(): Promise<Readonly<Record<string, string>>> {
  const parts: Readonly<Record<string, string>> = {
    ...tagTables(),
    ...serviceParts(),
    'text-keys': textKeys(),
    law: readingList(),
    logos: LOGO_SOURCES.map((name) => `- \`${name}\``).join('\n'),
  };
  const fill = (markdown: string): string =>
    markdown.replace(GENERATED_PART, (_, open: string, name: string, close: string) => {
      const [, language, file] = CODE_NAME.exec(name) ?? [];
      const part = language && file ? `\`\`\`${language}\n${read(file)}\n\`\`\`` : parts[name];
      if (part === undefined) throw new Error(`“${name}” is not a generated part.`);
      return `${open}\n${part}\n\n${close}`;
    });
  const paths = globSync(`${GUIDES_FOLDER}/*.md`, { cwd: PROJECT }).toSorted();
  const filled = paths.map(async (file) => {
    const markdown = readFileSync(join(PROJECT, file), 'utf8');
    return [file, await formatted(file, fill(markdown))] as const;
  });
  return Object.fromEntries(await Promise.all(filled));
}

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8').trimEnd();

/** Longer texts, in words, are shown in German alone. The configurator shows all of them. */
const LONGEST_TEXT = 14;

/** Every text of the tags, with its words in each language. Languages with equal words share a line. */
function textKeys(): string {
  const locales = globSync('locales/??-??.json', { cwd: PROJECT })
    .toSorted()
    .map((file) => ({ locale: basename(file, '.json'), texts: JSON.parse(read(file)) as Record<string, string> }));
  const reference = locales.find(({ locale }) => locale === 'de-DE')?.texts ?? {};
  // Line breaks as in JSON, where two of them separate paragraphs.
  const words = (text: string): string => (text === '' ? 'empty' : code(text.replaceAll('\n', String.raw`\n`)));
  const sections = Object.entries(reference).map(([key, german]) => {
    if (german.split(' ').length > LONGEST_TEXT) return `### ${key}\n\n\`\`\`text\n${german}\n\`\`\``;
    const all = new Set(locales.map(({ texts }) => texts[key] ?? ''));
    const lines = Array.from(all, (text) => {
      const languages = locales.filter(({ texts }) => (texts[key] ?? '') === text).map(({ locale }) => locale);
      return `- ${languages.length === locales.length ? 'every language' : languages.join(', ')}: ${words(text)}`;
    });
    return `### ${key}\n\n${lines.join('\n')}`;
  });
  return sections.join('\n\n');
}

/** The reading list of the law, a duty per row. */
function readingList(): string {
  const words = (bySite: string | Record<string, string>): string =>
    typeof bySite === 'string'
      ? bySite
      : Object.entries(bySite)
          .map((entry) => entry.join(': '))
          .join(' – ');
  const duties = parse(read('locales/law.yaml')) as Record<string, string | Record<string, string>>[];
  return table(
    ['duty', 'applies if', 'look at', 'source'],
    duties.map(({ duty = '', applies = '', look = '', sources = '' }) => [duty, applies, look, sources].map(words)),
  );
}

if (import.meta.main)
  for (const [path, text] of Object.entries(await currentGuides())) writeFileSync(join(PROJECT, path), text);
