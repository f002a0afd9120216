import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '../test/support/backend.ts';
import { PAGE } from '../test/support/inspected-backend.ts';
import { answerAsProvider, startRelay } from '../test/support/relay.ts';
import { SHORT, SUBSCRIBERS } from '../test/support/sign-ups.ts';
import strangers from '../test/support/strange-sign-ups.json' with { type: 'json' };
import { cleanEmail } from '../widgets/newsletter/rules/email-address.ts';
import { EMPTY_VALUES, type FormValues } from '../widgets/newsletter/rules/form-values.ts';
import { cleanName } from '../widgets/newsletter/rules/person-name.ts';
import { checkSignUp } from '../widgets/newsletter/rules/validation.ts';

const MINUTE = 60 * 1000;

const RIGHT = { email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' };

/** Bodies, as they are sent, besides those of `conformance.yaml`. */
const BODIES: ReadonlyArray<readonly [what: string, text: string]> = [
  ['an unknown field', JSON.stringify({ ...RIGHT, constructor: 'x' })],
  ['the name of a prototype', '{"__proto__": 1}'],
  ['a prototype beside its fields', JSON.stringify(RIGHT).replace('{', '{"__proto__": {"email": "x"}, ')],
  ['an address that is a number', JSON.stringify({ ...RIGHT, email: 7 })],
  ['no address', JSON.stringify({ ...RIGHT, email: undefined })],
  ['a name that is an object', JSON.stringify({ ...RIGHT, firstName: { length: 3 } })],
  ['a name that is null', JSON.stringify({ ...RIGHT, lastName: null })],
  ['no consents', JSON.stringify({ ...RIGHT, consents: undefined })],
  ['a long origin', JSON.stringify({ ...RIGHT, origin: 'x'.repeat(101) })],
  ['an empty origin', JSON.stringify({ ...RIGHT, originAddition: '' })],
  ['a list', '[]'],
  ['text', '"anna@example.org"'],
  ['nothing', ''],
  ['a right one', JSON.stringify({ ...RIGHT, consents: ['DNE'], salutation: 'DIVERS' })],
];

/** What takes sign-ups. */
interface Place {
  readonly send: (text: string, type: string, client: string) => Promise<Response>;
  readonly countMails: () => number;
  readonly close?: () => void;
}

/** Lets a process take the time and the client from headers of its requests. */
const CLOCK = `import http from 'node:http'; let now; Date.now = () => now; const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (name, ...given) {
    const { 'x-now': time, 'x-client': value } = given[0]?.headers ?? {};
    if (name === 'request') now = Number(time);
    if (name === 'request') Object.defineProperty(given[0].socket, 'remoteAddress', { value, configurable: true });
    return emit.call(this, name, ...given);
  };`;

const startOnNode = async (file: string) => {
  const options = `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`;
  const env = { PORT: '0', ORIGINS: PAGE, STAFF: 'anna:secret', NODE_OPTIONS: options };
  const server = spawn(process.execPath, [`demo/examples/${file}`], { env });
  let output = '';
  server.stdout.on('data', (part) => (output += String(part)));
  await once(server.stdout, 'data');
  const base = new URL(/http:\S+/u.exec(output)?.[0] ?? '').origin;
  const send = (path: string, body: string, type: string, client = 'x'): Promise<Response> =>
    fetch(base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: PAGE, 'Content-Type': type, 'X-Now': String(Date.now()), 'X-Client': client },
      body,
    });
  return { send, output: () => output, close: () => void server.kill() };
};

const provider = vi.fn<typeof answerAsProvider>();

const START: Readonly<Record<string, () => Promise<Place>>> = {
  relay: async () => {
    const { setTimeout: start } = globalThis;
    // The answer of a relay comes after a second. Limits of requests stay.
    vi.stubGlobal('setTimeout', (then: () => void, wait: number) => start(then, wait > MINUTE / 10 ? wait : 0));
    vi.stubGlobal('fetch', provider.mockReset().mockImplementation(answerAsProvider));
    const relay = await startRelay('listmonk', { ORIGINS: PAGE });
    return {
      send: (body, type, client) =>
        relay(
          new Request(`https://relay.example${SUBSCRIBERS}`, {
            method: 'POST',
            headers: { Origin: PAGE, 'Content-Type': type, 'X-Forwarded-For': client },
            body,
          }),
        ),
      countMails: () => provider.mock.calls.length,
    };
  },
  'own-service.mjs': async () => {
    const { send, output, close } = await startOnNode('own-service.mjs');
    return {
      send: (...given) => send(SUBSCRIBERS, ...given),
      countMails: () => output().match(/^To: /gmu)?.length ?? 0,
      close,
    };
  },
  'the backend of the demo': async () => {
    const backend = createTestBackend({ clientOf: (c) => c.req.header('X-Forwarded-For') });
    return {
      send: (body, type, client) =>
        backend.fetch(SUBSCRIBERS, {
          method: 'POST',
          headers: { 'Content-Type': type, 'X-Forwarded-For': client },
          body,
        }),
      countMails: () => backend.outbox().length,
    };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});

