import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from '../project.ts';
import { code, table } from './tables.ts';

type Texts = Readonly<Record<string, string>>;

/** Every text of the tags, with its words in each language, and what the words may name. */
export function textKeys(): string {
  const files = globSync('locales/??-??.json', { cwd: PROJECT }).toSorted();
  const locales = files.map(
    (file) => [basename(file, '.json'), JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as Texts] as const,
  );
  const [, reference = {}] = locales.find(([locale]) => locale === 'de-DE') ?? [];
  return Object.entries(reference)
    .map(([key, german]) => {
      const rows = locales.map(([locale, texts]) => [locale, inCell(texts[key] ?? '')]);
      return [`### ${key}`, namedBy(german), table(['language', 'words'], rows)].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

function namedBy(text: string): string {
  const names = (pattern: RegExp): string => [...new Set(text.match(pattern) ?? [])].map(code).join(', ');
  const placeholders = names(/\{\{\w+\}\}/g);
  const tags = names(/<\w+>/g);
  return [placeholders && `Variables: ${placeholders}.`, tags && `Links: ${tags}.`].filter(Boolean).join(' ');
}

/** As in JSON, where two line breaks separate paragraphs. */
function inCell(text: string): string {
  return text === '' ? '(empty)' : code(text.replaceAll('\n', String.raw`\n`));
}
