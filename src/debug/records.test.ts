// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { logError, warn } from '../embed/log.ts';
import { Records } from './records.ts';

const answer = vi.fn<typeof fetch>();
let records: Records;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', answer);
  records = new Records();
});

function problems(): readonly string[] {
  return records.problems.map(({ kind, text, times }) => `${kind} × ${times}: ${text}`);
}

it('every message of the script is a problem, and what other scripts print is none', () => {
  warn('site="XX" is not known.');
  warn('site="XX" is not known.');
  logError('The tag failed.', new Error('no form'));
  console.warn('[shop] slow');
  expect(problems()).toEqual(['warning × 2: site="XX" is not known.', 'error × 1: The tag failed. Error: no form']);
});

it('of many problems, the last ones are kept', () => {
  for (let count = 1; count <= 60; count += 1) warn(String(count));
  expect(problems()).toHaveLength(50);
  expect(problems().at(-1)).toBe('warning × 1: 60');
});

const REFUSAL = Response.json({ type: 'urn:newsletter:email_invalid' }, { status: 400 });
const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

it.each([
  ['404', () => new Response('', { status: 404 }), '404. The service is not at this address. Check service-base.'],
  ['503', () => new Response('', { status: 503 }), '503. The service failed. Check its log.'],
  [
    '422 without a type',
    () => new Response('', { status: 422 }),
    '422. The answer names no problem type, so the tag treats it as a technical failure.',
  ],
  ['a type', () => Response.json({ type: 'urn:x:other' }, { status: 401 }), '401, urn:x:other.'],
  [
    'a web page',
    () => new Response('', html),
    '200, an HTML page. A web page answered, not the service. Check service-base.',
  ],
  ['nothing in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'no answer in time.'],
  [
    'nothing',
    () => Promise.reject(new TypeError()),
    'no answer: network, CORS or policy. Is the service at this origin, and does it send CORS headers? ' +
      'Does connect-src allow it?',
  ],
] as const)('a call that is answered with %s is a problem', async (_, give, end) => {
  answer.mockImplementation(async () => give());
  await window.fetch('/service/login/api', { method: 'POST' }).catch(() => undefined);
  await vi.waitFor(() => expect(problems()).toEqual([`call × 1: POST /service/login/…: ${end}`]));
  expect(records.calls).toMatchObject([{ method: 'POST', address: '/service/login/…' }]);
});

it.each([
  ['that was answered', '/service/x', async () => new Response('{}'), 1],
  ['that refuses an address', '/service/x', async () => REFUSAL.clone(), 1],
  ['that was stopped', '/service/x', () => Promise.reject(new DOMException('', 'AbortError')), 1],
  ['of the page itself', '/own', () => Promise.reject(new TypeError()), 0],
] as const)('a call %s is not a problem', async (_, address, give, calls) => {
  answer.mockImplementation(give);
  await window.fetch(address).catch(() => undefined);
  await vi.waitFor(() => expect(records.calls.filter(({ outcome }) => outcome !== 'waiting')).toHaveLength(calls));
  expect(problems()).toEqual([]);
});

it('a call reaches its caller before the body of its answer has arrived', async () => {
  answer.mockResolvedValue(new Response(new ReadableStream(), { status: 400 }));
  expect((await window.fetch('/service/x')).status).toBe(400);
});

const BLOCKED = 'policy × 1: The Content Security Policy of the page blocks https://cdn.example/a/b/… (img-src).';

it.each([
  ['enforce', [`${BLOCKED} Add https://cdn.example to img-src of the page's Content-Security-Policy.`]],
  ['report', []],
])('what a policy blocks is a problem, if it does more than report it: %s', (disposition, expected) => {
  const violation = { disposition, effectiveDirective: 'img-src', blockedURI: 'https://cdn.example/a/b/c.png' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  expect(problems()).toEqual(expected);
});
