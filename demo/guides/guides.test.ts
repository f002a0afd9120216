import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUIDES } from './pages.ts';
import { guidePage } from './page.ts';

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
    const sources = globSync('content/*.md', { cwd: import.meta.dirname }).toSorted();
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
