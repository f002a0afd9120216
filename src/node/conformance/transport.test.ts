// @vitest-environment node
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sendByNode } from './transport.ts';

async function withServer<Result>(listener: RequestListener, act: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('sends the headers that a browser adds, and follows no redirect', async () => {
  const headers = { Origin: 'https://www.shop.example', Cookie: 'LoginToken=x', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await withServer(
    (request, response) => {
      const { origin, cookie, 'sec-fetch-site': site } = request.headers;
      response.writeHead(302, { Location: '/other', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end([origin, cookie, site].join(' '));
    },
    (url) => sendByNode(new Request(url, { headers }), 15_000),
  );
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/other');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('https://www.shop.example LoginToken=x cross-site');
});

it('reads no more of an answer than a service sends', async () => {
  let sent = 0;
  const endless: RequestListener = (_, response) => {
    const chunk = Buffer.alloc(100_000);
    const send = (): void => {
      sent += chunk.length;
      if (!response.destroyed && sent < 100_000_000) response.write(chunk, send);
    };
    send();
  };
  await expect(withServer(endless, (url) => sendByNode(new Request(url), 15_000))).rejects.toThrow(
    'the answer has more than 1000000 bytes',
  );
  expect(sent).toBeLessThan(100_000_000);
});

it.each([
  ['at all', () => undefined],
  ['with its whole body', (_, response) => response.write('{')],
] satisfies [string, RequestListener][])('gives a service up that does not answer %s', async (_, listener) => {
  const sent = withServer(listener, (url) => sendByNode(new Request(url), 20));
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
});
