// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, PAGE, prepareBackend } from '../../../test/support/inspected-backend.ts';
import { type Machine, UsageError, type Result } from './command.ts';
import { conformanceBy } from './conformance.ts';
import type { Transport } from '../conformance/page.ts';

interface Printed {
  readonly result: Result;
  readonly printed: string;
}

async function conformance(
  line: string,
  transport: Transport,
  environment: Machine['environment'] = {},
): Promise<Printed> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const readFile = (): Promise<string> => Promise.reject(new Error('No file is read.'));
  const result = await conformanceBy(transport).run(line.split(' ').filter(Boolean), { readFile, print, environment });
  return { result, printed };
}

const unreachable: Transport = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));

it.each([
  ['', 'needs one address'],
  [`${BASE} ${BASE}`, 'needs one address'],
  ['shop.example', '"shop.example" is not an origin; write it in full, such as https://shop.example.'],
  [`${BASE}/service`, `is more than an origin: the command adds /service/ to it. Write ${BASE}.`],
  [`${BASE} --site XX`, '"XX" is not a site; use one of DE, AT'],
  [`${BASE} --only newsletter,logins`, '"logins" is not a service; use some of newsletter,login,customer'],
  [`${BASE} --for shop-basket`, '"shop-basket" is not a tag; use some of shop-newsletter,'],
  [`${BASE} --timeout soon`, '--timeout takes at most 15 seconds, after which the script gives up, not "soon".'],
  [`${BASE} --customer anna@example.org`, '--customer and --password must both be given'],
  [`${BASE} --email anna`, 'The form of DE refuses the address "anna"; set --email to a mailbox of yours.'],
])('%j is a misuse that says how to fix it', async (line, message) => {
  const calls = vi.fn<Transport>(unreachable);
  await expect(conformance(line, calls)).rejects.toThrow(message);
  await expect(conformance(line, calls)).rejects.toBeInstanceOf(UsageError);
  expect(calls).not.toHaveBeenCalled();
});

it('says so once when the host cannot be reached', async () => {
  const { result, printed } = await conformance(BASE, unreachable);
  expect(result).toEqual({
    output: `${BASE} cannot be reached (ENOTFOUND). Check the address, the network and the certificate.\n`,
    exitCode: 1,
  });
  expect(printed).toBe('');
});

it('ends with 0 and one JSON text when all is well', async () => {
  const { transport } = await prepareBackend('TR');
  const { result, printed } = await conformance(`${BASE} --site tr --only preview,abtest --json`, transport);
  const report = JSON.parse(printed) as { site: string; failed: number; calls: { service: string }[] };
  expect(report).toMatchObject({ base: BASE, page: BASE, site: 'TR', failed: 0 });
  expect(new Set(report.calls.map(({ service }) => service))).toEqual(new Set(['abtest', 'preview']));
  expect(result).toEqual({ output: '', exitCode: 0 });
});

