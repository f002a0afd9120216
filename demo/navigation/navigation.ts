import { DEMO_PAGES, type DemoPage } from './pages.ts';

/**
 * The HTML of the bar that leads from a page of the demo to the others. Its links are relative, so that the demo can be
 * served from any folder.
 *
 * @param path the address of the page below that folder: `guides/wordpress.html`
 */
export function navigationMarkup(path: string): string {
  const own = path.replace(/^\//, '').replace(/(^|\/)index\.html$/, '$1');
  const toRoot = '../'.repeat(own.split('/').length - 1) || './';
  const items = DEMO_PAGES.map((page) => {
    const current = currentOf(page, own);
    return `<li><a href="${toRoot}${page.path}"${current === undefined ? '' : ` aria-current="${current}"`}>${page.name}</a></li>`;
  });
  return `<nav class="demo-bar" lang="en" aria-label="Demo"><p>shop-widgets</p><ul>${items.join('')}</ul></nav>`;
}

/** The value of `aria-current` for a link; `undefined` for one that leads elsewhere. */
function currentOf({ path }: DemoPage, own: string): string | undefined {
  if (path === own) return 'page';
  return path.endsWith('/') && own.startsWith(path) ? 'true' : undefined;
}
