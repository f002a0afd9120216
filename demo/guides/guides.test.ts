// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUIDES } from './pages.ts';
import { guidePage, searchSections } from './guide-page.ts';
import { searchIn } from './search.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const entries = GUIDES.map(async (guide) => {
  const html = await guidePage(guide);
  return [guide.id, new DOMParser().parseFromString(html, 'text/html')] as const;
});
const pages: Readonly<Record<string, Document>> = Object.fromEntries(await Promise.all(entries));

it('the guides are all in the navigation', () => {
  const sources = globSync('content/*.md', { cwd: import.meta.dirname }).toSorted();
  expect(sources.filter((source) => !GUIDES.some((guide) => guide.source === source))).toEqual([]);
});

it.each(GUIDES)('the guide $id has a title, its place in the navigation and one first heading', ({ id, name }) => {
  const page = pages[id];
  expect(page?.querySelector('.guides [aria-current=page]')?.textContent).toBe(name);
  const headings = Array.from(page?.querySelectorAll('h1') ?? [], ({ textContent }) => textContent);
  expect(headings).toEqual([expect.stringMatching(/\S/)]);
  expect(page?.title).toBe(`${String(headings[0])} – shop-widgets guides`);
});

/** What integrators look for, and a page that the first results should lead to. */
const QUERIES: ReadonlyArray<readonly [query: string, page: string]> = [
  ['TypeScript', 'typescript'],
  ['roll back', 'operate'],
  ['uninstall', 'operate'],
  ['CI', 'operate'],
  ['maintainer', 'operate'],
  ['sub-processors', 'decisions'],
  ['Klaviyo', 'decisions'],
  ['deprecated', 'decisions'],
  ['Core Web Vitals', 'decisions'],
  ['headline', 'editors'],
  ['countries', 'operate'],
  ['HttpOnly', 'staff-panel'],
  ['StaffAuthToken', 'staff-panel'],
  ['colour', 'theming'],
  ['salutation', 'services'],
  ['angular', 'frameworks'],
  ['GDPR', 'privacy'],
  ['weight', 'delivery'],
  ['unsubscribe', 'demo'],
  ['performance', 'benchmark'],
  ['Core Web Vitals', 'benchmark'],
  ['subprocessor', 'privacy'],
  ['merge fields', 'sign-ups'],
  ['cookie banner', 'privacy'],
  ['IE11', 'compatibility'],
  ['docker', 'demo'],
  ['semver', 'decisions'],
  ['DPA', 'privacy'],
  ['Svelte', 'frameworks'],
];

const sections = await searchSections();
const search = searchIn(sections);

it.each(QUERIES)('the search leads from “%s” to the page %s', (query, page) => {
  const found = search(query).map(({ id }) => String(id).split('.html')[0]);
  expect(found.slice(0, 8)).toContain(page);
});

it('the search corrects a slip of a long word, and only if no section has the words', () => {
  expect(search('rollback').map(({ heading }) => String(heading))).not.toContain('Fallback');
  expect(search('dokuwikki')[0]?.['heading']).toBe('DokuWiki');
  expect(search('sarver')).toEqual([]);
});

it('the search for CORS leads to what a service answers first', () => {
  expect(search('CORS')[0]?.id).toBe('services.html#every-call');
});

it('synonyms belong to sections that are there', () => {
  const ids = sections.map(({ id }) => id);
  expect(Object.keys(synonyms).filter((id) => !ids.includes(id))).toEqual([]);
});
