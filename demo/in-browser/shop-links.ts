import { DEFAULT_SITE } from '../../src/embed/market/sites.ts';
import { inDemo } from '../root.ts';
import { pageFor } from '../shop-pages/addresses.ts';

/** An address of the shop, from the root of the host; not a file of this folder. */
const OF_THE_SHOP = /^\/(?!\/|.*\.html)/u;

/**
 * Leads the links of a page's widgets to pages of this folder, whatever the host has at the addresses of the shop.
 *
 * @param page also the document of a frame
 * @param site that of widgets that name none
 */
export function keepInFolder(page: Document, site: string = DEFAULT_SITE): void {
  page.addEventListener('click', (event) => {
    // The classes of a frame are others, so that `instanceof` would not find its elements.
    const path = event.composedPath() as Partial<Element>[];
    const link = path.find(({ localName }) => localName === 'a');
    const widget = path.find(({ localName }) => localName?.startsWith('shop-'));
    const target = link?.getAttribute?.('href') ?? '';
    if (widget && OF_THE_SHOP.test(target))
      link?.setAttribute?.('href', inFolder(target, widget.getAttribute?.('site') ?? site));
  });
}

function inFolder(target: string, site: string): string {
  const { pathname, search, hash } = new URL(target, location.href);
  if (pathname === '/') return inDemo(search + hash);
  return inDemo(pageFor(site, pathname).slice(1)) + hash;
}
