import type { Plugin } from 'vite';

const PAGES: Readonly<Record<string, string>> = {
  'Shop page': '/',
  Configurator: '/configurator.html',
  Guides: '/guides/',
  'Sample pages': '/hosts/',
  'Interface elements': '/gallery.html',
  Outbox: '/outbox.html',
};

const PLACE = '<!-- demo-bar -->';

/**
 * The HTML of the bar that leads from a page of the demo to the others.
 *
 * @param path the address of the page: `/guides/wordpress.html`
 */
export function navigationMarkup(path: string): string {
  const own = path.replace(/index\.html$/, '');
  const items = Object.entries(PAGES).map(([name, page]) => {
    // The pages below a folder count as part of it.
    const isPart = page.length > 1 && page.endsWith('/') && own.startsWith(page);
    const current = page === own ? ' aria-current="page"' : isPart ? ' aria-current="true"' : '';
    return `<li><a href="${page}"${current}>${name}</a></li>`;
  });
  return `<nav class="demo-bar" lang="en" aria-label="Demo"><p>shop-widgets</p><ul>${items.join('')}</ul></nav>`;
}

/** Writes the bar into the pages when they are built, so that it is there without a script and moves nothing. */
export function navigation(): Plugin {
  return {
    name: 'demo-navigation',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (!html.includes(PLACE)) return html;
        return html
          .replace(PLACE, navigationMarkup(path))
          .replace('</title>', '</title>\n    <link rel="stylesheet" href="/navigation/navigation.css" />');
      },
    },
  };
}