/** What the form says of values, in a site that asks for salutation and names. */
function formTakes(values: Partial<FormValues>): boolean {
  const person = { salutation: 'MRS', firstName: 'Anna', lastName: 'Muster' } as const;
  return checkSignUp('AT', { ...EMPTY_VALUES, ...person, newsletterEmail: SHORT.email, ...values }).valid;
}

describe.each(Object.keys(START))('%s', (name) => {
  let place: Place;
  let clients = 0;

  /** The status of the answer to a sign-up of another client, eleven minutes later. */
  const statusOf = async (body: object): Promise<number> => {
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    clients += 1;
    const { status } = await place.send(JSON.stringify({ ...SHORT, ...body }), 'application/json', `client${clients}`);
    return status;
  };

  beforeEach(async () => {
    place = (await START[name]?.()) as Place;
  });

  afterEach(() => {
    place.close?.();
    vi.unstubAllGlobals();
  });

  it.each<[string, readonly string[], 'email' | 'firstName', keyof FormValues, (typed: string) => string]>([
    ['addresses', strangers.addresses, 'email', 'newsletterEmail', cleanEmail],
    ['names', strangers.names, 'firstName', 'firstName', cleanName],
  ])('takes the %s that the form sends, and no others', async (_, all, field, formField, clean) => {
    const wrong = [];
    for (const typed of all) {
      const cleaned = clean(typed);
      const isTaken = cleaned !== '' && formTakes({ [formField]: typed });
      if (isTaken && (await statusOf({ [field]: cleaned })) !== 201) wrong.push(`refused: ${JSON.stringify(cleaned)}`);
      if (!isTaken && (await statusOf({ [field]: typed })) !== 400) wrong.push(`taken: ${JSON.stringify(typed)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('answers strange bodies as the contract says', async () => {
    const backend = createTestBackend();
    const answers: string[] = [];
    const wanted: string[] = [];
    for (const [what, text] of BODIES) {
      const type = 'application/json';
      const init = { method: 'POST', headers: { 'Content-Type': type }, body: text };
      for (const [list, answer] of [
        [answers, await place.send(text, type, what)],
        [wanted, await backend.fetch(SUBSCRIBERS, init)],
      ] as const) {
        const { type: problem = 'none' } = (await answer.json()) as { type?: string };
        list.push(`${what}: ${answer.status} ${problem}`);
      }
    }
    expect(answers).toEqual(wanted);
  });

  it('sends an address five mails a day, whatever its spelling, and one in ten minutes', async () => {
    const spellings = ['Anna@bücher.example', 'anna@BÜCHER.example', 'anna@xn--bcher-kva.example'];
    for (let turn = 0; turn < 130; turn += 1) expect(await statusOf({ email: spellings[turn % 3] })).toBe(201);
    expect(place.countMails()).toBe(5);
    for (const client of ['a', 'b'])
      await place.send(JSON.stringify({ ...SHORT, email: 'otto@example.org' }), 'application/json', client);
    expect(place.countMails()).toBe(6);
  });

  it('takes fifty sign-ups of a client in ten minutes', async () => {
    const statuses = [];
    for (let turn = 0; turn < 51; turn += 1) {
      // An IPv6 network is one client for those that are copied.
      const client = name.startsWith('the backend') ? 'x' : `2001:db8::${turn}`;
      const body = JSON.stringify({ ...SHORT, email: `a${turn}@b.example` });
      statuses.push((await place.send(body, 'application/json', client)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 201), 429]);
  });
});

it('the login of the staff service reads no more than 4 kB, and ten wrong passwords a minute', async () => {
  const { send, close } = await startOnNode('staff-service.mjs');
  const logIn = async (password: string): Promise<number> =>
    (await send('/login', `user=anna&password=${password}`, 'application/x-www-form-urlencoded')).status;
  expect(await logIn('x'.repeat(5000))).toBe(413);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push(await logIn('wrong'));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await logIn('secret')).toBe(429);
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  expect(await logIn('secret')).toBe(303);
  close();
});
