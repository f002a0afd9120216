import { SHORT } from '../../../test/support/sign-ups.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HostPageError, ResponseError } from './errors.ts';
import { createLoginClient, createRenewalClient } from './login-client.ts';
import { createSubscribeClient } from './newsletter-client.ts';
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
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const redirected = (to: string, headers: HeadersInit = JSON_TYPE, status = 200): Response =>
    Object.defineProperties(new Response('{}', { headers, status }), {
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
    ['a redirect of what is sent to the same path', 'POST', redirected(`https://shop.example${PATH}?lang=de`)],
    ['201 that is HTML', 'POST', new Response('', { status: 201, headers: HTML })],
    ['201 after a redirect', 'POST', redirected(`https://shop.example${PATH}`, {}, 201)],
  ] as const)('is no answer of the service: %s', async (_what, method, answer) => {
    fetchMock.mockResolvedValue(answer);
    const error = await failureOf(request(PATH, { method, ignoresBody: true }));
    expect(error).toBeInstanceOf(HostPageError);
    expect(error).not.toBeInstanceOf(ResponseError);
    expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted, 'a page that nobody reads').toBe(true);
  });

  test('is not taken for one: a redirect of what is asked for, to JSON elsewhere', async () => {
    fetchMock.mockResolvedValue(redirected('https://shop.example/v2/subscribers'));
    expect((await request(PATH)).ok).toBe(true);
  });

  test.each([
    ['that is HTML, as of PHP by default', new Response('', { status: 201, headers: HTML })],
    ['after a redirect that kept the method', redirected('https://www.shop.example/elsewhere', JSON_TYPE, 201)],
  ])('is never 201 to a sign-up: %s', async (_what, answer) => {
    fetchMock.mockResolvedValue(answer);
    const client = createSubscribeClient(request, '/service/newsletter/api/internal');
    await expect(client.subscribe(SHORT)).resolves.toBeUndefined();
  });

  test.each([
    ['sign-up', () => createSubscribeClient(request, '/service/newsletter/api/internal').subscribe(SHORT)],
    ['renewal of a login token', () => createRenewalClient(request).renewLoginToken()],
    ['renewal by a long-term token', () => createRenewalClient(request).renewLongTermToken()],
  ] as const)('answers a redirected %s that became a GET', async (_what, call) => {
    fetchMock.mockResolvedValue(redirected(`https://shop.example${PATH}`));
    expect(await failureOf(call())).toBeInstanceOf(HostPageError);
  });

  test('answers a redirected login, which is no login', async () => {
    fetchMock.mockResolvedValue(redirected(`https://shop.example${PATH}`));
    expect(await createLoginClient(request).login({ email: 'anna@example.org', password: 'x' })).toBe(
      'SERVICE_UNAVAILABLE',
    );
  });

  test('that says that it is an error is an answer by its status', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>', { status: 502, headers: HTML }));
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'ResponseError', response: { status: 502 } });
  });

  test('is logged with the call, the answer and the remedy', async () => {
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
