import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import type { RunningServer } from './listen.ts';
import { type ServerOptions, startServer } from './server.ts';
import type { Mail } from './records.ts';
import { isServed, originOfServer } from './hosts.ts';
import { settingsFrom } from './server-settings.ts';

const BODY = JSON.stringify(SHORT);
const ATTACKER = { Host: 'attacker.example' };
const JSON_HEADERS = { 'Content-Type': 'application/json' };

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('the server closes the connection for the fault, and keeps running', async () => {
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

test('a request for another host is refused', async () => {
  const { url } = await start();
  for (const path of ['/demo/api/outbox', '/']) expect(await send(url, 'GET', path, ATTACKER)).toBe(421);
  expect(await send(url, 'POST', SUBSCRIBERS, ATTACKER)).toBe(421);
  expect(await send(url, 'POST', `http://attacker.example${SUBSCRIBERS}`)).toBe(421);
  expect(await outbox(url)).toEqual([]);
});

test('a request for another host is answered if the host is allowed', async () => {
  const { url } = await start({ hosts: ['demo.example'], baseUrl: 'https://shop.example' });
  expect(await send(url, 'GET', '/demo/api/outbox', { Host: 'demo.example' })).toBe(200);
  expect(await send(url, 'GET', '/demo/api/outbox', { Host: 'shop.example' })).toBe(200);
});

test.each([
  ['the address of the server', {}, undefined],
  ['the configured public URL', { baseUrl: 'https://shop.example' }, 'https://shop.example'],
])('the link of a mail leads to %s, whatever host the request names', async (_what, options, address) => {
  const { url } = await start(options);
  const Host = `127.0.0.1:${new URL(url).port}`;
  expect(await send(url, 'POST', SUBSCRIBERS, { Host })).toBe(201);
  expect(new URL((await outbox(url))[0]?.confirmUrl ?? '').origin).toBe(address ?? url);
});

test('a refused origin is reported once, with advice', async () => {
  const log = vi.fn<(message: string) => void>();
  const { url } = await start({ log });
  const headers = { Origin: 'http://cms.example:3000', 'Access-Control-Request-Method': 'POST' };
  for (let count = 0; count < 2; count += 1) await fetch(url + SUBSCRIBERS, { method: 'OPTIONS', headers });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'A page of http://cms.example:3000 may not call the services. To let it, start with ALLOWED_ORIGINS=http://cms.example:3000',
  );
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  server = await startServer({ port: 0, databaseFile: ':memory:', ...options });
  return server;
}

async function outbox(url: string): Promise<Mail[]> {
  return (await (await fetch(`${url}/demo/api/outbox`)).json()) as Mail[];
}

/** The status of what `fetch` would not send: any `Host`, and a whole address as the request's target. */
async function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const { port } = new URL(url);
  const call = request({ host: '127.0.0.1', port, method, path, headers: { ...JSON_HEADERS, ...headers } });
  call.end(method === 'GET' ? undefined : BODY);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

test.each([
  ['localhost:4173', []],
  ['[::1]:4173', []],
  ['192.0.2.7:4173', []],
  ['[2001:db8::7]', []],
  ['shop.example', ['Shop.example']],
])('a server answers for the host %s when its names are %j', (host, names) => {
  expect(isServed(`http://${host}/`, names)).toBe(true);
});

test.each(['evil.example', 'localhost.evil.example', 'evil.example:4173', 'localhost.', '127.0.0.1.evil.example'])(
  'a server answers for no other name, such as %s',
  (host) => {
    expect(isServed(`http://${host}/`, ['127.0.0.1', 'shop.example'])).toBe(false);
  },
);

test.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
  ['shop.local', 'http://shop.local:80'],
])('a server that listens on %s is opened at %s', (hostname, url) => {
  expect(originOfServer(hostname, 80)).toBe(url);
});

test('missing and empty variables set nothing', () => {
  expect(settingsFrom({})).toEqual({ hosts: [], origins: [] });
  expect(settingsFrom({ HOST: '', PUBLIC_URL: ' ', ALLOWED_HOSTS: ',', ALLOWED_ORIGINS: '' })).toEqual({
    hosts: [],
    origins: [],
  });
});

test('lists are separated by commas, and origins are read from URLs', () => {
  expect(
    settingsFrom({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://demo.example/',
      ALLOWED_HOSTS: 'demo.example, demo.local',
      ALLOWED_ORIGINS: 'http://localhost:3000/page , null,https://CMS.example',
    }),
  ).toEqual({
    port: 8080,
    hostname: '0.0.0.0',
    baseUrl: 'https://demo.example',
    hosts: ['demo.example', 'demo.local'],
    origins: ['http://localhost:3000', 'null', 'https://cms.example'],
  });
});

test.each([
  ['PUBLIC_URL', 'demo.example'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'file:///tmp'],
  ['PORT', 'http'],
  ['PORT', '70000'],
])('%s reports the invalid value "%s"', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(`${name} is “${value}”, which is not a`);
});
