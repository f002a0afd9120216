import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDES } from './guides/pages.ts';
import { renderGuide } from './guides/render.ts';

const FOLDER = join(import.meta.dirname, 'guides');
const BAR_STYLES = join(import.meta.dirname, 'navigation/navigation.css');

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', webp: 'image/webp' };

/** The files that a page of the guides refers to, by their address below `/guides`. */
function files(): readonly string[] {
  return ['guides.css', ...readdirSync(join(FOLDER, 'pictures')).map((name) => `pictures/${name}`)];
}

/** A file as it is served: the styles of the bar that leads to the demo's other pages come with those of the guides. */
function fileAt(path: string): string | Buffer {
  const file = readFileSync(join(FOLDER, path));
  return path === 'guides.css' ? readFileSync(BAR_STYLES, 'utf8') + file.toString() : file;
}

/** Builds the guides into plain pages without scripts, and serves them in development. */
export function guides(): Plugin {
  return {
    name: 'guides',
    configureServer(server) {
      server.middlewares.use('/guides', (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
        const guide = GUIDES.find(({ id }) => path === `${id}.html`);
        if (guide) {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          renderGuide(guide).then((html) => response.end(html), next);
        } else if (files().includes(path)) {
          response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
          response.end(fileAt(path));
        } else {
          next();
        }
      });
    },
    async generateBundle() {
      for (const guide of GUIDES)
        this.emitFile({ type: 'asset', fileName: `guides/${guide.id}.html`, source: await renderGuide(guide) });
      for (const file of files()) this.emitFile({ type: 'asset', fileName: `guides/${file}`, source: fileAt(file) });
    },
  };
}
