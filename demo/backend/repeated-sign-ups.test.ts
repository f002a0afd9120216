// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { AUSTRIA, FULL, SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { CLIENT_PERIOD, MAIL_PAUSE, SIGN_UPS_PER_CLIENT } from './limits.ts';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

describe('a repeated sign-up', () => {
  test('of a waiting address keeps its data and its link', async () => {
    await signUp(SHORT, AUSTRIA);
    const first = await backend.newestToken();
    backend.advance(MAIL_PAUSE);
    const again = await signUp({ ...FULL, email: 'ANNA@EXAMPLE.ORG' }, AUSTRIA);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual({ status: 'WAITING_FOR_DOI' });
    const second = await backend.newestToken();
    expect(second).not.toBe(first);

    const answer: unknown = await (await confirm(first)).json();
    expect(answer).toMatchObject({ status: 'SUBSCRIBED', email: 'anna@example.org', consents: [] });
    expect(answer).not.toHaveProperty('firstName');
    expect(await (await confirm(second)).json()).toEqual(answer);
    expect(await backend.store.listSubscribers()).toHaveLength(1);
  });

  test('of a subscribed address gets the same answer, sends no mail and changes nothing', async () => {
    const first = await signUp(SHORT);
    const token = await backend.newestToken();
    await confirm(token);
    const before = await backend.store.listSubscribers();
    const mails = await backend.outbox();

    const again = await signUp({ ...FULL, email: 'Anna@Example.org' });
    expect(again.status).toBe(first.status);
    expect(await again.json()).toEqual(await first.json());
    expect(await backend.outbox()).toEqual(mails);
    expect(await backend.store.listSubscribers()).toEqual(before);
    expect((await confirm(token)).status).toBe(200);
  });

  test('of one address, many at once, creates one subscriber, one mail and a link that works', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        signUp({ ...SHORT, email: index % 2 ? 'ANNA@example.org' : 'anna@EXAMPLE.org' }),
      ),
    );
    expect(await backend.store.listSubscribers()).toHaveLength(1);
    expect(await backend.outbox()).toHaveLength(1);
    expect((await confirm(await backend.newestToken())).status).toBe(200);
  });
});

describe('a client that signs up many addresses', () => {
  const signUpMany = async (count: number): Promise<Response[]> => {
    const bodies = Array.from({ length: count }, (_, index) => ({ ...SHORT, email: `${index}@example.org` }));
    return Promise.all(bodies.map((body) => signUp(body, { 'X-Client': 'one' })));
  };

  beforeEach(() => {
    backend = createTestBackend({ clock: () => 0, clientOf: (c) => c.req.header('X-Client') });
  });

  test('has to wait after a number of them, and is told how long', async () => {
    const answers = await signUpMany(SIGN_UPS_PER_CLIENT + 1);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: SIGN_UPS_PER_CLIENT }, () => 201),
      429,
    ]);
    const last = answers.at(-1);
    expect(last?.headers.get('Retry-After')).toBe('600');
    expect(await last?.json()).toMatchObject({ type: 'urn:newsletter:too_many_requests', status: 429 });
    expect(await backend.store.listSubscribers()).toHaveLength(SIGN_UPS_PER_CLIENT);

    expect((await signUp(SHORT, { 'X-Client': 'two' })).status).toBe(201);
    backend.advance(CLIENT_PERIOD);
    expect((await signUp(SHORT, { 'X-Client': 'one' })).status).toBe(201);
  });

  test('is not limited by refused sign-ups', async () => {
    for (let count = 0; count <= SIGN_UPS_PER_CLIENT; count += 1) await signUp({}, { 'X-Client': 'one' });
    expect((await signUp(SHORT, { 'X-Client': 'one' })).status).toBe(201);
  });
});

function signUp(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return backend.send('POST', SUBSCRIBERS, body, headers);
}

function confirm(token: string): Promise<Response> {
  return backend.send('PUT', `${SUBSCRIBERS}/${token}/doi`);
}
