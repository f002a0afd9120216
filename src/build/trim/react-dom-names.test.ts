// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAMES } from './react-dom-names.ts';

const PROJECT = new URL('../../../', import.meta.url);

/** Which of the names the files contain as properties: `.name`, `name:`, `name?:`, `name(`. */
function namedIn(...patterns: readonly string[]): readonly string[] {
  const files = globSync(patterns, { cwd: PROJECT.pathname }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(patterns.length);
  const text = files.map((file) => readFileSync(new URL(file, PROJECT), 'utf8')).join('\n');
  return NAMES.filter((name) => new RegExp(`\\.${name}\\b|\\b${name}\\??[:(]`).test(text));
}

it('are names of react-dom', () => {
  expect(namedIn('node_modules/react-dom/cjs/react-dom-client.production.js')).toEqual(NAMES);
});

it('are not names of the browser', () => {
  const libraries = 'node_modules/@typescript/*/lib';
  expect(namedIn(`${libraries}/lib.dom.d.ts`, `${libraries}/lib.esnext*.d.ts`, `${libraries}/lib.es20*.d.ts`)).toEqual(
    [],
  );
});

it('are not names that React gives to components', () => {
  const types = 'node_modules/@types';
  expect(namedIn(`${types}/react/*.d.ts`, `${types}/react-dom/*.d.ts`)).toEqual([]);
});

it('are not names of ours, some of which pages and services know', () => {
  expect(
    namedIn(
      'widgets/**/*.{ts,tsx,json}',
      'locales/**/*.{ts,json}',
      'src/{embed,ui}/**/*.{ts,tsx,yaml}',
    ),
  ).toEqual([]);
});
