import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSERS } from '../../src/build/pipeline.ts';

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}

it('the supported browsers are in their guide as the script is built for them', () => {
  const section = /^## Supported browsers\n\n(.*?)\n\n/ms.exec(read('demo/guides/content/compatibility.md'))?.[1] ?? '';
  const named = section
    .replace('Chrome and Edge from 109', 'Chrome from 109, Edge from 109')
    .matchAll(/([A-Z]\w+) from ([\d.]+)/g);
  expect(Array.from(named, ([, name = '', version = '']) => `${name.toLowerCase()}${version}`)).toEqual(BROWSERS);
});

it('the supported browsers are in package.json as the script is built for them', () => {
  const { browserslist } = JSON.parse(read('package.json')) as { readonly browserslist: readonly string[] };
  // On iOS every browser is Safari.
  const desktop = browserslist.filter((entry) => !entry.startsWith('ios_saf'));
  expect(desktop.map((entry) => entry.replace(' >= ', ''))).toEqual(BROWSERS);
  expect(browserslist).toContain(desktop.at(-1)?.replace('safari', 'ios_saf'));
});
