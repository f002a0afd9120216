import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HostPageError, ResponseError } from './errors.ts';
import { createRequest } from './request.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

const request = createRequest({ serviceBase: 'https://shop.example' });

/** What a call is rejected with. */
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

describe('a page of the host', () => {
  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
  const redirected = (to: string, headers: HeadersInit = { 'Content-Type': 'application/json' }): Response =>
    Object.defineProperties(new Response('{}', { headers }), {
      redirected: { value: true },
      url: { value: to },
    });

  test.each([
    ['HTML for what is sent', 'POST', new Response('<h1>', { headers: HTML })],
    ['HTML for what is asked for', 'GET', new Response('<h1>', { headers: HTML })],
    ['HTML in other letters', 'GET', new Response('<h1>', { headers: { 'Content-Type': ' Text/HTML' } })],
    ['HTML after a redirect to the same path', 'GET', redirected(`https://www.shop.example${PATH}`, HTML)],
    ['a redirect of what is sent to another path', 'POST', redirected('https://shop.example/404')],
    ['a redirect of what is sent to the path below', 'PUT', redirected(`https://shop.example${PATH}/`)],
  ] as const)('is no answer of the service: %s', async (_what, method, answer) => {
    fetchMock.mockResolvedValue(answer);
    const error = await failureOf(request(PATH, { method, ignoresBody: true }));
    expect(error).toBeInstanceOf(HostPageError);
    expect(error).not.toBeInstanceOf(ResponseError);
    expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted, 'a page that nobody reads').toBe(true);
  });

  test.each([
    ['what is sent, to the same path of another host', 'POST', request, `https://www.shop.example${PATH}`],
    [
      'what is sent to the page’s own origin',
      'POST',
      createRequest({ serviceBase: '' }),
      `https://shop.example${PATH}`,
    ],
    ['what is asked for, to JSON elsewhere', 'GET', request, 'https://shop.example/v2/subscribers'],
  ] as const)('is not taken for one: a redirect of %s', async (_what, method, send, address) => {
    fetchMock.mockResolvedValue(redirected(address));
    expect((await send(PATH, { method })).ok).toBe(true);
  });

  test('that says that it is an error is an answer by its status', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>', { status: 502, headers: HTML }));
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'ResponseError', response: { status: 502 } });
  });

  test('is told by the call, by what came, and by the remedy', async () => {
    fetchMock.mockResolvedValue(redirected('https://shop.example/404', HTML));
    const { message } = (await failureOf(request(PATH, { method: 'POST' }))) as Error;
    expect(message).toContain(`POST https://shop.example${PATH}`);
    expect(message).toContain('200, text/html; charset=utf-8, from https://shop.example/404');
    expect(message).toContain('data-service-base');
  });
});

test.each([200, 404])('a redirect to an address that is not trusted is no answer, even of %d', async (status) => {
  const address = `https://other.example${PATH}`;
  const redirected = { redirected: { value: true }, url: { value: address } };
  const asking = (trusted: string) =>
    createRequest({ serviceBase: 'https://shop.example', trusts: (url) => url === trusted })(PATH);
  fetchMock.mockResolvedValue(Object.defineProperties(new Response('{}', { status }), redirected));
  expect(await failureOf(asking('https://shop.example'))).toBeInstanceOf(HostPageError);
  expect(await failureOf(asking(address))).not.toBeInstanceOf(HostPageError);
});
