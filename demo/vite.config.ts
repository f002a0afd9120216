import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const ROOT = import.meta.dirname;

/** Every page of the demo, by its name: `demo/outbox.html` is `outbox`. */
const PAGES = Object.fromEntries(
  globSync('*.html', { cwd: ROOT }).map((file) => [basename(file, '.html'), join(ROOT, file)]),
);

/** Vite's own list, and the folder of the backend's database. */
const NEVER_SERVED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.data/**',
];

/** Builds the demo's pages into `demo/dist`. The pages load `/shop-widgets.js` as an integrator's page does: it is no part of this build. */
export default defineConfig({
  root: ROOT,
  base: '/',
  publicDir: join(ROOT, 'public'),
  server: {
    // The backend says itself which origins may call it.
    cors: false,
    fs: { deny: NEVER_SERVED },
  },
  build: {
    outDir: join(ROOT, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: PAGES },
  },
});
