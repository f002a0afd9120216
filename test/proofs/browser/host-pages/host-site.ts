import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { CONTENT_TYPES, type DemoHost } from '../../../../demo/hosts/hosts.ts';
import { HOST_FONT, HOST_FONT_SHEET } from '../../../embed/support/host-font.ts';
import { SHOP } from '../../../embed/support/host-page.ts';

/** The folder of the demo's built pages; set to another folder than `demo/dist` to test several builds side by side. */
const DIST = process.env.SHOP_DEMO_DIST ?? 'demo/dist';

const SCRIPT = /<script[^>]*shop-widgets\.js[^>]*><\/script>/i;

/** Where the script is: as the host page has it, before everything of the host, or nowhere. */
export type Placement = 'as pasted' | 'first' | 'without';

/**
 * Serves the built host pages, and returns what opens one. Their fonts are those of the tests, so that no result
 * depends on those of the machine.
 */
export async function serveHosts(page: Page): Promise<(host: DemoHost, placement?: Placement) => Promise<void>> {
  let placed: Placement = 'as pasted';
  await page.addInitScript((sheet) => {
    const font = new CSSStyleSheet();
    font.replaceSync(sheet);
    document.adoptedStyleSheets = [font];
  }, `${HOST_FONT_SHEET} * { font-family: ${HOST_FONT} !important }`);
  for (const folder of ['hosts', 'static/shop'])
    await page.route(`${SHOP}/${folder}/**`, (route) => serve(route, placed));
  await page.route(`${SHOP}/favicon.svg`, (route) => serve(route, placed));
  return async (host, placement = 'as pasted') => {
    placed = placement;
    await page.goto(`${SHOP}${host.page}`);
    await page.evaluate(() => document.fonts.ready);
  };
}

function serve(route: Route, placement: Placement): Promise<void> {
  const path = join(DIST, new URL(route.request().url()).pathname);
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  const type = CONTENT_TYPES[extname(file)];
  if (!existsSync(file) || type === undefined) return route.fulfill({ status: 404 });
  const body = readFileSync(file);
  return route.fulfill({ contentType: type, body: type.startsWith('text/html') ? place(body, placement) : body });
}

/** Moves the script. Read as Latin-1, so that every byte stays as it is, whatever the character set. */
function place(body: Buffer, placement: Placement): Buffer {
  const html = body.toString('latin1');
  const tag = SCRIPT.exec(html)?.[0];
  if (tag === undefined) throw new Error('The page has no script tag.');
  if (placement === 'as pasted') return body;
  const without = html.replace(SCRIPT, '');
  // Before a <base>, too, to which the address would be relative.
  const atOnce = tag.replace(/ defer(="defer")?/i, '').replace(/src="shop/i, 'src="/shop');
  const inHead = without.replace(/<head>/i, (head) => head + atOnce);
  return Buffer.from(placement === 'first' ? inHead : without, 'latin1');
}
