import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Section } from './in-page/find.ts';
import { guidePage } from './layout.ts';
import { addressOf, sourceOf } from './links.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown.ts';
import { type Guide, GUIDES, SERVICES } from './pages.ts';
import { sectionsOf } from './sections.ts';
import { serviceReference } from './services.ts';

/** The HTML of a guide, from its Markdown or, for the service reference, from the OpenAPI files. */
export async function renderGuide(guide: Guide): Promise<string> {
  return guidePage(guide, await articleOf(guide));
}

/** Every section of every guide, for the search. */
export async function searchIndex(): Promise<readonly Section[]> {
  const sections = await Promise.all(GUIDES.map(async (guide) => sectionsOf(guide, (await articleOf(guide)).html)));
  return sections.flat();
}

async function articleOf(guide: Guide): Promise<RenderedMarkdown> {
  const markdown = await readFile(join(import.meta.dirname, guide.source), 'utf8');
  const whole = guide.id === SERVICES ? `${markdown}\n${await serviceReference()}` : markdown;
  return renderMarkdown(whole, (link) => addressOf(sourceOf(guide), link));
}
