// @vitest-environment node
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

const LIMITS = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 10, maxConnections: 2 };

describe('a client that holds connections', () => {
  const clients: Socket[] = [];
  let listening: Listening;

  const start = async (changes: Partial<typeof LIMITS>): Promise<void> => {
    const app = new Hono().post('/', async (c) => c.text(await c.req.text())).onError((_, c) => c.body(null, 500));
    listening = await listen(app, { port: 0, hostname: '127.0.0.1', hosts: [] }, { ...LIMITS, ...changes });
  };
  const open = (): Socket => {
    // The server may reset the connection.
    const client = connect(Number(new URL(listening.url).port), '127.0.0.1').on('error', () => {});
    client.resume();
    clients.push(client);
    return client;
  };

  const closed = (client: Socket): Promise<void> =>
    new Promise((resolve) => {
      client.once('close', () => resolve());
    });

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await listening.close();
  });

  test.each(['POST / HTTP/1.1\r\n', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'])(
    'loses one whose request does not arrive: %j',
    async (half) => {
      await start({ headersTimeout: 20, requestTimeout: 20 });
      const client = open();
      client.write(half);
      await closed(client);
      expect(client.destroyed).toBe(true);
    },
  );

  test('gets a limited number of them', async () => {
    await start({});
    for (const client of [open(), open()]) await once(client, 'connect');
    await closed(open());
    expect(clients.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
  });
});
