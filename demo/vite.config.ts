import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { icons } from '../src/build/icons.ts';
import { guides } from './guides.ts';
import { hostPages } from './host-pages.ts';
import { navigation } from './navigation/navigation.ts';

const ROOT = import.meta.dirname;

const { version } = JSON.parse(readFileSync(join(ROOT, '../package.json'), 'utf8')) as { version: string };

/** The pages that Vite builds; the host pages are copied as they are. */
const PAGES = globSync(['*.html', 'hosts/index.html', 'configurator/pages/*.html'], { cwd: ROOT }).map((file) =>
  join(ROOT, file),
);

/** Builds the demo's pages. They load `/shop-widgets.js` as a shop's page does, so the script is not part of it. */
export default defineConfig({
  root: ROOT,
  base: '/',
  publicDir: join(ROOT, 'public'),
  define: { __VERSION__: JSON.stringify(version), __MODULES__: 'false' },
  plugins: [icons(), navigation(), hostPages(), guides()],
  build: {
    outDir: join(ROOT, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // The supported browsers preload modules, but for Safari 16, which loads them later.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: PAGES },
  },
});
