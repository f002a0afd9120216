import type { Plugin } from 'vite';
import { shopPageAt } from './shop-page.ts';

/** Serves the pages of the invented shop in development, as the backend does. */
export function shopPages(): Plugin {
  return {
    name: 'demo-shop-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const page = shopPageAt(url, request.headers.referer ?? '');
        if (page && 'redirect' in page) return response.writeHead(302, { Location: page.redirect }).end();
        if (page) request.url = page.file + url.search;
        return next();
      });
    },
  };
}
