import { beforeEach, expect, it, vi } from 'vitest';
import { createRequest } from './request.ts';

const answer = vi.fn<typeof fetch>();
let path = '';

beforeEach(() => {
  vi.stubGlobal('fetch', answer.mockReset());
  answer.mockImplementation(async () => Response.json({ name: 'Anna' }));
  // The answers of a page are shared until it ends.
  path = `/service/${crypto.randomUUID()}`;
});

const request = createRequest({ serviceBase: 'https://shop.example' });
const ask = async (sharedBy: string, signal?: AbortSignal): Promise<unknown> =>
  (await request(path, { sharedBy, ...(signal && { signal }) })).json();

it('elements share one answer, also those that are added later, and each can read it', async () => {
  const all = await Promise.all([ask('a'), ask('a')]);
  expect([...all, await ask('a')]).toEqual([{ name: 'Anna' }, { name: 'Anna' }, { name: 'Anna' }]);
  expect(answer).toHaveBeenCalledOnce();
});

it.each([
  ['another login', () => ask('b')],
  ['another key', () => createRequest({ serviceBase: 'https://shop.example', apiKey: 'k' })(path, { sharedBy: 'a' })],
  ['another service', () => createRequest({ serviceBase: 'https://a.example' })(path, { sharedBy: 'a' })],
])('%s has its own answer', async (_, other) => {
  await ask('a');
  await other();
  expect(answer).toHaveBeenCalledTimes(2);
});

it('the call goes on when one element leaves, and ends with the last one', async () => {
  answer.mockImplementation(() => new Promise(() => undefined));
  const [first, second] = [new AbortController(), new AbortController()];
  const both = Promise.allSettled([ask('a', first.signal), ask('a', second.signal)]);
  const isAborted = (): boolean | undefined => answer.mock.lastCall?.[1]?.signal?.aborted;
  first.abort();
  expect(isAborted()).toBe(false);
  second.abort();
  expect(isAborted()).toBe(true);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  answer.mockImplementation(async () => Response.json({}));
  expect(await ask('a')).toEqual({});
});

it('a call that failed is not repeated while an element that made it is on the page', async () => {
  answer.mockImplementation(async () => new Response('', { status: 503 }));
  const controller = new AbortController();
  await expect(ask('a', controller.signal)).rejects.toThrow('503');
  await expect(ask('a', controller.signal)).rejects.toThrow('503');
  expect(answer).toHaveBeenCalledOnce();
  controller.abort();
  await expect(ask('a')).rejects.toThrow('503');
  expect(answer).toHaveBeenCalledTimes(2);
});
