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

test('the development server does not let pages on another port read or frame its files', async () => {
  const { headers } = await fetch(`${url}/page.txt`, { headers: { Origin: 'http://localhost:3000' } });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
});
