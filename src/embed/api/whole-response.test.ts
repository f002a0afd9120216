import { describe, expect, test, vi } from 'vitest';
import { readProblemType } from './problem.ts';
import { createRequest, TIMEOUT } from './request.ts';

const request = createRequest({ serviceBase: 'https://shop.example' });
const HTML = 'text/html; charset=utf-8';
const refuse = () => Promise.reject(new TypeError('body stream already read'));

/** Has the page's own `fetch` return something. */
function answer(given: unknown): void {
  vi.stubGlobal('fetch', async () => given);
}

describe('a success by a fetch of the page', () => {
  test.each([
    ['has a status alone', { status: 201 }],
    ['has its status as a text', { status: '201', ok: true }],
    ['says ok alone', { ok: true }],
    ['has no body', { status: 204, headers: {} }],
    ['was read before', { ok: true, status: 201, text: refuse, json: refuse, clone: refuse, headers: new Headers() }],
    ['was redirected, not told where to', { status: 201, redirected: true }],
    ['cannot be read as text', { ok: true, status: 201, headers: new Map(), json: async () => ({}) }],
  ])('stays one although it %s', async (_what, given) => {
    answer(given);
    expect(await request('/x', { method: 'POST', ignoresBody: true })).toMatchObject({ ok: true });
  });

  test.each([
    ['text', { text: async () => '{"a":1}' }],
    ['json', { json: async () => ({ a: 1 }) }],
  ])('is read by its method %s', async (_name, methods) => {
    answer({ status: 200, ...methods });
    expect(await (await request('/x')).json()).toEqual({ a: 1 });
  });

  test('whose wanted body breaks off is none', async () => {
    answer({ status: 200, text: refuse });
    await expect(request('/x')).rejects.toMatchObject({ name: 'FetchError' });
  });
});

test.each([
  ['an object', { 'content-type': HTML }],
  ['a map', new Map([['Content-Type', HTML]])],
  ['a list with get', { get: (name: string) => (name === 'Content-Type' ? HTML : null) }],
])('a page of the host is known by headers that are %s', async (_what, headers) => {
  answer({ status: 200, headers, url: 'https://shop.example/x' });
  await expect(request('/x')).rejects.toMatchObject({ name: 'HostPageError' });
});

test('a refusal by a fetch of the page tells its type', async () => {
  answer({ status: 400, json: async () => ({ type: 'urn:x' }) });
  const error: unknown = await request('/x').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ResponseError', response: { status: 400 } });
  expect(await readProblemType(error)).toBe('urn:x');
});

test.each([undefined, null, {}, { status: 0 }])('%j is no answer', async (given) => {
  answer(given);
  await expect(request('/x')).rejects.toMatchObject({ name: 'FetchError' });
});

test('a fetch of the page that does not know the signal is given up in time, too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const failure = request('/x').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect(await failure).toMatchObject({ cause: { name: 'TimeoutError' } });
});
