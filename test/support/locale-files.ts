import { readdirSync, readFileSync } from 'node:fs';
import { DEMO_SITES, type DemoSite } from '../../demo/sites.ts';
import { LOCALES as LOCALES_OF_SITES, localeOf, SITES } from '../../src/embed/market/sites.ts';

/** Flat texts by key. */
export type Texts = Record<string, string>;

/** The locales that every folder of texts covers, sorted. */
export const LOCALES = LOCALES_OF_SITES.toSorted();

/** The folders that hold one JSON file per locale: what the tags say, and what only the interface elements say. */
export const WIDGETS = new URL('../../locales/', import.meta.url);
export const ELEMENTS = new URL('../../locales/ui/', import.meta.url);

/** Reads one locale of a folder, as written and as parsed; throws on a missing file or broken JSON. */
export const load = (folder: URL, locale: string) => {
  const raw = readFileSync(new URL(`${locale}.json`, folder), 'utf8');
  return { raw, texts: JSON.parse(raw) as Texts };
};

/** What the demo's mails and pages say in a locale; throws where no site speaks it. */
export const demoTexts = (locale: string): DemoSite => {
  const site = SITES.find((known) => localeOf(known) === locale);
  if (site === undefined) throw new Error(`No site speaks ${locale}.`);
  return DEMO_SITES[site];
};

/** Every text within a value, by its path, at any depth; addresses, prices and other numbers are no texts. */
export function textsWithin(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => (key === 'url' ? {} : textsWithin(inner, `${path}/${key}`))),
  ) as Texts;
}

/** Locales that a folder has a file for, sorted. */
export const localesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** The {{placeholders}} of a text, sorted. */
export const placeholdersOf = (text: string): string[] => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

/** The opening and closing <tags> of a text, sorted. */
export const tagsOf = (text: string): string[] => (text.match(/<[^>]*>/g) ?? []).sort();

/** Keys of the texts that a test refuses, so that a failure names them all at once. */
export const keysWhere = (texts: Texts, refuses: (text: string, key: string) => boolean): string[] =>
  Object.entries(texts)
    .filter(([key, text]) => refuses(text, key))
    .map(([key]) => key);
