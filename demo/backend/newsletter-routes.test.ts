// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { AUSTRIA, FULL, SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { DEMO_SITES } from '../sites.ts';

const PATHS = [SUBSCRIBERS, SUBSCRIBERS.replace('internal', 'private')];
const DAY = 24 * 60 * 60 * 1000;

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

describe.each(PATHS)('below %s', (path) => {
  test('a sign-up can be made and confirmed', async () => {
    const answer = await signUp(FULL, AUSTRIA, path);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ status: 'WAITING_FOR_DOI' });

    const token = await backend.newestToken();
    const waiting = await read('GET', `${path}/${token}`);
    expect(waiting).toEqual({
      status: 'WAITING_FOR_DOI',
      site: 'AT',
      locale: 'de-AT',
      email: 'anna@example.org',
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: 'Muster',
      consents: ['DNE'],
      interests: [],
    });
    const confirmed = await read('PUT', `${path}/${token}/doi`);
    expect(confirmed).toEqual({ ...waiting, status: 'SUBSCRIBED' });
  });
});

describe('the site of a sign-up', () => {
  test('is read from the URL of the page', async () => {
    await signUp(SHORT, { Referer: 'http://shop.test/?site=ch_fr&x=1' });
    expect((await backend.outbox())[0]?.site).toBe('CH_FR');
  });

  test('is read from X-Hunter-Site first', async () => {
    await signUp(SHORT, { 'X-Hunter-Site': 'HU', Referer: 'http://shop.test/?site=TR' });
    expect((await backend.outbox())[0]?.site).toBe('HU');
  });

  test.each([[{}], [{ Referer: 'http://shop.test/' }], [{ 'X-Hunter-Site': 'XX' }], [{ Referer: 'nonsense' }]])(
    'is DE with the headers %j',
    async (headers) => {
      await signUp(SHORT, headers);
      expect((await backend.outbox())[0]?.site).toBe('DE');
    },
  );
});

describe('the personal data of a sign-up', () => {
  test.each([
    ['DE', null, null, 'Guten Tag,'],
    ['CH_FR', null, null, 'Bonjour,'],
    ['AT', 'MRS', 'Anna', 'Anna Muster'],
    ['TR', null, 'Anna', 'Anna Muster'],
  ] as const)('is kept in %s as far as its form asks for it', async (site, salutation, firstName, greeting) => {
    await signUp(FULL, { 'X-Hunter-Site': site });
    expect(await backend.store.listSubscribers()).toMatchObject([{ salutation, firstName }]);
    expect((await backend.outbox())[0]?.text.split('\n')[0]).toContain(greeting);
  });

  test('is kept in one line', async () => {
    await signUp({ ...FULL, firstName: 'Anna\n\nIhr Konto', lastName: '\tMuster\r\n' }, AUSTRIA);
    expect(await backend.store.listSubscribers()).toMatchObject([{ firstName: 'Anna Ihr Konto', lastName: 'Muster' }]);
  });
});

describe('a sign-up that is refused', () => {
  test.each([
    ['an invalid address', { ...SHORT, email: 'anna@localhost' }, 'email_invalid', 'email: not an address'],
    ['no address', { ...SHORT, email: undefined }, 'body_invalid', 'email: missing'],
    ['markup in a name', { ...FULL, firstName: '<b>' }, 'body_invalid', 'firstName: not a name'],
  ])('because of %s names the reason and changes nothing', async (_, body, type, detail) => {
    await signUp(FULL);
    const before = await backend.store.listSubscribers();
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ type: `urn:newsletter:${type}`, status: 400, detail });
    expect(await backend.store.listSubscribers()).toEqual(before);
    expect(await backend.outbox()).toHaveLength(1);
  });

  test.each([
    ['', 400],
    ['{', 400],
    [new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['['.repeat(10_000), 400],
    [JSON.stringify({ ...SHORT, origin: 'x'.repeat(17_000) }), 413],
  ])('because its body is broken never breaks the service (%#)', async (body, status) => {
    const answer = await post(body, { 'Content-Type': 'application/json' });
    expect(answer.status).toBe(status);
    expect(await backend.store.listSubscribers()).toEqual([]);
  });

  test.each(['text/plain', 'application/jsonp', ''])('because its content type is "%s" says so', async (type) => {
    const answer = await post(JSON.stringify(SHORT), type === '' ? {} : { 'Content-Type': type });
    expect(answer.status).toBe(415);
  });

  test('because its stream is too long is not read to the end', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(4096)) });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    };
    const response = await backend.app.request(SUBSCRIBERS, init);
    expect(response.status).toBe(413);
  });
});

