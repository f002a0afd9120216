import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const ROOT = import.meta.dirname;

/** Every page of the demo, by its name: `demo/outbox.html` is `outbox`. */
const PAGES = Object.fromEntries(
  globSync('*.html', { cwd: ROOT }).map((file) => [basename(file, '.html'), join(ROOT, file)]),
);

/** Builds the demo's pages into `demo/dist`. The pages load `/shop-widgets.js` as an integrator's page does: it is no part of this build. */
export default defineConfig({
  root: ROOT,
  base: '/',
  publicDir: join(ROOT, 'public'),
  build: {
    outDir: join(ROOT, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: PAGES },
  },
});
