import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseError } from './errors.ts';
import { createRequest, fetchText, subscribeToAnswers, TIMEOUT } from './request.ts';
import { serviceFailureOf } from './service-failure.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  fetchMock.mockResolvedValue(Response.json({ fine: true }));
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

  test.each(['https://api.example', 'https://api.example/'])(
    'goes to the base %s with one slash',
    async (serviceBase) => {
      await createRequest({ serviceBase })(PATH);
      expect(sent()[0]).toBe(`https://api.example${PATH}`);
    },
  );
});

test('the headers of each answer are passed on, also of a refusal, until the subscription ends', async () => {
  const listener = vi.fn<(headers: Headers, method: string) => void>();
  const end = subscribeToAnswers(listener);
  fetchMock.mockResolvedValue(new Response('', { status: 401, headers: { Date: 'then' } }));
  await failureOf(request(PATH, { method: 'POST' }));
  end();
  await failureOf(request(PATH));
  expect(listener.mock.calls.map(([headers, method]) => [headers.get('Date'), method])).toEqual([['then', 'POST']]);
});

test.each([301, 400, 500])('an answer %s is a ResponseError', async (status) => {
  fetchMock.mockResolvedValue(Response.json({ type: 'urn:x' }, { status }));
  const error = await failureOf(request(PATH));
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ name: 'ResponseError', response: { status } });
  expect(await (error as ResponseError).response.json()).toEqual({ type: 'urn:x' });
});

describe('a success whose body nobody needs', () => {
  test.each([
    ['never ends', (init: RequestInit | undefined) => endlessResponse(init)],
    ['breaks off', () => brokenResponse(201)],
    ['has neither headers nor methods, by a fetch of the page', () => ofPage({ ok: true, status: 201 })],
    ['has a plain object for headers, too', () => ofPage({ ok: true, status: 201, headers: {} })],
  ])('counts by its status, also when its body %s', async (_what, answer) => {
    fetchMock.mockImplementation((_address, init) => Promise.resolve(answer(init)));
    expect(await request(PATH, { method: 'POST', body: {}, ignoresBody: true })).toMatchObject({ ok: true });
  });

  test.each(['the time is over', 'the caller ends it'])('is read, until %s, for its connection', async (what) => {
    const controller = new AbortController();
    fetchMock.mockImplementation((_address, init) => Promise.resolve(endlessResponse(init)));
    await request(PATH, { method: 'POST', ignoresBody: true, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect(sent()[1]?.signal?.aborted).toBe(false);
    if (what === 'the time is over') await vi.advanceTimersByTimeAsync(1);
    else controller.abort();
    expect(sent()[1]?.signal?.aborted).toBe(true);
  });

  test('is a failure for a caller who needs the body', async () => {
    fetchMock.mockResolvedValue(brokenResponse(200));
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'FetchError', cause: { message: 'broken off' } });
  });
});

test.each([
  ['its body breaks off', brokenResponse(503), undefined],
  ['a fetch of the page gives no headers', ofPage({ ok: false, status: 503 }), undefined],
  ['it gives a plain object', ofPage({ ok: false, status: 503, headers: { 'retry-after': '30' } }), 30_000],
])('a failure counts by its status and headers, also when %s', async (_what, answer, retryAfter) => {
  fetchMock.mockResolvedValue(answer);
  const error = await failureOf(request(PATH, { method: 'POST', ignoresBody: true }));
  expect(serviceFailureOf(error, 0)).toEqual({ kind: 'unavailable', retryAfter });
});

test.each([
  ['', [0xc3, 0xbc]],
  ['; charset=ISO-8859-1', [0xfc]],
  ['; Charset = "utf-16le"', [0xfc, 0]],
  ['; charset=nobody-knows', [0xc3, 0xbc]],
])('a text file is read by the charset of its type application/json%s', async (charset, bytes) => {
  const headers = { 'Content-Type': `application/json${charset}` };
  fetchMock.mockResolvedValue(new Response(new Uint8Array(bytes), { headers }));
  expect(await fetchText('/content.json', {})).toBe('ü');
});

describe('a request without an answer', () => {
  test('is a FetchError that holds the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    expect(await failureOf(request(PATH))).toMatchObject({ name: 'FetchError', cause });
  });

  test('is given up after 15 seconds, and not before', async () => {
    fetchMock.mockImplementation((_address, init) => untilAborted(init));
    const failure = failureOf(request(PATH));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(TIMEOUT).toBe(15_000);
    expect(await failure).toMatchObject({ name: 'FetchError', cause: { name: 'TimeoutError' } });
  });

  test.each([
    ['its body never ends', (init: RequestInit | undefined) => Promise.resolve(endlessResponse(init))],
    ['the fetch of the page does not know the signal', () => new Promise<never>(() => undefined)],
  ])('is given up as well when %s', async (_what, answer) => {
    fetchMock.mockImplementation((_address, init) => answer(init));
    const failure = failureOf(request(PATH));
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await failure).toMatchObject({ name: 'FetchError', cause: { name: 'TimeoutError' } });
  });

  test.each(['after', 'before'])('ends when the caller ends it %s it begins', async (when) => {
    fetchMock.mockImplementation((_address, init) => untilAborted(init));
    const controller = new AbortController();
    if (when === 'before') controller.abort('left');
    const failure = failureOf(request(PATH, { signal: controller.signal }));
    controller.abort('left');
    expect(await failure).toMatchObject({ name: 'FetchError', cause: 'left' });
    expect(sent()[1]?.signal?.aborted).toBe(true);
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

/** What a call is rejected with. */
function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((reason: unknown) => reason);
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

/** What the `fetch` of a page gives. */
function ofPage(answer: object): Response {
  return answer as Response;
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
