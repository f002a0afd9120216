import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectAll, PAGE, prepareBackend } from '../test/support/inspected-backend.ts';
import { answerAsProvider, FAKE, KNOWN, SETTINGS, startRelay } from '../test/support/relay.ts';
import { SHORT, SUBSCRIBERS } from '../test/support/sign-ups.ts';

const PROVIDERS = Object.keys(SETTINGS);

const provider = vi.fn<typeof answerAsProvider>(answerAsProvider);
const logged: string[] = [];

let onWait: (wait: number) => unknown;

beforeEach(() => {
  vi.stubGlobal('fetch', provider);
  onWait = () => {};
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (then: () => void, wait: number) => {
    // The limit of a request.
    if (wait > 9000) return start(then, wait);
    onWait(wait);
    return setImmediate(then);
  });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});

// No address reaches a log, whatever happens.
afterEach(() => {
  const named = logged.find((line) => /@|%40|anna|fake|\bknown/.test(line));
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

async function answered(response: Response): Promise<readonly unknown[]> {
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
    expect(await answered(await relay(post(SHORT)))).toEqual(ACCEPTED);
    expect(await answered(await relay(post({ ...SHORT, email: KNOWN })))).toEqual(ACCEPTED);
    for (const email of [FAKE, FAKE])
      expect(await answered(await relay(post({ ...SHORT, email })))).toEqual([400, 'urn:newsletter:email_invalid']);
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
    expect(await answered(await relay(post(SHORT)))).toEqual(FAILED);
    expect(logged).toHaveLength(1);
    expect(await answered(await relay(post(SHORT)))).toEqual(ACCEPTED);
  });

  it.each(Object.keys(SETTINGS[name] ?? {}))(
    'says 503 without %s, and names the setting in its log',
    async (setting) => {
      const relay = await startRelay(name, { ORIGINS: PAGE, [setting]: '' });
      expect(await answered(await relay(post(SHORT)))).toEqual(FAILED);
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
  expect(await answered(await relay(post({ ...SHORT, email: KNOWN, consents })))).toEqual(ACCEPTED);
  const [, ...others] = provider.mock.calls.filter(([, init]) => init?.method !== 'GET');
  expect(others.map(([, init]) => init?.body)).toEqual(
    marks.map((status) => JSON.stringify({ tags: [{ name: 'DNE', status }] })),
  );
});

it.each([600, 1200])('answers all addresses in the same time, with %i ms for each call', async (milliseconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const states = ['subscribed', 'unsubscribed', 'pending'];
  const rest: Array<Promise<unknown>> = [];
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE }, (work) => rest.push(work));
  const times: number[] = [];
  let begun = 0;
  const addresses = [SHORT.email, SHORT.email, FAKE, KNOWN, `b${KNOWN}`, `c${KNOWN}`];
  for (const [index, email] of addresses.entries()) {
    provider.mockImplementation(async (input, init) => {
      vi.setSystemTime(Date.now() + milliseconds);
      if (init?.method === 'GET') return Response.json({ status: states[index % 3] });
      const isKnown = email.endsWith(KNOWN);
      return isKnown ? Response.json({ title: 'Member Exists' }, { status: 400 }) : answerAsProvider(input, init);
    });
    onWait = (wait) => times.push(Date.now() + wait - begun);
    begun = Date.now();
    await relay(post({ ...SHORT, email }));
    await Promise.all(rest);
  }
  expect(rest).toHaveLength(3);
  const seconds = Math.ceil(milliseconds / 1000) * 1000;
  expect(times).toEqual(addresses.map(() => seconds));
  expect(provider.mock.calls.every(([, init]) => init?.redirect === 'error')).toBe(true);
});

it('passes a sign-up on once more that takes a consent back, and none that adds one', async () => {
  const relay = await startRelay('listmonk', { ORIGINS: PAGE });
  const bodies = [['DNE'], ['DNE'], [], ['DNE'], []].map((consents) => ({ ...SHORT, consents }));
  for (const body of bodies) expect(await answered(await relay(post(body)))).toEqual(ACCEPTED);
  const lists = ['["uuid","personal"]', '["uuid"]'];
  expect(provider.mock.calls.map(([, init]) => init?.body)).toEqual(
    lists.map((list) => expect.stringContaining(`"list_uuids":${list}`) as string),
  );
});

