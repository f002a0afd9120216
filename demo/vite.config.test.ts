// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from './vite.config.ts';

let folder: string;
let vite: ViteDevServer;
let url: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'shop-dev-')));
  await mkdir(join(folder, '.data'));
  await writeFile(join(folder, '.data/shop.sqlite'), 'secret');
  await writeFile(join(folder, '.data/shop.sqlite-wal'), 'secret');
  await writeFile(join(folder, 'page.txt'), 'page');
  await writeFile(join(folder, 'shop-page.html'), '<title>of the shop</title>');
  vite = await createServer({
    ...config,
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { ...config.server, port: 0, watch: null, ws: false },
  });
  await vite.listen();
  url = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/u, '');
});

afterAll(async () => {
  await vite.close();
  await rm(folder, { recursive: true });
});

test('the development server serves the files of the demo', async () => {
  expect(await (await fetch(`${url}/page.txt`)).text()).toBe('page');
});

test.each([
  'shop.sqlite',
  'shop.sqlite-wal',
  'shop.sqlite?raw',
  'shop.sqlite?url',
  'shop.sqlite?import&raw',
  '%73hop.sqlite',
])('the development server never serves the database: %s', async (file) => {
  for (const path of [`/.data/${file}`, `/%2edata/${file}`, `/@fs${folder}/.data/${file}`, `/./.data//${file}`]) {
    const answer = await fetch(url + path);
    const shown = { path, isServed: answer.ok, hasSecret: (await answer.text()).includes('secret') };
    expect(shown).toEqual({ path, isServed: false, hasSecret: false });
  }
});

test('the development server has the pages of the shop, in the market of the page with the link', async () => {
  const led = await fetch(`${url}/contact`, { redirect: 'manual', headers: { Referer: `${url}/?site=HU` } });
  expect(led.headers.get('Location')).toBe('/contact?site=HU');
  expect(await (await fetch(`${url}/contact?site=HU`)).text()).toContain('of the shop');
});

test('the development server does not let pages on another port read or frame its files', async () => {
  const { headers } = await fetch(`${url}/page.txt`, { headers: { Origin: 'http://localhost:3000' } });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
});

test('the development server serves the libraries of the host pages, and nothing above them', async () => {
  const library = await fetch(`${url}/hosts/lib/jquery-1.js`);
  expect(library.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(await library.text()).toContain('jQuery v1.');
  for (const path of [
    'joomla/../hosts.ts',
    'joomla/%2e%2e/%2e%2e/login/login.css',
    'lib/react.js',
    'lib/constructor',
  ]) {
    const answer = await fetch(`${url}/hosts/${path}`);
    expect({ path, isServed: answer.ok }).toEqual({ path, isServed: false });
  }
});
