import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDES } from './guides/pages.ts';
import { guidePage, searchSections } from './guides/guide-page.ts';

const FOLDER = join(import.meta.dirname, 'guides');

/** The files of `guides.css`: the bar and the head of the demo's pages, and what a guide consists of. */
const STYLES = [
  ...['navigation/navigation', 'index/styles/page-head'].map((name) => join(import.meta.dirname, `${name}.css`)),
  ...['page', 'text'].map((name) => join(FOLDER, `${name}.css`)),
];

export const SCRIPT = { source: 'in-page/main.ts', built: 'guides.js' };

/** Every file of the guides but their script, by its address below `/guides`. */
export const FILES: Readonly<Record<string, () => string | Buffer | Promise<string>>> = {
  'guides.css': () => STYLES.map((file) => readFileSync(file, 'utf8')).join(''),
  'search.json': async () => JSON.stringify(await searchSections()),
  ...Object.fromEntries(GUIDES.map((guide) => [`${guide.id}.html`, () => guidePage(guide)])),
  ...Object.fromEntries(
    readdirSync(join(FOLDER, 'pictures')).map((name) => [
      `pictures/${name}`,
      () => readFileSync(join(FOLDER, 'pictures', name)),
    ]),
  ),
};

export const GUIDE_FILES: readonly string[] = [...Object.keys(FILES), SCRIPT.built];

/** Builds the guides into pages whose text needs no script. */
export function guides(): Plugin {
  return {
    name: 'guides',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(FOLDER, SCRIPT.source), fileName: `guides/${SCRIPT.built}` });
    },
    async generateBundle() {
      for (const [path, make] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName: `guides/${path}`, source: await make() });
    },
  };
}
