import { expect, test } from 'vitest';
import { FetchError, ResponseError } from './errors.ts';
import { serviceFailureOf } from './service-failure.ts';

const NOW = Date.UTC(2026, 10, 27, 9);

test.each([
  [500, undefined, { kind: 'unavailable', retryAfter: undefined }],
  [599, '0', { kind: 'unavailable', retryAfter: 0 }],
  [503, ' 120 ', { kind: 'unavailable', retryAfter: 120_000 }],
  [429, 'Fri, 27 Nov 2026 09:10:00 GMT', { kind: 'unavailable', retryAfter: 600_000 }],
  [408, 'Fri, 27 Nov 2026 08:00:00 GMT', { kind: 'unavailable', retryAfter: 0 }],
  [503, 'soon', { kind: 'unavailable', retryAfter: undefined }],
  [401, '120', { kind: 'refused' }],
  [404, undefined, { kind: 'refused' }],
])('an answer of %i with Retry-After %j is %j', (status, wait, failure) => {
  const headers = new Headers(wait === undefined ? {} : { 'Retry-After': wait });
  expect(serviceFailureOf(new ResponseError(new Response(null, { status, headers })), NOW)).toEqual(failure);
});

test('a request without an answer is unanswered', () => {
  expect(serviceFailureOf(new FetchError('reset'), NOW)).toEqual({ kind: 'unanswered' });
});
