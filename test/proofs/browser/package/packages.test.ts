import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, readBuilt, test } from '../../../embed/support/host-page.ts';

interface Sbom {
  readonly components: readonly { readonly group?: string; readonly name: string; readonly version: string }[];
}

function sbom(): Sbom {
  return JSON.parse(readBuilt('sbom.json').toString('utf8')) as Sbom;
}

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

test('the bill of materials names every package in the built files, in its installed version', () => {
  const listed = sbom().components.map(({ group, name, version }) => [group ? `${group}/${name}` : name, version]);
  expect(listed.map(([name]) => name)).toEqual(expect.arrayContaining([...packagesInside()]));
  // The drawings of the icons were copied from sets that are not installed.
  const installedOnes = listed.filter(([name]) => name !== 'lucide-static' && name !== 'simple-icons');
  for (const [name = '', version] of installedOnes) {
    const { version: installed } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    expect({ name, version }).toEqual({ name, version: installed });
  }
});
