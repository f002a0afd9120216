import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanName, isName } from '../widgets/newsletter/rules/person-name.ts';
import { createTestBackend } from '../test/support/backend.ts';
import { inspectAll, PAGE, prepareBackend } from '../test/support/inspected-backend.ts';
import { answerAsProvider, FAKE, KNOWN, SETTINGS, startRelay } from '../test/support/relay.ts';
import { SHORT, SUBSCRIBERS } from '../test/support/sign-ups.ts';

const PROVIDERS = Object.keys(SETTINGS);

const provider = vi.fn<typeof answerAsProvider>(answerAsProvider);
const logged: string[] = [];

/** How long the relay has waited before its answers. */
const waits: number[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', provider);
  waits.length = 0;
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (then: () => void, wait: number) => {
    // The limit of a request.
    if (wait > 1000) return start(then, wait);
    waits.push(wait);
    return setImmediate(then);
  });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});

// No address reaches a log, whatever happens.
afterEach(() => {
  const named = logged.find((line) => /@|%40|anna|fake|known/.test(line));
  if (named !== undefined) throw new Error(`An address is in the log: ${named}`);
  logged.length = 0;
  provider.mockReset().mockImplementation(answerAsProvider);
});

function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  const all = { Origin: PAGE, 'Content-Type': 'application/json', ...headers };
  return new Request(`https://relay.example${SUBSCRIBERS}`, {
    method: 'POST',
    headers: all,
    body: JSON.stringify(body),
  });
}

async function told(response: Response): Promise<readonly unknown[]> {
  const { type, status } = (await response.json()) as { type?: string; status: unknown };
  return [response.status, type ?? status];
}

const ACCEPTED = [201, 'WAITING_FOR_DOI'];
const FAILED = [503, 'urn:newsletter:internal_error'];

describe.each(PROVIDERS)('the relay to %s', (name) => {
  it('has all that the tag needs of a service', async () => {
    const { settings } = await prepareBackend('DE', {
      tags: ['shop-newsletter'],
      customer: undefined,
      token: undefined,
      limit: true,
    });
    const relay = await startRelay(name, { ORIGINS: PAGE });
    const reports = await inspectAll({
      settings,
      transport: (request) => {
        // As a proxy does.
        request.headers.append('X-Forwarded-For', '192.0.2.1');
        // The inspection takes the place of `fetch` while a client runs.
        const { fetch } = globalThis;
        globalThis.fetch = provider;
        return relay(request).finally(() => (globalThis.fetch = fetch));
      },
    });
    expect(reports.flatMap(({ points }) => points.filter(({ good }) => !good))).toEqual([]);
  });

  it('gives the same answer for a new and a known address, and refuses what the provider refuses', async () => {
    const relay = await startRelay(name, { ORIGINS: PAGE });
    expect(await told(await relay(post(SHORT)))).toEqual(ACCEPTED);
    expect(await told(await relay(post({ ...SHORT, email: KNOWN })))).toEqual(ACCEPTED);
    for (const email of [FAKE, FAKE])
      expect(await told(await relay(post({ ...SHORT, email })))).toEqual([400, 'urn:newsletter:email_invalid']);
    const methods = provider.mock.calls.map(([, init]) => init?.method);
    expect(methods).toEqual(
      name === 'mailchimp' ? ['POST', 'POST', 'GET', 'POST', 'PATCH', 'POST', 'POST'] : Array(4).fill('POST'),
    );
  });

  it.each([
    ['gives no answer', () => Promise.reject(new TypeError(`no route to ${SHORT.email}`))],
    ['fails', async () => Response.json({ message: `not ${SHORT.email}` }, { status: 500 })],
  ])('says 503 while the provider %s, and tries again afterwards', async (_, fault) => {
    const relay = await startRelay(name, { ORIGINS: PAGE });
    provider.mockImplementationOnce(fault);
    expect(await told(await relay(post(SHORT)))).toEqual(FAILED);
    expect(logged).toHaveLength(1);
    expect(await told(await relay(post(SHORT)))).toEqual(ACCEPTED);
  });

  it.each(Object.keys(SETTINGS[name] ?? {}))(
    'says 503 without %s, and names the setting in its log',
    async (setting) => {
      const relay = await startRelay(name, { ORIGINS: PAGE, [setting]: '' });
      expect(await told(await relay(post(SHORT)))).toEqual(FAILED);
      expect(logged).toEqual([`relay: set ${setting}`]);
    },
  );
});

