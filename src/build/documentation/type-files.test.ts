// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentationFiles } from './documentation.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'shop-types-'));

/** Correct pages. */
const RIGHT = {
  'page.ts': `
    import type { Locale, ShopFooter, Site } from './types/index.js';
    const newsletter = document.createElement('shop-newsletter');
    const site: Site = newsletter.site;
    newsletter.site = 'CH_FR';
    newsletter.site = null;
    newsletter.headingLevel = undefined;
    const level: number = newsletter.headingLevel;
    const spa: boolean = newsletter.spa;
    newsletter.addEventListener('shop-ready', function (event) {
      const locale: Locale = event.detail.locale;
      this.apiKey = locale;
    });
    newsletter.addEventListener('click', (event) => event.clientX);
    newsletter.addEventListener('of-the-page', (event) => event.target);
    document.addEventListener('shop-newsletter-error', ({ detail }) => detail.result === 'ERROR_INVALID_EMAIL');
    window.addEventListener('shop-failure', ({ detail }) => detail.message.length);
    const footer: ShopFooter | null = document.querySelector('shop-footer');
    if (footer) footer.pageHeader = ['NO_HEADER'];
    if (footer) footer.pageHeader = 'NO_HEADER, NO_FOOTER';
    document.querySelector('shop-layout')?.pageHeader.includes('NO_FOOTER');
    export { level, site, spa };`,
  'page.tsx': `
    import './types/react.js';
    export const Page = () => (
      <shop-layout page-header="NO_HEADER" id="frame" className="x">
        <shop-newsletter
          site="AT"
          heading-level={3}
          invalid-link
          ref={(element) => { if (element) element.site = null; }}
          onshop-newsletter-success={({ detail }) => detail.origin.length}
          onClick={(event) => event.currentTarget.spa}
        >
          <a href="/subscribenewsletter">Newsletter</a>
        </shop-newsletter>
        <shop-footer slot="footer" reduced={false} />
      </shop-layout>
    );`,
  'server.ts': `
    import { prerender, type PrerenderOptions } from './types/prerender.js';
    const options: PrerenderOptions = { attributes: { site: 'AT', reduced: true, id: null } };
    export const html: string = prerender({ tag: 'shop-footer', ...options, texts: {}, now: new Date(), page: 'https://shop.example/' });`,
};

/** Incorrect lines, and the message of the compiler about each. */
const WRONG: ReadonlyArray<readonly [what: string, code: string, message: RegExp]> = [
  ['an unknown value', "document.createElement('shop-newsletter').site = 'UK';", /"UK"' is not assignable/],
  ['a wrong type', "document.createElement('shop-newsletter').headingLevel = 'x';", /not assignable to type 'number/],
  ['an unknown property', "document.createElement('shop-newsletter').colour = 'red';", /'colour' does not exist/],
  [
    'an address in an event',
    "document.addEventListener('shop-newsletter-success', ({ detail }) => detail.email);",
    /'email' does not exist/,
  ],
  [
    'an unknown tag to prerender',
    "import { prerender } from './types/prerender.js'; prerender({ tag: 'shop-nothing' });",
    /"shop-nothing"' is not assignable/,
  ],
  ['an unknown value in JSX', 'export const x = <shop-footer site="UK" />;', /"UK"' is not assignable/],
];

let output = '';

beforeAll(async () => {
  const files = await documentationFiles();
  mkdirSync(join(folder, 'types'));
  for (const name of ['types/index.d.ts', 'types/react.d.ts', 'types/prerender.d.ts'])
    writeFileSync(join(folder, name), files[name] ?? '');
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const pages = new Map(Object.entries(RIGHT));
  WRONG.forEach(([, code], index) => pages.set(`wrong-${index}.tsx`, `import './types/react.js';\n${code}`));
  for (const [name, code] of pages) writeFileSync(join(folder, name), code);
  output = await compile([...pages.keys()]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles pages against the types, and returns the errors of the compiler. */
function compile(files: readonly string[]): Promise<string> {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc');
  // One line per error, even if FORCE_COLOR is set.
  return promisify(execFile)(execPath, [compiler, '--pretty', 'false', '--project', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const said = (name: string): string[] => output.split('\n').filter((line) => line.includes(`${name}(`));

it.each(Object.keys(RIGHT))('contain the elements, their properties and their events in %s', (name) => {
  expect(said(name)).toEqual([]);
});

it.each(WRONG.map(([what, , message], index) => [what, index, message] as const))('report %s', (_, index, message) => {
  expect(said(`wrong-${index}.tsx`).join('\n')).toMatch(message);
});

it('compile without errors', () => {
  expect(said('index.d.ts').concat(said('react.d.ts'))).toEqual([]);
});
