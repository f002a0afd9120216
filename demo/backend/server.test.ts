// @vitest-environment node
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { serveFiles } from './static-files.ts';
import type { Mail } from './store.ts';

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const BODY = JSON.stringify({ email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' });
const JSON_HEADERS = { 'Content-Type': 'application/json' };

let folder: string;
let server: RunningServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-server-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

describe('the server', () => {
  test('confirms a sign-up that was made before it was restarted', async () => {
    const first = await start();
    const answer = await fetch(first.url + SUBSCRIBERS, { method: 'POST', body: BODY, headers: JSON_HEADERS });
    expect(answer.status).toBe(201);
    await first.close();

    const second = await start();
    const [mail] = (await (await fetch(`${second.url}/demo/api/outbox`)).json()) as Mail[];
    const token = new URL(mail?.confirmUrl ?? '').searchParams.get('token');
    const confirmed = await fetch(`${second.url}${SUBSCRIBERS}/${token}/doi`, { method: 'PUT' });
    expect(await confirmed.json()).toMatchObject({ status: 'SUBSCRIBED', email: 'anna@example.org' });
  });

  test('cuts the connection when the fault says so, and lives on', async () => {
    const { url } = await start();
    const setFault = (newsletter: string): Promise<Response> =>
      fetch(`${url}/demo/api/faults`, { method: 'PUT', body: JSON.stringify({ newsletter }), headers: JSON_HEADERS });
    await setFault('drop');
    await expect(fetch(url + SUBSCRIBERS, { method: 'POST', body: BODY, headers: JSON_HEADERS })).rejects.toThrow(
      'fetch failed',
    );
    await setFault('none');
    const answer = await fetch(url + SUBSCRIBERS, { method: 'POST', body: BODY, headers: JSON_HEADERS });
    expect(answer.status).toBe(201);
  });

  test('says that its port is taken', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(startServer({ port, databaseFile: join(folder, 'other.sqlite') })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('a file', () => {
  test('is served from the first folder that has it, to every origin, never from a cache unasked', async () => {
    const app = await appWithFiles({ 'a/x.js': '"a"', 'b/x.js': '"b"', 'b/index.html': 'ä' });
    const script = await app.request('/x.js');
    expect(await script.text()).toBe('"a"');
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    });
    expect(await (await app.request('/')).text()).toBe('ä');
  });

  test.each([
    ['x.json', 'application/json; charset=utf-8'],
    ['x.js.map', 'application/json; charset=utf-8'],
    ['x.html', 'text/html; charset=utf-8'],
    ['x.css', 'text/css; charset=utf-8'],
    ['x.svg', 'image/svg+xml; charset=utf-8'],
    ['x.webp', 'image/webp'],
  ])('called %s has the type %s', async (name, type) => {
    const app = await appWithFiles({ [`a/${name}`]: '{}' });
    expect((await app.request(`/${name}`)).headers.get('Content-Type')).toBe(type);
  });

  test('outside of the folders is out of reach', async () => {
    const app = await appWithFiles({ 'a/x.js': '', 'secret.txt': 'secret' });
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/a/../../secret.txt']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });

  test('that was built after the start is found', async () => {
    const app = await appWithFiles({});
    expect((await app.request('/x.js')).status).toBe(404);
    await write('a/x.js', '1');
    expect((await app.request('/x.js')).status).toBe(200);
  });
});

async function start(): Promise<RunningServer> {
  server = await startServer({ port: 0, databaseFile: join(folder, 'data/shop.sqlite') });
  return server;
}

async function appWithFiles(files: Record<string, string>): Promise<Hono> {
  for (const [path, content] of Object.entries(files)) await write(path, content);
  const app = new Hono();
  serveFiles(app, [join(folder, 'a'), join(folder, 'b')]);
  return app;
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}
