import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { shopPageAt } from '../shop-pages/shop-page.ts';

/** `file` is what is served for an address, where its name differs. */
interface FileEnv {
  Variables: { file: string | undefined };
}

/**
 * Serves the files of several folders; the first folder that has the file wins. Pages of other origins use the script, so
 * every origin may read the files. Caches must revalidate, so that a new build shows at once.
 */
export function serveFiles(app: Hono, folders: readonly string[]): void {
  // After the routes of the services, which answer first.
  app.use('*', nameCharsetAndOrigins, compress(), findFile);
  for (const root of folders.filter((folder) => existsSync(folder)))
    app.use('*', serveStatic<FileEnv>({ root, rewriteRequestPath: (path, { var: { file } }) => file ?? path }));
  app.notFound((c) => {
    const isBuilt = folders.some((folder) => existsSync(`${folder}/index.html`));
    const advice = isBuilt ? '' : ' The demo has not been built: npm start builds it.';
    return c.text(`There is nothing at ${c.req.path}.${advice}`, 404);
  });
}

/** Finds the page of the shop at an address, or leads to it in the market of the page with the link. */
const findFile: MiddlewareHandler<FileEnv> = async (c, next) => {
  const page = shopPageAt(new URL(c.req.url), c.req.header('Referer') ?? '');
  if (page && 'redirect' in page) return c.redirect(page.redirect);
  // Browsers ask for an icon on pages that name none, as the examples do.
  c.set('file', c.req.path === '/favicon.ico' ? '/favicon.svg' : page?.file);
  return next();
};

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
