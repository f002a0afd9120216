import { beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { AUSTRIA, FULL, SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { DEMO_SITES } from '../sites.ts';

const DAY = 24 * 60 * 60 * 1000;

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

test('a sign-up waits until its link confirms it, which brings one mail with a voucher', async () => {
  const answer = await signUp(FULL, AUSTRIA);
  expect(answer.status).toBe(201);
  const token = backend.newestToken();
  expect(await read('GET', token)).toMatchObject({ status: 'WAITING_FOR_DOI', firstName: 'Anna', consents: ['DNE'] });
  expect(await read('PUT', `${token}/doi`)).toMatchObject({ status: 'SUBSCRIBED', site: 'AT', consents: ['DNE'] });
  expect(await read('PUT', `${token}/doi`)).toMatchObject({ status: 'SUBSCRIBED' });
  const { mail, voucher } = DEMO_SITES.AT;
  expect(backend.outbox().map(({ subject }) => subject)).toEqual([voucher.subject, mail.subject]);
});

test.each([
  [{ 'X-Hunter-Site': 'HU', Referer: 'http://shop.test/?site=TR' }, 'HU'],
  [{ Referer: 'http://shop.test/?site=ch_fr&x=1' }, 'CH_FR'],
  [{ 'X-Hunter-Site': 'XX', Referer: 'nonsense' }, 'DE'],
])('a sign-up with the headers %j belongs to the site %s', async (headers: Record<string, string>, site) => {
  await signUp(SHORT, headers);
  expect(backend.outbox()[0]?.site).toBe(site);
});

test.each([
  ['DE', null, null],
  ['AT', 'MRS', 'Anna'],
  ['TR', null, 'Anna'],
])('a sign-up in %s keeps the personal data that its form asks for', async (site, salutation, firstName) => {
  await signUp(FULL, { 'X-Hunter-Site': site });
  expect(backend.store.listSubscribers()).toMatchObject([{ salutation, firstName }]);
});

test('a repeated sign-up of a subscribed address gets the same answer, sends no mail and changes nothing', async () => {
  const first = await signUp(FULL, AUSTRIA);
  const token = backend.newestToken();
  await read('PUT', `${token}/doi`);
  backend.advance(DAY);
  const before = [backend.store.listSubscribers(), backend.outbox()];
  const again = await signUp({ ...SHORT, email: 'Anna@Example.org' });
  expect(again.status).toBe(first.status);
  expect(await again.json()).toEqual(await first.json());
  expect([backend.store.listSubscribers(), backend.outbox()]).toEqual(before);
});

test.each([
  [' anna@mu\u0308ller.example', 'AN\u200BNA@xn--mller-kva.example', 1],
  ['anna@example.org', 'anna+b@example.org', 2],
])('a repeated sign-up of %j and %j has subscribers: %i', async (first, second, count) => {
  await Promise.all([first, second, first, second].map((email) => signUp({ ...SHORT, email })));
  expect(backend.store.listSubscribers()).toHaveLength(count);
  expect(backend.outbox()).toHaveLength(count);
});

test('a token works for 14 days and no longer', async () => {
  await signUp(SHORT);
  const token = backend.newestToken();
  backend.advance(14 * DAY - 60_000);
  expect(await read('GET', token)).toMatchObject({ status: 'WAITING_FOR_DOI' });
  backend.advance(60_000);
  expect((await backend.send('PUT', `${SUBSCRIBERS}/${token}/doi`)).status).toBe(404);
});

test.each(['waits', 'is confirmed'])('a token deletes a sign-up that %s, with its mails', async (state) => {
  await signUp(SHORT);
  const token = backend.newestToken();
  if (state === 'is confirmed') await read('PUT', `${token}/doi`);
  expect((await unsubscribe(`${token}x`)).status).toBe(404);
  expect(backend.store.listSubscribers()).toHaveLength(1);
  const answer = await unsubscribe(token);
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, expect.stringMatching(/=NONE;.*Max-Age=0/u)]);
  expect([backend.store.listSubscribers(), backend.outbox()]).toEqual([[], []]);
});

function signUp(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return backend.send('POST', SUBSCRIBERS, body, headers);
}

function unsubscribe(token: string): Promise<Response> {
  return backend.send('POST', '/demo/api/unsubscribe', { token });
}

/** What a call below the sign-ups answers. */
async function read(method: string, path: string): Promise<unknown> {
  return (await backend.send(method, `${SUBSCRIBERS}/${path}`)).json();
}
