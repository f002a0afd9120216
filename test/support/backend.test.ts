// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestBackend } from './backend.ts';

const backend = createTestBackend();
const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const BODY = { email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' };

beforeAll(() => backend.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => backend.faults.reset());
afterAll(() => backend.server.close());

test('the backend answers a page in jsdom, and records the requests', async () => {
  const answer = await post(BODY);
  expect([answer.status, await answer.json()]).toEqual([201, { status: 'WAITING_FOR_DOI' }]);
  expect(backend.calls).toMatchObject([{ method: 'POST', url: { pathname: SUBSCRIBERS }, body: BODY }]);
  expect(backend.calls[0]?.headers.get('X-Api-Key')).toBe('key');
  expect(await backend.outbox()).toMatchObject([{ to: 'anna@example.org' }]);
});

test('a customer is identified by the login token', async () => {
  const headers = { 'X-LoginToken': await backend.loginToken('consented') };
  const answer = await fetch(`${origin}/service/newsletter/api/private/customers/base-data`, { headers });
  expect(await answer.json()).toMatchObject({ firstName: 'Jonas', consents: ['DNE'] });
});

test('a dropped connection is a failed request', async () => {
  backend.faults.set({ newsletter: 'drop' });
  await expect(post(BODY)).rejects.toThrow(TypeError);
});

test('an error page is an error page', async () => {
  backend.faults.set({ newsletter: 'html-error' });
  expect((await post(BODY)).status).toBe(502);
});

function post(body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Api-Key': 'key' };
  return fetch(origin + SUBSCRIBERS, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'include' });
}
