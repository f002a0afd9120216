import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LICENCES, notePackages, SBOM } from './bundled-packages.ts';
import { PROJECT } from './project.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-packages-'));
  write('package.json', JSON.stringify({ name: 'shop', version: '1.2.3', license: 'MIT' }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function addPackage(name: string, manifest: object, licence?: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '2.0.0', main: 'index.js', ...manifest }));
  write(`node_modules/${name}/index.js`, `export const name = ${JSON.stringify(name)};`);
  if (licence !== undefined) write(`node_modules/${name}/LICENSE`, licence);
}

/** Builds an entry and returns the two files. */
async function built(
  entry: string,
  redirects?: (code: string) => number,
): Promise<{ readonly licences: string; readonly sbom: string }> {
  write('entry.js', entry);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { emptyOutDir: false, lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: 'script' } },
  });
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  notePackages(root, join(root, 'dist'), outputs, redirects);
  const read = (name: string): string => readFileSync(join(root, 'dist', name), 'utf8');
  return { licences: read(LICENCES), sbom: read(SBOM) };
}

it('the lists of what is bundled name the packages whose code is in the script, and no others', async () => {
  addPackage('@scope/used', { license: 'MIT' }, 'The licence of used.');
  addPackage('unused', { license: 'MIT' }, 'The licence of unused.');
  const { licences, sbom } = await built("import { name } from '@scope/used'; import 'unused'; console.log(name);");
  expect(licences).toContain('@scope/used 2.0.0 (MIT)\n\nThe licence of used.');
  expect(licences).not.toContain('unused');
  expect(sbom).toContain('"purl": "pkg:npm/%40scope/used@2.0.0"');
  expect(sbom).not.toContain('unused');
});

it('the lists of what is bundled say how many calls of each package are redirected, also after a build that redirects none', async () => {
  addPackage('called', { license: 'MIT' }, 'A licence.');
  const entry = "export { name } from 'called';";
  await built(entry, () => 7);
  const { licences, sbom } = await built(entry);
  expect(licences).toContain('redirects 7 of their calls');
  expect(sbom).toMatch(/"shop-widgets:redirected-calls",\s*"value": "7"/);
});

it('the lists of what is bundled write the common licence with the author where a package has no file', async () => {
  addPackage('bare', { license: 'MIT', author: 'Ada Example <ada@example.com>' });
  const { licences } = await built("export { name } from 'bare';");
  expect(licences).toContain('bare 2.0.0 (MIT)\n\nCopyright (c) Ada Example\n\nPermission is hereby granted');
});

it('the lists of what is bundled name the sets of the icons that are left in a file', () => {
  const left = (renderedExports: string[]) => ({ code: 'x', renderedExports });
  const modules = { [join(PROJECT, 'src/ui/icons/icons.ts')]: left(['CartIcon', 'AlertIcon']) };
  const dir = join(root, 'dist');
  mkdirSync(dir);
  notePackages(PROJECT, dir, [{ type: 'chunk', modules } as unknown as Rolldown.OutputChunk]);
  const licences = readFileSync(join(dir, LICENCES), 'utf8');
  expect(licences.match(/^\S+ \d\S* \(.*\)$/gm)).toEqual([expect.stringMatching(/^@iconify-json\/lucide .* \(ISC\)$/)]);
  expect(licences).toContain('Lucide Icons and Contributors');
});

it.each([
  ['has no licence in its package.json', {}],
  ['has no licence file', { license: 'EUPL-1.2' }],
])('the lists of what is bundled fail the build where a package %s', async (message, manifest) => {
  addPackage('odd', manifest);
  await expect(built("export { name } from 'odd';")).rejects.toThrow(message);
});
