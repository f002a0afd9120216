import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../src/node/escape-html.ts';
import { navigationMarkup } from '../navigation/navigation.ts';
import { addressOf, sourceOf } from './links.ts';
import { type Heading, renderMarkdown, type RenderedMarkdown } from './markdown.ts';
import { type Guide, GROUPS, GUIDES } from './pages.ts';
import type { Section } from './search.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const SYNONYMS: Readonly<Record<string, string>> = synonyms;

/** Pages with fewer sections need no table of contents. */
const FEWEST_SECTIONS = 3;

/** The HTML of a guide's page. Every address in it is relative, so that the demo can be served from any folder. */
export async function guidePage(guide: Guide): Promise<string> {
  const { html, headings } = await articleOf(guide);
  const title = escapeHtml(headings.find(({ depth }) => depth === 1)?.text ?? guide.name);
  // The head of the page shows it.
  const [heading = ''] = /<h1 .*?<\/h1>/s.exec(html) ?? [];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – shop-widgets guides</title>
    <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="guides.css" />
    <script type="module" src="guides.js"></script>
  </head>
  <body>
    <a class="skip-link" href="#text-of-guide">Skip to the text</a>
    ${navigationMarkup(`/guides/${guide.id}.html`)}
    <header class="top">
      ${heading}
      <search hidden>
        <input type="search" aria-label="Search the guides" placeholder="Search the guides" autocomplete="off" />
        <div class="found"><p role="status"></p><ol></ol></div>
      </search>
      <a class="to-guides" href="#list-of-guides">All guides</a>
    </header>
    <div class="columns">
      <main id="text-of-guide" tabindex="-1">
        <article>
${html.replace(heading, '').replace('<h2', `${contents(headings)}<h2`)}
        </article>
      </main>
      <nav class="guides" id="list-of-guides" aria-label="Guides">
        ${GROUPS.map(({ name, guides }) => `<h2>${name}</h2><ul>${guides.map((each) => `<li>${link(each, each === guide)}</li>`).join('')}</ul>`).join('\n        ')}
      </nav>
    </div>
  </body>
</html>
`;
}

/** Every section of every guide, for the search: one for each heading down to the third level. */
export async function searchSections(): Promise<readonly Section[]> {
  const sections = GUIDES.map(async (guide) => {
    const { html, headings } = await articleOf(guide);
    const texts = html.split(/(?=<h[1-3] id=)/).filter((part) => part.startsWith('<h'));
    return headings
      .filter(({ depth }) => depth <= 3)
      .map(({ id, text }, at) => ({ id: `${guide.id}.html#${id}`, heading: text, html: texts[at] ?? '' }))
      .map(({ html: own, ...section }) => ({
        ...section,
        guide: guide.name,
        text: own.replaceAll(/<[^>]*>/g, ' '),
        synonyms: SYNONYMS[section.id] ?? '',
      }));
  });
  return (await Promise.all(sections)).flat();
}

async function articleOf(guide: Guide): Promise<RenderedMarkdown> {
  const markdown = await readFile(join(import.meta.dirname, guide.source), 'utf8');
  return renderMarkdown(markdown, (address) => addressOf(sourceOf(guide), address));
}

function link({ id, name }: Guide, isCurrent: boolean): string {
  return `<a href="${id}.html"${isCurrent ? ' aria-current="page"' : ''}>${name}</a>`;
}

/** The table of contents, before the first section. The browser marks the section that is read, where it can. */
function contents(headings: readonly Heading[]): string {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < FEWEST_SECTIONS) return '';
  const links = sections.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('');
  return `<nav class="contents" aria-labelledby="list-of-sections"><p id="list-of-sections">On this page</p><ul>${links}</ul></nav>\n`;
}
