import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUIDES } from './pages.ts';
import { guidePage } from './page.ts';

const FOLDER = import.meta.dirname;

let pages: Readonly<Record<string, Document>> = {};

beforeAll(async () => {
  const entries = GUIDES.map(async (guide) => {
    const html = await guidePage(guide);
    return [guide.id, new DOMParser().parseFromString(html, 'text/html')] as const;
  });
  pages = Object.fromEntries(await Promise.all(entries));
});

describe('the guides', () => {
  it('are all in the navigation', () => {
    const sources = globSync('content/*.md', { cwd: FOLDER }).toSorted();
    expect(sources.filter((source) => !GUIDES.some((guide) => guide.source === source))).toEqual([]);
  });

  it.each(GUIDES)('$id has a title, its place in the navigation and one first heading', ({ id, name }) => {
    const page = pages[id];
    expect(page?.querySelector('.guides [aria-current=page]')?.textContent).toBe(name);
    const headings = Array.from(page?.querySelectorAll('h1') ?? [], ({ textContent }) => textContent);
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
    expect(page?.title).toBe(`${String(headings[0])} – shop-widgets guides`);
  });
});

describe('the service reference', () => {
  it.each(globSync('../../src/embed/api/openapi/*.yaml', { cwd: FOLDER }))('has each call of %s', (file) => {
    const contract = parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      paths: Readonly<Record<string, Readonly<Record<string, { summary?: string; responses?: object }>>>>;
    };
    const text = pages['services']?.querySelector('article')?.textContent ?? '';
    const summaries = Object.values(contract.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ summary = [] }) => summary),
    );
    const missing = [...Object.keys(contract.paths), ...summaries].filter(
      (words) => !text.includes(words.replaceAll('`', '')),
    );
    expect(missing).toEqual([]);
  });
});
