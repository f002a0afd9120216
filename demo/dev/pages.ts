import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { FILES, SCRIPT } from '../guides.ts';
import { HOST_LIBRARIES } from '../host-libraries.ts';
import { withContent } from '../host-pages.ts';
import { HOSTS } from '../hosts/hosts.ts';
import { shopPageAt } from '../shop-pages/shop-page.ts';

const DEMO = join(import.meta.dirname, '..');

/** The addresses of the built scripts. The loader of the sources answers them. */
const SCRIPTS = /^\/(?:shop-widgets|modules\/shop-widgets\.[a-z-]+)\.js$/u;

/** A classic script: pages stay unchanged, and the sources can read the attributes of the script tag. */
const LOADER = `import('/dev/sources.ts');`;

/** Serves what Vite does not find: the addresses of the invented shop, the guides, the host pages and the examples. */
export function pages(): Plugin {
  return {
    name: 'demo-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '', 'http://localhost');
        // Vite's own addresses begin with two underscores.
        const page = url.pathname.startsWith('/__') ? undefined : shopPageAt(url, request.headers.referer ?? '');
        if (page && 'redirect' in page) {
          response.writeHead(302, { Location: page.redirect }).end();
          return;
        }
        if (page) request.url = page.file + url.search;
        if (url.pathname === `/guides/${SCRIPT.built}`) request.url = `/guides/${SCRIPT.source}`;
        const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
        const file = fileAt(path);
        if (file === undefined) return next();
        const type = getMimeType(path) ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
        void Promise.resolve(file).then((body) => response.end(body));
      });
    },
  };
}

/** A file that the build makes, or that Vite would change. */
function fileAt(path: string): string | Buffer | Promise<string> | undefined {
  if (SCRIPTS.test(path)) return LOADER;
  const [, folder = '', name = ''] = /^\/(guides|hosts\/lib)\/(.*)/u.exec(path) ?? [];
  if (folder === 'guides') return FILES[name]?.();
  if (folder === 'hosts/lib') return HOST_LIBRARIES[name]?.();
  const [, host = '', hostFile = ''] = /^\/hosts\/([^/]+)\/(.*)/u.exec(path) ?? [];
  const site = HOSTS.get(host);
  if (!site && !path.startsWith('/examples/')) return undefined;
  const file = join(DEMO, path);
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  return site && hostFile === 'index.html' ? withContent(body.toString(), site) : body;
}
