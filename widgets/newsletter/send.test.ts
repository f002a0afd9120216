// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { FetchError, ResponseError } from '../../src/embed/api/errors.ts';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import { send } from './send.ts';

const BODY = { email: 'anna@example.com', consents: [], origin: 'onsite', originAddition: 'subsite' };

const problem = (type: string) => new ResponseError(Response.json({ type }, { status: 400 }));
const page = new ResponseError(new Response('<h1>502</h1>', { status: 502 }));

test.each([
  ['the service accepts', undefined, 'SUCCESS', true],
  ['the service knows the address for invalid', problem('urn:newsletter:email_invalid'), 'ERROR_INVALID_EMAIL', true],
  ['a proxy answers with a page', page, 'ERROR_GENERIC', true],
  ['no answer comes', new FetchError(new TypeError('Failed to fetch')), 'ERROR_GENERIC', false],
  ['the client itself breaks', new TypeError('broken'), 'ERROR_GENERIC', false],
] as const)('the outcome when %s', async (_when, error, result, answered) => {
  const subscribe = vi.fn<SubscribeClient['subscribe']>(() => (error ? Promise.reject(error) : Promise.resolve()));
  const options = { signal: new AbortController().signal, hunterSite: 'DE' } as const;
  expect(await send({ subscribe }, BODY, options)).toEqual({ result, answered });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(BODY, options);
});

const tooMany = (status: number, headers: HeadersInit = {}) =>
  new ResponseError(Response.json({}, { status, headers }));
const NOW = 'Fri, 27 Nov 2026 09:00:00 GMT';

test.each([
  ['429 says how many seconds', tooMany(429, { 'Retry-After': '120' }), 120_000],
  ['429 says a time of day', tooMany(429, { 'Retry-After': 'Fri, 27 Nov 2026 09:10:00 GMT', Date: NOW }), 600_000],
  ['429 says no time', tooMany(429), 60_000],
  ['503 says how many seconds', tooMany(503, { 'Retry-After': '30' }), 30_000],
  ['503 says no time', tooMany(503), undefined],
  ['the request is wrong', tooMany(400, { 'Retry-After': '30' }), undefined],
] as const)('the outcome says how long to wait when %s', async (_when, error, wait) => {
  const client = { subscribe: () => Promise.reject(error) };
  expect((await send(client, BODY, {})).wait).toBe(wait);
});