it.each([
  [['DNE'], 'active'],
  [[], 'inactive'],
])('gives who has unsubscribed from Mailchimp and signs up again the consents %j of now', async (consents, status) => {
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE });
  await relay(post({ ...SHORT, email: KNOWN, consents }));
  const [, tags, again] = provider.mock.calls.filter(([, init]) => init?.method !== 'GET');
  expect(tags?.[1]?.body).toBe(JSON.stringify({ tags: [{ name: 'DNE', status }] }));
  expect(again?.[1]).toMatchObject({ method: 'PATCH', body: '{"status":"pending"}' });
});

it.each([
  [['DNE'], []],
  [[], ['inactive']],
])('of who has not confirmed yet, a sign-up with the consents %j sets the mark to %j', async (consents, marks) => {
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE });
  provider.mockImplementation(async (input, init) =>
    init?.method === 'GET' ? Response.json({ status: 'pending' }) : answerAsProvider(input, init),
  );
  expect(await told(await relay(post({ ...SHORT, email: KNOWN, consents })))).toEqual(ACCEPTED);
  const [, ...others] = provider.mock.calls.filter(([, init]) => init?.method !== 'GET');
  expect(others.map(([, init]) => init?.body)).toEqual(
    marks.map((status) => JSON.stringify({ tags: [{ name: 'DNE', status }] })),
  );
});

it('waits for a full second before each answer that a provider has a part in, and follows no redirect', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE });
  for (const email of [SHORT.email, SHORT.email, KNOWN, FAKE]) await relay(post({ ...SHORT, email }));
  provider.mockRejectedValueOnce(new TypeError('no route'));
  await relay(post({ ...SHORT, email: 'berta@example.com' }));
  expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(provider.mock.calls.every(([, init]) => init?.redirect === 'error')).toBe(true);
  // After 2.3 seconds of a slow provider.
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(2300);
  await relay(post({ ...SHORT, email: 'clara@example.com' }));
  expect(waits.at(-1)).toBe(700);
});

it('does not ask who has unsubscribed anew if the consents of before stay', async () => {
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE });
  provider.mockImplementation(async (input, init) =>
    new Request(input, init).url.endsWith('/tags') ? new Response('', { status: 500 }) : answerAsProvider(input, init),
  );
  expect(await told(await relay(post({ ...SHORT, email: KNOWN })))).toEqual(FAILED);
  expect(provider.mock.calls.map(([, init]) => init?.method)).not.toContain('PATCH');
});

it.each([`https://x.example,${PAGE}`, ''])(
  'answers no page of another origin than %j, and logs it',
  async (origins) => {
    const relay = await startRelay('listmonk', { ORIGINS: origins });
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: '' }]) {
      const answer = await relay(post(SHORT, headers));
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    }
    expect(logged).toEqual(['relay: set ORIGINS, which does not contain https://evil.example']);
    expect(provider).not.toHaveBeenCalled();
  },
);

