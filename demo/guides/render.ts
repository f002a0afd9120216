import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guidePage } from './layout.ts';
import { renderMarkdown } from './markdown.ts';
import { type Guide, SERVICES } from './pages.ts';
import { serviceReference } from './services.ts';

/** The HTML of a guide, from its Markdown or, for the service reference, from the OpenAPI files. */
export async function renderGuide(guide: Guide): Promise<string> {
  const markdown = await readFile(join(import.meta.dirname, guide.source), 'utf8');
  const whole = guide.id === SERVICES ? `${markdown}\n${await serviceReference()}` : markdown;
  return guidePage(guide, renderMarkdown(whole));
}
