import { expect, test } from 'vitest';
import { FetchError, ResponseError } from './errors.ts';
import { serviceFailureOf } from './service-failure.ts';
import { readProblemType } from './problem.ts';

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

const TYPE = 'urn:newsletter:email_invalid';
const answered = (body: string): ResponseError => new ResponseError(new Response(body, { status: 400 }));

test.each([
  ['a problem', answered(JSON.stringify({ type: TYPE, title: 'x', detail: 'y' })), TYPE],
  ['a problem that a gateway has encoded once more', answered(JSON.stringify(JSON.stringify({ type: TYPE }))), TYPE],
  ['no type', answered('{"title":"x"}'), undefined],
  ['a type that is no text', answered('{"type":400}'), undefined],
  ['a page of a proxy', answered('<!doctype html><title>502</title>'), undefined],
  ['no answer at all', new FetchError(new TypeError('Failed to fetch')), undefined],
  ['no error', { response: new Response(JSON.stringify({ type: TYPE })) }, undefined],
])('%s has its type or none', async (_what, error, type) => {
  expect(await readProblemType(error)).toBe(type);
});

test('leaves the body to be read by others', async () => {
  const error = answered(JSON.stringify({ type: TYPE }));
  await readProblemType(error);
  expect(await error.response.json()).toEqual({ type: TYPE });
});