it.each([
  ['mailchimp', { MAILCHIMP_KEY: 'other-us1' }, 'the provider answered 401: check MAILCHIMP_KEY'],
  ['mailchimp', { MAILCHIMP_LIST: '2b' }, 'the provider answered 404: check MAILCHIMP_LIST'],
  ['mailchimp', { MAILCHIMP_KEY: 'key' }, 'end MAILCHIMP_KEY with its data centre, as in …-us21'],
  // Another address of the provider, at which the stand-in of listmonk answers.
  ['mailchimp', { MAILCHIMP_URL: 'https://lists.example' }, 'the provider answered 404: check MAILCHIMP_LIST'],
  ['brevo', { BREVO_URL: 'https://lists.example' }, 'the provider answered 404'],
  ['brevo', { BREVO_KEY: 'other' }, 'the provider answered 401: check BREVO_KEY'],
  ['listmonk', { LISTMONK_URL: 'https://lists.example/x' }, 'the provider answered 404: check LISTMONK_URL'],
])('of %s with %j it logs what to check', async (name, settings, line) => {
  const relay = await startRelay(name, { ORIGINS: PAGE, ...settings });
  expect(await told(await relay(post(SHORT)))).toEqual(FAILED);
  expect(logged).toEqual([`relay: ${line}`]);
});

it('takes twenty sign-ups of all clients whom no header names, and counts clients apart from addresses', async () => {
  const relay = await startRelay('listmonk', { ORIGINS: PAGE });
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1)
    statuses.push((await relay(post({ ...SHORT, email: `a${turn}@b.example` }))).status);
  expect(statuses.indexOf(429)).toBe(20);
  await relay(post(SHORT, { 'X-Forwarded-For': 'victim@example.com' }));
  provider.mockClear();
  await relay(post({ ...SHORT, email: 'victim@example.com' }, { 'X-Forwarded-For': '203.0.113.9' }));
  expect(provider).toHaveBeenCalledTimes(1);
});

it('sends one mail per address and ten minutes, and takes twenty sign-ups of a client', async () => {
  const relay = await startRelay('listmonk', { ORIGINS: `https://x.example/, ${PAGE}/` });
  const from = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' };
  const all = [];
  for (let turn = 0; turn < 21; turn += 1) all.push(await told(await relay(post(SHORT, from))));
  expect(all).toEqual([...Array.from({ length: 20 }, () => ACCEPTED), [429, 'urn:newsletter:too_many_requests']]);
  expect(provider).toHaveBeenCalledTimes(1);
});

it.each([
  ['an unknown field', { ...SHORT, constructor: 'x' }],
  ['the name of a prototype', JSON.parse('{"__proto__": 1}')],
  ['no address', { ...SHORT, email: 7 }],
  ['a name with a title', { ...SHORT, firstName: 'Dr.No', lastName: "O'Brien" }],
])('answers a body with %s as the backend of the demo does', async (_, body) => {
  const relay = await startRelay('listmonk', { ORIGINS: PAGE });
  expect(await told(await relay(post(body)))).toEqual(
    await told(await createTestBackend().send('POST', SUBSCRIBERS, body)),
  );
});

it.each([
  ['Anna', 'O’Brien', 'Dr.No', 'J.De', 'Maria del Mar', '田中', 'B.Sc. Kim'],
  ['goo.gl/abc', 'Preis evil.party/x', 'WIN bit.ly/abc NOW', 't.me/evil', 'evil.app', 'evil.fr', 'evil.xn--p1ai'],
  ['www.evil', 'http://evil', 'a<b', '⅔'],
])('takes the names %j, %j … if the form does', async (...names) => {
  const relay = await startRelay('listmonk', { ORIGINS: PAGE });
  const taken: string[] = [];
  for (const [index, firstName] of names.entries()) {
    const { status } = await relay(post({ ...SHORT, firstName, email: `${index}@example.com` }));
    if (status === 201) taken.push(firstName);
  }
  expect(taken).toEqual(names.filter((name) => isName(cleanName(name))));
});

it('reads no more than 16 kB of a body', async () => {
  const relay = await startRelay('listmonk', { ORIGINS: PAGE });
  let pulled = 0;
  const body = new ReadableStream({
    pull(stream) {
      pulled += 1;
      stream.enqueue(new Uint8Array(4096));
    },
  });
  const headers = { Origin: PAGE, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await relay(new Request(`https://relay.example${SUBSCRIBERS}`, init))).status).toBe(413);
  expect(pulled).toBeLessThan(8);
});
