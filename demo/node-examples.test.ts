// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as ask } from 'node:http';
import { expect, it } from 'vitest';
import { sendByNode } from '../src/node/conformance/transport.ts';
import { inspectAll, PAGE, prepareBackend } from '../test/support/inspected-backend.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';

/** Starts an example on Node, which says its address. */
async function onNode(file: string, act: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, [`demo/examples/${file}`], { env: { PORT: '0' } });
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