it('does not ask who has unsubscribed anew if the consents of before stay', async () => {
  const relay = await startRelay('mailchimp', { ORIGINS: PAGE });
  provider.mockImplementation(async (input, init) =>
    new Request(input, init).url.endsWith('/tags') ? new Response('', { status: 500 }) : answerAsProvider(input, init),
  );
  // Its answer must not reveal that the address is known.
  expect(await answered(await relay(post({ ...SHORT, email: KNOWN })))).toEqual(ACCEPTED);
  expect(provider.mock.calls.map(([, init]) => init?.method)).not.toContain('PATCH');
  expect(logged).toEqual(['relay: the provider answered 500']);
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
  ['mailchimp', { MAILCHIMP_KEY: 'other-us1' }, 'the provider answered 401: check MAILCHIMP_KEY, API Key Invalid'],
  ['mailchimp', { MAILCHIMP_LIST: '2b' }, 'the provider answered 404: check MAILCHIMP_LIST, Resource Not Found'],
  ['mailchimp', { MAILCHIMP_KEY: 'key' }, 'end MAILCHIMP_KEY with its data centre, as in …-us21'],
  // Another address of the provider, at which the stand-in of listmonk answers.
  ['mailchimp', { MAILCHIMP_URL: 'https://lists.example' }, 'the provider answered 404: check MAILCHIMP_LIST'],
  ['brevo', { BREVO_URL: 'https://lists.example' }, 'the provider answered 404'],
  ['brevo', { BREVO_KEY: 'other' }, 'the provider answered 401: check BREVO_KEY, unauthorized, Key not found'],
  ['listmonk', { LISTMONK_URL: 'https://lists.example/x' }, 'the provider answered 404: check LISTMONK_URL'],
])('of %s with %j it logs what to check', async (name, settings, line) => {
  const relay = await startRelay(name, { ORIGINS: PAGE, ...settings });
  expect(await answered(await relay(post(SHORT)))).toEqual(FAILED);
  expect(logged).toEqual([`relay: ${line}`]);
});

it.each([
  ['clients whom no header names are one', {}, {}, 429],
  [
    'the last of the forwarded ones is the client',
    { 'X-Forwarded-For': '1.2.3.4, 5.6.7.8' },
    { 'X-Forwarded-For': '1.2.3.4' },
    201,
  ],
  [
    'a network of IPv6 is one client',
    { 'X-Forwarded-For': '2001:db8::1' },
    { 'X-Forwarded-For': '2001:db8:0:0:1::9' },
    429,
  ],
  [
    'another network is another one',
    { 'X-Forwarded-For': '2001:db8::1' },
    { 'X-Forwarded-For': '2001:db8:0:1::1' },
    201,
  ],
  ['an address is no client', { 'X-Forwarded-For': SHORT.email }, { 'X-Forwarded-For': '5.6.7.8' }, 201],
])('limits sign-ups by client: %s', async (_, many, one, status) => {
  const relay = await startRelay('listmonk', { ORIGINS: `https://x.example/, ${PAGE}/` });
  for (let turn = 0; turn < 50; turn += 1)
    expect((await relay(post({ ...SHORT, email: `a${turn}@b.example` }, many))).status).toBe(201);
  provider.mockClear();
  expect((await relay(post(SHORT, one))).status).toBe(status);
  expect(provider).toHaveBeenCalledTimes(status === 201 ? 1 : 0);
});

it.each([
  [
    'mailchimp',
    { title: 'Invalid Resource', detail: 'x', errors: [{ field: 'ADDRESS', message: SHORT.email }] },
    'Invalid Resource, ADDRESS',
  ],
  ['brevo', { code: 'invalid_parameter', message: 'List ID is invalid' }, 'invalid_parameter, List ID is invalid'],
  ['listmonk', { message: 'Unknown list UUID.' }, 'Unknown list UUID.'],
  ['listmonk', { message: 'No subscriber anna.' }, ''],
  ['brevo', { code: 7, message: `no ${SHORT.email}`, errors: 'x' }, '7'],
])('logs why %s refuses %j, without what somebody has typed', async (name, answer, reasons) => {
  const relay = await startRelay(name, { ORIGINS: PAGE });
  provider.mockImplementation(async () => Response.json(answer, { status: 400 }));
  expect(await answered(await relay(post(SHORT)))).toEqual(FAILED);
  expect(logged).toEqual([`relay: the provider answered 400${reasons && `: ${reasons}`}`]);
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
