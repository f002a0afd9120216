import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as ask } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sendByNode } from '../src/node/conformance/transport.ts';
import { inspectAll, PAGE, prepareBackend } from '../test/support/inspected-backend.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';

/** Of the relay. */
const SETTINGS = { ORIGINS: PAGE, PROVIDER: 'mailchimp', MAILCHIMP_KEY: 'key-us1', MAILCHIMP_LIST: '1a' };

/** Starts an example on Node, which says its address. */
async function onNode(file: string, act: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, [`demo/examples/${file}`], { env: { PORT: '0', ...SETTINGS } });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    await act(/http:\S+/u.exec(line.toString())?.[0] ?? '');
  } finally {
    server.kill();
  }
}

it('on Node survives a request that is none', async () => {
  await onNode('relay/node.mjs', async (address) => {
    const [answer] = (await once(ask(address, { method: 'TRACE' }).end(), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
  });
}, 10_000);

const LISTMONK = { PROVIDER: 'listmonk', LISTMONK_URL: 'lists.example', LISTMONK_LIST: 'uuid' };
const BREVO = {
  BREVO_KEY: 'k',
  BREVO_LIST: 'seven',
  BREVO_TEMPLATE: '5',
  BREVO_CONFIRMED_PAGE: 'https://shop.example/',
};

it.each([
  ['set ORIGINS', { ORIGINS: 'www.shop.example' }],
  ['set PROVIDER\n', { PROVIDER: '' }],
  ['set PROVIDER to one of mailchimp, brevo, listmonk', { PROVIDER: 'mailchimpp' }],
  ['set MAILCHIMP_LIST', { MAILCHIMP_LIST: '' }],
  ['end MAILCHIMP_KEY with its data centre', { MAILCHIMP_KEY: 'key' }],
  ['listmonk: lists.example/api/public/subscription is not an address', LISTMONK],
  ['the ids of lists and templates are numbers', { PROVIDER: 'brevo', ...BREVO }],
])(
  'the relay does not start with wrong settings, and says: %s',
  async (message, settings) => {
    const env = { PORT: '0', ...SETTINGS, ...settings };
    const run = promisify(execFile)(process.execPath, ['demo/examples/relay/node.mjs'], { env, timeout: 5000 });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`relay: ${message}`) as string,
    });
  },
  10_000,
);

it('the service to copy has all that the tag needs', async () => {
  await onNode('own-service.mjs', async (base) => {
    const { settings } = await prepareBackend('DE', { base, tags: ['shop-newsletter'], customer: undefined });
    const reports = await inspectAll({ settings, transport: sendByNode });
    const passed = reports.filter(({ result }) => result !== 'left-out');
    expect(passed.flatMap(({ points }) => points.filter(({ good }) => !good))).toEqual([]);
    expect(passed.length).toBeGreaterThan(8);
  });
}, 10_000);

it.each([
  ['text of a form', 415, { 'Content-Type': 'text/plain' }, '{"email":"anna@example.com"}'],
  ['a page of another origin', 403, { Origin: 'https://evil.example' }, '{"email":"anna@example.com"}'],
  ['a long address', 400, {}, JSON.stringify({ email: `a@${'.'.repeat(15_000)} ` })],
  ['a list of addresses', 400, {}, '{"email":["anna@example.com"]}'],
  ['too much', 413, {}, JSON.stringify({ email: 'a'.repeat(17_000) })],
  ['no object', 400, {}, 'null'],
])(
  'the service to copy refuses %s with %i',
  async (_, status, headers, body) => {
    await onNode('own-service.mjs', async (base) => {
      const all = { Origin: PAGE, 'Content-Type': 'application/json', ...headers };
      const request = ask(base + PATH, { method: 'POST', headers: all });
      const [answer] = (await once(request.end(body), 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(status);
    });
  },
  10_000,
);
