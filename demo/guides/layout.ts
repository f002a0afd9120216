import { navigationMarkup } from '../navigation/navigation.ts';
import type { Heading, RenderedMarkdown } from './markdown.ts';
import { type Guide, GROUPS, GUIDES } from './pages.ts';

/** Pages with fewer sections need no table of contents. */
const FEWEST_SECTIONS = 3;

/** The search works by script, which shows it. */
const SEARCH = `<search class="search">
        <form hidden>
          <input type="search" aria-label="Search the guides" placeholder="Search the guides" autocomplete="off" spellcheck="false" />
          <div class="found"><p role="status"></p><ol></ol></div>
        </form>
      </search>`;

/** The HTML of a guide's page. Every address in it is relative, so that the demo can be served from any folder. */
export function guidePage(guide: Guide, { html, headings }: RenderedMarkdown): string {
  const title = headings.find(({ depth }) => depth === 1)?.text ?? guide.name;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} – shop-widgets guides</title>
    <meta name="description" content="${descriptionOf(html)}" />
    <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="guides.css" />
    <script type="module" src="guides.js"></script>
  </head>
  <body>
    <a class="skip-link" href="#text-of-guide">Skip to the text</a>
    ${navigationMarkup(`guides/${guide.id}.html`)}
    <header class="top">
      <a class="wordmark" href="index.html">shop-widgets <span>guides</span></a>
      ${SEARCH}
      <a class="to-guides" href="#list-of-guides">All guides</a>
    </header>
    <div class="columns">
      <main id="text-of-guide" tabindex="-1">
        <article>
${withContents(html, headings)}
        </article>
        ${neighbours(guide)}
      </main>
      <nav class="guides" id="list-of-guides" tabindex="-1" aria-label="Guides">
        ${navigation(guide)}
      </nav>
    </div>
  </body>
</html>
`;
}

/** It follows the text: on a narrow screen it is below it, and the stylesheet puts it beside it on a wide one. */
function navigation(current: Guide): string {
  return GROUPS.map(
    ({ name, guides }) =>
      `<h2>${name}</h2><ul>${guides
        .map(
          ({ id, name: label }) =>
            `<li><a href="${id}.html"${id === current.id ? ' aria-current="page"' : ''}>${label}</a></li>`,
        )
        .join('')}</ul>`,
  ).join('\n        ');
}

/** Leads to the guides before and after this one, in the order of the navigation. */
function neighbours(current: Guide): string {
  const at = GUIDES.indexOf(current);
  const link = (guide: Guide | undefined, rel: string, label: string): string =>
    guide ? `<a href="${guide.id}.html" rel="${rel}"><span>${label}</span> ${guide.name}</a>` : '';
  const links = link(GUIDES[at - 1], 'prev', 'Previous') + link(GUIDES[at + 1], 'next', 'Next');
  return `<nav class="neighbours" aria-label="Previous and next guide">${links}</nav>`;
}

/** The table of contents is before the first section, after what the page is about. */
function withContents(html: string, headings: readonly Heading[]): string {
  return html.replace('<h2', `${contents(headings)}<h2`);
}

function contents(headings: readonly Heading[]): string {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < FEWEST_SECTIONS) return '';
  const links = sections.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('');
  return `<nav class="contents" aria-labelledby="list-of-sections"><p id="list-of-sections">On this page</p><ul>${links}</ul></nav>\n`;
}

/** The first paragraph, as search engines show it. */
function descriptionOf(html: string): string {
  const first = /<p>([^]*?)<\/p>/.exec(html)?.[1] ?? '';
  return first
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
