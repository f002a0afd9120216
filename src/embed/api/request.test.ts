// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostPageError, ResponseError } from './errors.ts';
import { createRequest, TIMEOUT } from './request.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  fetchMock.mockResolvedValue(Response.json({ fine: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = createRequest({ serviceBase: 'https://shop.example' });

describe('what is sent', () => {
  test('is a GET with credentials and nothing else', async () => {
    await request(PATH);
    expect(sent()).toEqual([
      `https://shop.example${PATH}`,
      { method: 'GET', credentials: 'include', headers: {}, signal: expect.any(AbortSignal) as AbortSignal },
    ]);
  });

  test('carries a body as JSON', async () => {
    await request(PATH, { method: 'POST', body: { email: 'anna@example.com' } });
    expect(sent()[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"anna@example.com"}',
    });
  });

  test.each([
    ['k1', { 'X-Api-Key': 'k1' }],
    ['', {}],
  ])('names the key %j', async (apiKey, headers) => {
    await createRequest({ serviceBase: '', apiKey })(PATH);
    expect(sent()).toMatchObject([PATH, { headers }]);
    expect(Object.keys(sent()[1]?.headers ?? {})).toEqual(Object.keys(headers));
  });

  test.each(['https://api.example', 'https://api.example/', 'https://api.example//'])(
    'goes to the base %s with one slash',
    async (serviceBase) => {
      await createRequest({ serviceBase })(PATH);
      expect(sent()[0]).toBe(`https://api.example${PATH}`);
    },
  );

  test('has the headers of the call, but no empty one', async () => {
    await request(PATH, { headers: { 'X-LoginToken': 'abc', 'X-Hunter-Site': undefined } });
    expect(sent()[1]?.headers).toEqual({ 'X-LoginToken': 'abc' });
  });
});

describe('an answer', () => {
  test.each([301, 400, 500])('%s is a ResponseError', async (status) => {
    fetchMock.mockResolvedValue(Response.json({ type: 'urn:x' }, { status }));
    const error: unknown = await request(PATH).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ name: 'ResponseError', response: { status } });
    expect(await (error as ResponseError).response.json()).toEqual({ type: 'urn:x' });
  });
});

describe('a success whose body nobody needs', () => {
  test.each([
    ['never ends', (init: RequestInit | undefined) => endlessResponse(init)],
    ['breaks off', () => brokenResponse(201)],
  ])('counts by its status, also when its body %s', async (_what, answer) => {
    fetchMock.mockImplementation((_address, init) => Promise.resolve(answer(init)));
    expect(await request(PATH, { method: 'POST', body: {}, ignoresBody: true })).toMatchObject({ ok: true });
  });

  test.each(['the time is over', 'the caller ends it'])('is no longer read when %s', async (what) => {
    const controller = new AbortController();
    fetchMock.mockImplementation((_address, init) => Promise.resolve(endlessResponse(init)));
    await request(PATH, { method: 'POST', ignoresBody: true, signal: controller.signal });
    const { signal } = sent()[1] ?? {};
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect(signal?.aborted).toBe(false);
    if (what === 'the time is over') await vi.advanceTimersByTimeAsync(1);
    else controller.abort();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is read in the background, so that the connection is free again', async () => {
    const answer = new Response('{}', { status: 201 });
    fetchMock.mockResolvedValue(answer);
    await request(PATH, { method: 'POST', body: {}, ignoresBody: true });
    expect(answer.bodyUsed).toBe(true);
  });

  test('is a failure for a caller who needs the body', async () => {
    fetchMock.mockResolvedValue(brokenResponse(200));
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'FetchError', cause: { message: 'broken off' } });
  });
});

test('a failure counts by its status, also when its body breaks off', async () => {
  fetchMock.mockResolvedValue(brokenResponse(400));
  expect(await failureOf(request(PATH, { method: 'POST', ignoresBody: true }))).toMatchObject({
    name: 'ResponseError',
    response: { status: 400 },
  });
});

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
    expect(sent()[1]?.signal?.aborted, 'a page that nobody reads').toBe(true);
  });

  test.each([
    ['what is sent, to the same path of another host', 'POST', redirected(`https://www.shop.example${PATH}`)],
    ['what is asked for, to JSON elsewhere', 'GET', redirected('https://shop.example/v2/subscribers')],
  ] as const)('is not taken for one: a redirect of %s', async (_what, method, answer) => {
    fetchMock.mockResolvedValue(answer);
    expect((await request(PATH, { method })).ok).toBe(true);
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

  test('is not taken for one: a redirect to the same path where calls go to the page’s own origin', async () => {
    fetchMock.mockResolvedValue(redirected(`https://shop.example${PATH}`));
    expect((await createRequest({ serviceBase: '' })(PATH, { method: 'POST' })).ok).toBe(true);
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

describe('a request without an answer', () => {
  test('is a FetchError that holds the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'FetchError', cause });
  });

  test('is given up after 15 seconds, and not before', async () => {
    fetchMock.mockImplementation((_address, init) => untilAborted(init));
    const outcome = outcomeOf(request(PATH));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(TIMEOUT).toBe(15_000);
    expect(outcome.error).toMatchObject({ name: 'FetchError', cause: { name: 'TimeoutError' } });
  });

  test('is given up as well when its body never ends', async () => {
    fetchMock.mockImplementation((_address, init) => Promise.resolve(endlessResponse(init)));
    const outcome = outcomeOf(request(PATH));
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(outcome.error).toMatchObject({ name: 'FetchError', cause: { name: 'TimeoutError' } });
  });

  test('ends when the caller ends it', async () => {
    fetchMock.mockImplementation((_address, init) => untilAborted(init));
    const controller = new AbortController();
    const outcome = outcomeOf(request(PATH, { signal: controller.signal }));
    controller.abort('left');
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toMatchObject({ name: 'FetchError', cause: 'left' });
  });

  test('is not even begun when the caller has ended it before', async () => {
    fetchMock.mockImplementation((_address, init) => untilAborted(init));
    const outcome = outcomeOf(request(PATH, { signal: AbortSignal.abort('left') }));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toMatchObject({ cause: 'left' });
  });
});

test.each([
  ['an answer', {}, () => Promise.resolve(new Response('{}'))],
  ['an answer whose body nobody needs', { ignoresBody: true }, () => Promise.resolve(new Response('{}'))],
  ['a body that breaks off and nobody needs', { ignoresBody: true }, () => Promise.resolve(brokenResponse(201))],
  ['a failure', {}, () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves no timer and no listener after %s', async (_what, options, answer) => {
  fetchMock.mockImplementation(answer);
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  await request(PATH, { ...options, signal }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledOnce();
});

function sent(): [address: unknown, init: RequestInit | undefined] {
  const [address, init] = fetchMock.mock.lastCall ?? [];
  return [address, init];
}

/** What a promise is rejected with. */
function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

/** What a promise has been rejected with so far. */
function outcomeOf(promise: Promise<unknown>): { error?: unknown } {
  const outcome: { error?: unknown } = {};
  promise.catch((error: unknown) => {
    outcome.error = error;
  });
  return outcome;
}

function untilAborted(init: RequestInit | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(init?.signal?.reason as Error);
    if (init?.signal?.aborted) fail();
    init?.signal?.addEventListener('abort', fail);
  });
}

/** An answer whose headers are there at once and whose body stops half-way, as the browser ends it on abort. */
function endlessResponse(init: RequestInit | undefined): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return new Response(body);
}

/** An answer whose body breaks off after its first bytes. */
function brokenResponse(status: number): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      controller.error(new TypeError('broken off'));
    },
  });
  return new Response(body, { status });
}
