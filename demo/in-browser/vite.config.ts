import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import demo from '../vite.config.ts';
import { finishFolder } from './build/finish-folder.ts';
import { ownPage } from './build/own-pages.ts';

const OUT = join(import.meta.dirname, '../dist-static');

/** The services of a static host run in the browser. */
const inBrowser: Plugin = {
  name: 'in-browser',
  transformIndexHtml: { order: 'pre', handler: (html, { path }) => ownPage(html, path) },
  writeBundle: { order: 'post', sequential: true, handler: () => finishFolder(OUT) },
};

/**
 * Builds the demo for any static host into `demo/dist-static`, with its backend in the browser. The pages are those of
 * `demo/vite.config.ts`; the folder may stand below any address.
 */
export default defineConfig(
  mergeConfig(demo, {
    base: './',
    plugins: [inBrowser],
    build: {
      outDir: OUT,
      rolldownOptions: { input: [join(import.meta.dirname, 'host-frame/host-frame.html')] },
      // MSW knows every public domain name, and the sites' texts are in the mails.
      chunkSizeWarningLimit: 800,
    },
  }),
);
