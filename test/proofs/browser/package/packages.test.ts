import { readdirSync } from 'node:fs';
import { expect, readBuilt, test } from '../../../embed/support/host-page.ts';

/** The packages of which the built files hold code, by the source maps of scripts and the comments of files for Node. */
function packagesInside(): readonly string[] {
  const sources = ['shop-widgets.js.map', 'shop-widgets-debug.js.map', 'shop-widgets.one-site.staff.js.map'].flatMap(
    (file) => (JSON.parse(readBuilt(file).toString('utf8')) as { readonly sources: string[] }).sources,
  );
  const node = ['cli.js', 'prerender.js', 'mock.js', ...readdirSync('dist/node').map((name) => `node/${name}`)];
  const regions = node.flatMap((file) =>
    Array.from(
      readBuilt(file)
        .toString('utf8')
        .matchAll(/^\/\/#region (.*)$/gm),
      ([, id]) => id ?? '',
    ),
  );
  const names = [...sources, ...regions].flatMap((id) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(names)].sort();
}

test('the licence of every package in the built files is delivered', () => {
  const text = readBuilt('LICENSES.txt').toString('utf8');
  expect(packagesInside()).toContain('react-dom');
  const missing = packagesInside().filter((name) => !text.includes(`\n${name} `));
  expect(missing).toEqual([]);
  // The icons are drawings of this set.
  expect(text).toContain('\nlucide-static ');
});