describe('--for', () => {
  const REFUSAL = { status: 400, body: { type: 'urn:newsletter:email_invalid' } };

  /** A service that takes sign-ups, and does nothing else. */
  const least =
    (change: (headers: Headers) => void = () => {}, refusal: { status: number; body: object } = REFUSAL): Transport =>
    async (request) => {
      const { method, url } = request;
      const headers = new Headers({
        'Access-Control-Allow-Origin': PAGE,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'content-type',
      });
      change(headers);
      if (!url.endsWith('/service/newsletter/api/internal/newsletter-subscribers'))
        return new Response(null, { status: 404 });
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (method !== 'POST') return new Response(null, { status: 405 });
      const { status, body } = (await request.text()).includes('@') ? { status: 201, body: {} } : refusal;
      return Response.json(body, { status, headers });
    };

  const line = `${BASE} --origin ${PAGE} --email anna@example.org`;

  it.each(['shop-newsletter', 'newsletter', '<shop-newsletter>'])(
    '%s needs the call of a sign-up alone',
    async (tag) => {
      const sent = vi.fn<Transport>(least());
      const { result, printed } = await conformance(`${line} --for ${tag}`, sent);
      expect(result.exitCode).toBe(0);
      const paths = sent.mock.calls.slice(1).map(([{ url }]) => new URL(url).pathname);
      expect(new Set(paths)).toEqual(new Set(['/service/newsletter/api/internal/newsletter-subscribers']));
      expect(printed).toContain('No tag breaks. 5 calls: 0 passed, 3 failed, 2 left out.');
      expect(printed).toContain("got       must have required property 'status': WAITING_FOR_DOI");
    },
  );

  it.each([
    ['without CORS headers', (headers: Headers) => headers.delete('Access-Control-Allow-Origin')],
    ['that is called HTML', (headers: Headers) => headers.set('Content-Type', 'text/html')],
    ['for any origin', (headers: Headers) => headers.set('Access-Control-Allow-Origin', '*')],
  ])('fails where the tag breaks: an answer %s', async (_, change) => {
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, least(change));
    expect(result.exitCode).toBe(1);
    expect(printed).toMatch(/\nA tag breaks \(/);
  });

  it.each([
    [201, {}, undefined],
    [422, { status: 422 }, 'Name the problem type, as in {"type": "urn:newsletter:email_invalid"}: without it'],
    [422, REFUSAL.body, undefined],
    [429, {}, undefined],
  ])('fails where the form says something false of a refused address: %d %j', async (status, body, remedy) => {
    const sent = least(undefined, { status, body });
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, sent);
    expect(result.exitCode).toBe(remedy === undefined ? 0 : 1);
    const [, first] = /\nA tag breaks \(1 thing to change\)\n\n✗ (.+)/u.exec(printed) ?? [];
    expect(first?.slice(0, remedy?.length)).toBe(remedy);
  });

  it('says which calls are optional, and what is not tried without an option', async () => {
    const { printed } = await conformance(`${BASE} --for shop-newsletter`, least());
    expect(printed).toContain('left out: optional; needs --customer');
    expect(printed).toMatch(/add --email .*\n.*add --origin https:\/\/www\.shop\.example\n$/u);
    expect((await conformance(line, least())).printed).not.toMatch(/add --(?:email|origin)/);
  });

  it.each([
    ['shop-session', ['login', 'abtest']],
    ['shop-preview', ['abtest', 'preview']],
    ['shop-layout', []],
  ])('%s asks these services: %j', async (tag, services) => {
    const { transport } = await prepareBackend('DE');
    const { printed } = await conformance(`${BASE} --for ${tag} --json`, transport);
    const { calls } = JSON.parse(printed) as { calls: ReadonlyArray<{ service: string }> };
    expect([...new Set(calls.map(({ service }) => service))]).toEqual(services);
  });

  it('prints each remedy once, first what breaks a tag', async () => {
    const { printed } = await conformance(line, () => Promise.resolve(new Response('', { status: 404 })));
    const remedies = Array.from(printed.matchAll(/^✗ (.+?)(?: \(\d+ calls\))?$/gmu), ([, remedy]) => remedy);
    expect(remedies.length).toBeGreaterThan(5);
    expect(new Set(remedies).size).toBe(remedies.length);
    expect(printed.indexOf('A tag breaks (')).toBeLessThan(printed.indexOf('Differs from the contract ('));
    expect(printed.split('\n').length).toBeLessThan(200);
  });
});

describe('a service that repeats what it was sent', () => {
  let secrets: readonly string[] = [];
  let environment: Machine['environment'] = {};
  let transport: Transport;

  beforeEach(async () => {
    const backend = await prepareBackend('DE');
    const { token = '', staffToken = '' } = backend.settings;
    secrets = ['k3y', 'p4ss', token, staffToken];
    environment = {
      SHOP_WIDGETS_API_KEY: 'k3y',
      SHOP_WIDGETS_PASSWORD: 'p4ss',
      SHOP_WIDGETS_TOKEN: token,
      SHOP_WIDGETS_STAFF_TOKEN: staffToken,
    };
    transport = async (request, milliseconds) => {
      const answer = await backend.transport(request, milliseconds);
      answer.headers.set('Cache-Control', `${secrets.join(' ')} \u0085\u009b2J`);
      return answer;
    };
  });

  it.each(['', '--json'])(
    'gets neither a secret nor a character that a terminal obeys into the report %s',
    async (json) => {
      const { printed } = await conformance(`${BASE} --customer a@b.example ${json}`, transport, environment);
      expect(printed).toContain('Cache-Control: …');
      expect(secrets.filter((secret) => secret === '' || printed.includes(secret))).toEqual([]);
      expect(printed.match(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu)).toBeNull();
    },
  );

  it('gets a secret from the environment, or from the option if there is one', async () => {
    const keys = async (options: string): Promise<ReadonlySet<string | null>> => {
      const sent = vi.fn<Transport>(transport);
      await conformance(`${BASE} --customer a@b.example --only frontend-data ${options}`, sent, environment);
      return new Set(sent.mock.calls.slice(1).map(([request]) => request.headers.get('X-Api-Key')));
    };
    expect(await keys('')).toEqual(new Set(['k3y']));
    expect(await keys('--api-key other')).toEqual(new Set(['other']));
  });
});
