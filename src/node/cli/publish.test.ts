import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './run.ts';
import { publishFiles } from './publish.ts';

const THEMES = readdirSync(join(import.meta.dirname, '../../../widgets/themes'));

let dist = '';
let root = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  root = mkdtempSync(join(tmpdir(), 'shop-root-'));
  build('1.2.3', 'script();');
});

afterEach(() => {
  for (const folder of [dist, root]) rmSync(folder, { recursive: true });
});

function build(version: string, script: string, more: object = {}): void {
  writeFileSync(join(dist, 'shop-widgets.js'), script);
  writeFileSync(join(dist, 'shop-widgets.js.map'), '{}');
  writeFileSync(join(dist, 'shop-widgets-debug.js'), 'look();');
  mkdirSync(join(dist, 'themes'), { recursive: true });
  for (const theme of THEMES) writeFileSync(join(dist, 'themes', theme), ':root {}');
  const chunk = `modules/chunk-${version.replaceAll('/', '')}.js`;
  mkdirSync(join(dist, 'modules'), { recursive: true });
  writeFileSync(join(dist, chunk), script);
  writeFileSync(join(dist, 'cli.js'), 'not for pages');
  writeFileSync(
    join(dist, 'integrity.json'),
    JSON.stringify({
      version,
      files: {
        'shop-widgets.js': hashed(script),
        'shop-widgets-debug.js': hashed('look();'),
        [chunk]: hashed(script),
        ...more,
      },
    }),
  );
}

function hashed(text: string): { readonly integrity: string } {
  return { integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

/** The names in a published folder, without those of compressed copies. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .toSorted();

const read = (path: string): Buffer => readFileSync(join(root, path));

it('puts the scripts into the folders of their version and of their major version, compressed too', () => {
  expect(publishFiles(dist, root)).toEqual(['1.2.3', '1']);
  for (const folder of ['1.2.3', '1']) {
    expect(read(`${folder}/shop-widgets.js`).toString()).toBe('script();');
    expect(filesIn(`${folder}/themes`)).toEqual(THEMES.toSorted());
    expect(gunzipSync(read(`${folder}/shop-widgets.js.gz`)).toString()).toBe('script();');
    expect(brotliDecompressSync(read(`${folder}/shop-widgets.js.br`)).toString()).toBe('script();');
    expect(filesIn(folder)).toEqual([
      'integrity.json',
      'modules',
      'shop-widgets-debug.js',
      'shop-widgets.js',
      'shop-widgets.js.map',
      'themes',
    ]);
  }
});

it('does not overwrite a version with other bytes, and writes nothing then', () => {
  publishFiles(dist, root);
  build('1.2.3', 'other();');
  expect(() => publishFiles(dist, root)).toThrow('.js was published with other bytes');
  expect(read('1/shop-widgets.js').toString()).toBe('script();');
});

it.each([
  ['an older release', '1.2.2'],
  ['a candidate', '1.10.0-rc.1'],
])('leaves the folder of the major version alone for %s', (_, version) => {
  publishFiles(dist, root);
  build(version, 'other();');
  expect(publishFiles(dist, root)).toEqual([version]);
  expect(read(`${version}/shop-widgets.js`).toString()).toBe('other();');
  expect(read('1/shop-widgets.js').toString()).toBe('script();');
});

it('moves the folder of the major version to a newer release, by the numbers of both, and leaves the files before', () => {
  publishFiles(dist, root);
  build('1.10.0', 'other();');
  expect(publishFiles(dist, root)).toEqual(['1.10.0', '1']);
  expect(read('1/shop-widgets.js').toString()).toBe('other();');
  // A page that was opened before loads it.
  expect(read('1/modules/chunk-1.2.3.js').toString()).toBe('script();');
});

it.each([
  ['1', '1.2.3'],
  ['1/modules', '../1.2.3/modules'],
  ['1/shop-widgets.js', '../1.2.3/shop-widgets.js'],
])('writes through no link %s, and nothing then', (link, target) => {
  publishFiles(dist, root);
  rmSync(join(root, link), { recursive: true });
  symlinkSync(target, join(root, link));
  build('1.3.0', 'other();');
  expect(() => publishFiles(dist, root)).toThrow(`${link} is a link`);
  expect(readdirSync(root).toSorted()).toEqual(['1', '1.2.3']);
  expect(read('1.2.3/shop-widgets.js').toString()).toBe('script();');
});

it.each(['shop-widgets.js.map', 'themes/dark.css', 'modules'])('publishes no link of a build: %s', (name) => {
  renameSync(join(dist, name), join(dist, 'elsewhere'));
  symlinkSync(join(dist, 'elsewhere'), join(dist, name));
  expect(() => publishFiles(dist, root)).toThrow(`${name} is a link`);
  expect(readdirSync(root)).toEqual([]);
});

it.each(['themes/neutral.css', 'modules/chunk-1.2.3.js'])('publishes nothing of a build that lacks %s', (name) => {
  rmSync(join(dist, name));
  expect(() => publishFiles(dist, root)).toThrow(`${name}: the build has not ended`);
  expect(readdirSync(root)).toEqual([]);
});

it.each(['../outside.js', '/outside.js', 'a/../../outside.js'])('publishes no file %j', (name) => {
  build('1.2.3', 'script();', { [name]: hashed('x') });
  expect(() => publishFiles(dist, root)).toThrow('is not a file of a build');
  expect(readdirSync(root)).toEqual([]);
});

it('publishes no file that differs from its hash', () => {
  writeFileSync(join(dist, 'shop-widgets.js'), 'evil();');
  expect(() => publishFiles(dist, root)).toThrow('shop-widgets.js differs from its hash');
  expect(readdirSync(root)).toEqual([]);
});

it.each(['../../../x', '1.2', '', '1.2.3/../..', '1.2.3-../x'])('publishes no version %j', (version) => {
  build(version, 'script();');
  expect(() => publishFiles(dist, root)).toThrow('has no version');
  expect(readdirSync(root)).toEqual([]);
});

it('is a command, which says what it has written or why it cannot', async () => {
  const machine = { readFile: async () => '', print: () => {}, ask: () => Promise.resolve(200), environment: {} };
  const done = await run(['publish', dist, root], machine);
  expect(done).toEqual({ output: `${root}/1.2.3/ is published.\n${root}/1/ is published.\n`, exitCode: 0 });
  expect((await run(['publish', root, dist], machine)).output).toContain('it has no integrity.json');
  expect((await run(['publish', dist], machine)).exitCode).toBe(2);
  build('1.2.3', 'other();');
  expect((await run(['publish', dist, root], machine)).exitCode).toBe(1);
});