test('a confirmation brings one mail with a voucher, in the language of the sign-up', async () => {
  await signUp(SHORT, { 'X-Hunter-Site': 'HU' });
  const doi = `${SUBSCRIBERS}/${await backend.newestToken()}/doi`;
  await backend.send('PUT', doi);
  expect((await backend.outbox()).map(({ subject }) => subject)).toEqual([
    DEMO_SITES.HU.voucher.subject,
    DEMO_SITES.HU.mail.subject,
  ]);
  await backend.send('PUT', doi);
  expect(await backend.outbox()).toHaveLength(2);
});

describe('a token', () => {
  test('works for 14 days and no longer', async () => {
    await signUp(SHORT);
    const token = await backend.newestToken();
    backend.advance(14 * DAY - 60_000);
    expect((await backend.send('GET', `${SUBSCRIBERS}/${token}`)).status).toBe(200);
    backend.advance(60_000);
    expect((await backend.send('PUT', `${SUBSCRIBERS}/${token}/doi`)).status).toBe(404);
  });

  test.each(['unknown', 'A'.repeat(43), '%00', '%E0%A4%A'])('that is %j is stale', async (token) => {
    const path = `${SUBSCRIBERS}/${token}`;
    for (const answer of [
      await backend.send('GET', path),
      await backend.send('PUT', path, {}),
      await backend.send('PUT', `${path}/doi`),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: 'urn:newsletter:token_invalid' });
    }
  });

  test('is stored only as a hash', async () => {
    await signUp(SHORT);
    const token = await backend.newestToken();
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(JSON.stringify(await backend.store.listSubscribers())).not.toContain(token);
  });
});

describe('a change', () => {
  test('keeps missing fields and removes fields that are null', async () => {
    await signUp(FULL, AUSTRIA);
    const path = `${SUBSCRIBERS}/${await backend.newestToken()}`;
    const answer = await backend.send('PUT', path, { salutation: null, interests: ['COFFEE'], consents: [] });
    expect(await answer.json()).toEqual({
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Muster',
      status: 'WAITING_FOR_DOI',
      site: 'AT',
      locale: 'de-AT',
      consents: [],
      interests: ['COFFEE'],
    });
  });

  test('records the wording of a consent in the language of the sign-up', async () => {
    await signUp(SHORT, { 'X-Hunter-Site': 'TR' });
    await backend.send('PUT', `${SUBSCRIBERS}/${await backend.newestToken()}`, { consents: ['DNE'] });
    const [subscriber] = await backend.store.listSubscribers();
    expect(subscriber?.consents).toMatchObject([
      { type: 'NEWSLETTER', textVersion: 'tr-TR/NEWSLETTER/2026-11-2' },
      { type: 'DNE', textVersion: 'tr-TR/DNE/2026-11-2' },
    ]);
  });
});

function signUp(body: unknown, headers: Record<string, string> = {}, path = SUBSCRIBERS): Promise<Response> {
  return backend.send('POST', path, body, headers);
}

/** Sends a body that is not JSON, or not as such: as bytes, because a string would set a content type itself. */
function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Response> {
  return backend.fetch(SUBSCRIBERS, { method: 'POST', body: new Blob([body]), headers });
}

async function read(method: string, path: string): Promise<object> {
  const answer = await backend.send(method, path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as object;
}
