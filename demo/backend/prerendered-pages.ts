import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, MiddlewareHandler } from 'hono';
import { HOSTS } from '../hosts/hosts.ts';
import { settingsFromQuery } from '../index/settings/settings.ts';
import { attributesOf } from '../index/widgets-on-page.ts';
import { type PageOptions, type Prerenderer, prerenderPage } from '../prerendered/prerender-page.ts';
import { siteTexts } from '../prerendered/site-texts.ts';
import { pageName } from '../shop-pages/page-names.ts';

/** Leaves a page as its file is. */
const PLAIN = 'plain';

/** More markup than the demo's pages need in every site. */
const MOST_REMEMBERED = 100;

/**
 * Sends the pages of the shop and the host pages with their widgets prerendered, as a shop's server does by its templates:
 * those of the shop for the settings in their address and in the language of their site. Without the built module, pages stay as they are.
 *
 * @param dist the folder of the build
 * @param log called for a tag that cannot be rendered, which stays as it is
 */
export function prerenderPages(dist: string, log: (message: string) => void): MiddlewareHandler {
  const file = join(dist, 'prerender.js');
  let loaded: { readonly at: number; readonly module: Promise<Prerenderer> } | undefined;
  // A build may come or be replaced while the server runs.
  const load = (): Promise<Prerenderer> => {
    const at = statSync(file).mtimeMs;
    if (loaded?.at !== at) loaded = { at, module: importModule(`${pathToFileURL(file).href}?${String(at)}`) };
    return loaded.module;
  };
  return async (c, next) => {
    await next();
    const options = optionsFor(c);
    if (!options || c.req.query(PLAIN) !== undefined || c.res.status !== 200 || !existsSync(file)) return;
    const report = (problem: string): void => log(`${c.req.path}: ${problem}`);
    const body = prerenderPage(new Uint8Array(await c.res.arrayBuffer()), await load(), { ...options, report });
    c.res.headers.delete('Content-Length');
    c.res = new Response(Uint8Array.from(body), c.res);
  };
}

/** How a page is prerendered; `undefined` for any other file. */
function optionsFor(c: Context): PageOptions | undefined {
  const path = c.req.path.replace(/\/index\.html$/u, '/');
  if (c.req.method !== 'GET') return undefined;
  const url = new URL(c.req.url);
  const settings = settingsFromQuery(url.search);
  const name = pageName(settings.site, url.pathname);
  if (path === '/' || name !== undefined) {
    return {
      charset: 'utf-8',
      page: c.req.url,
      attributesOf: (tag) => attributesOf(tag, settings),
      write: (elements) => siteTexts(elements, settings.site, { page: name ?? '' }),
    };
  }
  if (!HOSTS.some(({ page }) => page === path)) return undefined;
  return { charset: path.endsWith('.htm') ? 'windows-1252' : 'utf-8', page: c.req.url };
}

async function importModule(address: string): Promise<Prerenderer> {
  const { TAGS, prerender } = (await import(address)) as Prerenderer;
  const remembered = new Map<string, string>();
  return {
    TAGS,
    // Nothing in the markup is a visitor's own, so it is rendered once.
    prerender: ({ page, ...options }) => {
      const own = { ...options, ...(page !== undefined && { page: new URL(page).origin }) };
      const key = JSON.stringify(own);
      const html = remembered.get(key) ?? prerender(own);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, html);
      return html;
    },
  };
}
