import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { shopPageAt } from '../shop-pages/shop-page.ts';

/**
 * Serves the files of several folders; the first folder that has the file wins. An address of the invented shop gets its
 * page. The script is used on pages of other origins, so every origin may read the files; caches must revalidate, so that
 * a new build shows at once. Texts are compressed, as on any host.
 */
export function serveFiles(app: Hono, folders: readonly string[]): void {
  // After the routes of the services, which answer first.
  app.use('*', nameCharsetAndOrigins, compress(), leadToMarket);
  for (const folder of folders) {
    // Checked on each request: a build may create the folder later.
    const serve: MiddlewareHandler = (c, next) =>
      existsSync(folder) ? serveStatic<Env>({ root: folder, rewriteRequestPath: fileAt })(c, next) : next();
    app.use('*', serve);
  }
  app.notFound((c) => {
    const isBuilt = folders.some((folder) => existsSync(`${folder}/index.html`));
    const advice = isBuilt ? '' : ' The demo has not been built: npm start builds it.';
    return c.text(`There is nothing at ${c.req.path}.${advice}`, 404);
  });
}

/** Leads to the page of the shop in the market of the page with the link. */
const leadToMarket: MiddlewareHandler = async (c, next) => {
  const page = shopPageAt(new URL(c.req.url), c.req.header('Referer') ?? '');
  if (page && 'redirect' in page) return c.redirect(page.redirect);
  return next();
};

function fileAt(path: string, c: Context): string {
  // Browsers ask for it on pages that name no icon, as the examples do.
  if (path === '/favicon.ico') return '/favicon.svg';
  const page = shopPageAt(new URL(c.req.url), '');
  return page && 'file' in page ? page.file : path;
}

const nameCharsetAndOrigins: MiddlewareHandler = async (c, next) => {
  await next();
  if (/^\/(?:service|demo\/api)\//u.test(c.req.path)) return;
  const { headers } = c.res;
  headers.set('Cache-Control', 'no-cache');
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  // A page of another site must not lay its own buttons over the demo's.
  headers.set('Content-Security-Policy', "frame-ancestors 'self'");
  if (headers.get('Content-Type') === 'application/json')
    headers.set('Content-Type', 'application/json; charset=utf-8');
};
