import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDES } from './guides/pages.ts';
import { renderGuide } from './guides/render.ts';

const FOLDER = join(import.meta.dirname, 'guides');

/** The parts of `guides.css`: the bar that leads to the demo's other pages, the page and its text. */
const STYLES = [
  join(import.meta.dirname, 'navigation/navigation.css'),
  join(FOLDER, 'page.css'),
  join(FOLDER, 'text.css'),
];

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', webp: 'image/webp' };

/** The files that a page of the guides refers to, by their address below `/guides`. */
export function guideFiles(): readonly string[] {
  return ['guides.css', ...readdirSync(join(FOLDER, 'pictures')).map((name) => `pictures/${name}`)];
}

function fileAt(path: string): string | Buffer {
  if (path === 'guides.css') return STYLES.map((file) => readFileSync(file, 'utf8')).join('');
  return readFileSync(join(FOLDER, path));
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
        } else if (guideFiles().includes(path)) {
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
      for (const file of guideFiles())
        this.emitFile({ type: 'asset', fileName: `guides/${file}`, source: fileAt(file) });
    },
  };
}
