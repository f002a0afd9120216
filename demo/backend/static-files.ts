import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/**
 * Serves the files of several folders; the first folder that has the file wins. The script is used on pages of other
 * origins, so every origin may read the files; caches must revalidate, so that a new build shows at once. Texts are
 * compressed, as on any host.
 *
 * @param changes what changes files before they are compressed
 */
export function serveFiles(app: Hono, folders: readonly string[], ...changes: readonly MiddlewareHandler[]): void {
  app.use('*', nameCharsetAndOrigins);
  // After the routes of the services, which answer first.
  app.use('*', compress());
  for (const change of changes) app.use('*', change);
  for (const folder of folders) {
    // Checked on each request: a build may create the folder later.
    const serve = once(() => serveStatic<Env>({ root: folder }));
    app.use('*', (c, next) => (existsSync(folder) ? serve()(c, next) : next()));
  }
  app.notFound((c) =>
    c.text(`There is nothing at ${c.req.path}. Has the demo been built? (npm start builds it.)`, 404),
  );
}

const nameCharsetAndOrigins: MiddlewareHandler = async (c, next) => {
  await next();
  const isFile = !/^\/(?:service|demo\/api)\//u.test(c.req.path);
  if (!isFile) return;
  const { headers } = c.res;
  headers.set('Cache-Control', 'no-cache');
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  // A page of another site must not lay its own buttons over the demo's.
  headers.set('Content-Security-Policy', "frame-ancestors 'self'");
  // The pages of old sites among the host pages.
  if (c.req.path.endsWith('.htm')) headers.set('Content-Type', 'text/html; charset=windows-1252');
  if (headers.get('Content-Type') === 'application/json')
    headers.set('Content-Type', 'application/json; charset=utf-8');
};

function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => (value ??= { made: make() }).made;
}
