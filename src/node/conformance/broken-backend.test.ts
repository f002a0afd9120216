// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BASE, inspectAll, PAGE, prepareBackend } from '../../../test/support/inspected-backend.ts';
import type { CallReport } from './inspect.ts';
import type { Transport } from './page.ts';
import type { PointName } from './point.ts';
import type { Settings } from './settings.ts';

interface Breakage {
  readonly what: string;
  /** The answer of the broken backend. Preflights are left alone unless `preflights` is set. */
  readonly answer: (good: Response, request: Request) => Response | Promise<Response>;
  readonly preflights?: true;
  readonly settings?: Partial<Settings>;
}

/** Only the login: without its cookies, the calls of a customer are other calls. */
const LOGIN = { only: ['login'] } as const;

const BREAKAGES: Readonly<Record<PointName, readonly Breakage[]>> = {
  answer: [
    { what: 'a connection that breaks', answer: () => Promise.reject(new TypeError('fetch failed')) },
    { what: 'no answer in time', answer: () => Promise.reject(new DOMException('Too late.', 'TimeoutError')) },
  ],
  service: [{ what: 'the home page of the host', answer: page }],
  redirect: [
    {
      what: 'a redirect',
      answer: () => new Response(null, { status: 307, headers: { Location: `${BASE}/elsewhere` } }),
    },
  ],
  status: [{ what: 'another status', answer: (good) => withStatus(good, good.ok ? 202 : 418) }],
  type: [
    { what: 'another content type', answer: (good) => withHeader(good, 'Content-Type', 'application/octet-stream') },
  ],
  body: [
    {
      what: 'a field too many',
      answer: (good) => withText(good, (text) => text.replace(/^(\[?)\{/u, '$1{"more":1,').replace(/width="80" /u, '')),
    },
  ],
  problem: [
    {
      what: 'a problem without a type',
      answer: (good) => withText(good, (text) => text.replace(/"type":"[^"]*",/u, '')),
    },
  ],
  same: [
    {
      what: 'an answer that tells who is known',
      answer: eachTime((good, count) =>
        withText(good, (text) => text.replace(/^\{(?="status":"WAITING_FOR_DOI"\}$)/u, `{${' '.repeat(count)}`)),
      ),
    },
  ],
  state: [
    {
      what: 'a state that does not change',
      answer: (good, { url }) =>
        withText(good, (text) =>
          /preview/u.test(url)
            ? text.replace(/"status":"[A-Z_]+"/u, '"status":"INTERNAL_ERROR"')
            : text.replace('SUBSCRIBED', 'WAITING_FOR_DOI'),
        ),
    },
  ],
  site: [
    { what: 'another site', answer: (good) => withText(good, (text) => text.replace('"site":"HU"', '"site":"DE"')) },
  ],
  email: [{ what: 'another address', answer: (good) => withText(good, (text) => text.replace('anna@', 'otto@')) }],
  cache: [
    {
      what: 'a cache that may keep the answer',
      answer: (good) => withHeader(good, 'Cache-Control', 'private, max-age=60'),
    },
  ],
  preflight: [
    { what: 'OPTIONS that nothing answers', preflights: true, answer: (good) => withStatus(good, 404) },
    {
      what: 'OPTIONS without the headers',
      preflights: true,
      // Every request then has a header that has to be allowed.
      settings: { apiKey: 'key' },
      answer: (good) => withHeader(good, 'Access-Control-Allow-Headers', '*'),
    },
  ],
  access: [
    { what: 'every origin', answer: (good) => withHeader(good, 'Access-Control-Allow-Origin', '*') },
    { what: 'no credentials', answer: (good) => withHeader(good, 'Access-Control-Allow-Credentials', undefined) },
  ],
  clock: [
    { what: 'a hidden Date', answer: (good) => withHeader(good, 'Access-Control-Expose-Headers', 'Age') },
    { what: 'no Date', answer: (good) => withHeader(good, 'Date', undefined), settings: { page: BASE } },
    { what: 'an answer from a cache', answer: (good) => withHeader(good, 'Age', '7'), settings: { page: BASE } },
  ],
  cookie: [{ what: 'no cookie', answer: (good) => withCookies(good, () => ''), settings: LOGIN }],
  'cookie-readable': [{ what: 'HttpOnly', answer: (good) => withCookies(good, (cookie) => `${cookie}; HttpOnly`) }],
  'cookie-path': [
    {
      what: 'the path of the service',
      answer: (good) => withCookies(good, (cookie) => cookie.replace('Path=/', 'Path=/service')),
    },
  ],
  'cookie-secure': [
    { what: 'no Secure', answer: (good) => withCookies(good, (cookie) => cookie.replace('; Secure', '')) },
  ],
  'cookie-site': [
    {
      what: 'SameSite=None',
      answer: (good) => withCookies(good, (cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
      settings: { page: BASE },
    },
  ],
  token: [
    {
      what: 'an opaque token',
      answer: (good) => withCookies(good, (cookie) => cookie.replace(/^(LoginToken=)[^;]+/u, '$1opaque')),
      settings: LOGIN,
    },
  ],
};

const CASES = Object.entries(BREAKAGES).flatMap(([name, breakages]) =>
  breakages.map((breakage) => [name as PointName, breakage.what, breakage] as const),
);

describe('a backend that is broken in one way', () => {
  it.each(CASES)('fails in the point %s of every call, and in no other: %s', async (name, _, breakage) => {
    const good = await prepareBackend('HU', breakage.settings);
    const bad = await prepareBackend('HU', breakage.settings);
    const before = await inspectAll(good);
    expect(before.filter(({ result }) => result === 'failed')).toEqual([]);
    const after = await inspectAll({ settings: bad.settings, transport: broken(bad.transport, breakage) });

    const red = after.flatMap(({ points }) => points.filter(({ good: isGood }) => !isGood));
    expect(new Set(red.map((point) => point.name))).toEqual(new Set([name]));
    expect(red.filter(({ expected, got, remedy }) => expected === got || remedy === '')).toEqual([]);
    expect(callsIn(after, ({ result }) => result === 'failed')).toEqual(
      callsIn(before, (report) => has(report, name) && isMade(after, report)),
    );
  });
});

/** Without the cookie of a login, a widget does not make the calls of a customer. */
function isMade(reports: readonly CallReport[], { what, service }: CallReport): boolean {
  return reports.some((report) => report.what === what && report.service === service && report.result !== 'left-out');
}

function has({ points }: CallReport, wanted: PointName): boolean {
  return points.some(({ name }) => name === wanted);
}

function callsIn(reports: readonly CallReport[], wanted: (report: CallReport) => boolean): string[] {
  return reports.filter(wanted).map(({ service, what }) => `${service}: ${what}`);
}

function broken(transport: Transport, { answer, preflights }: Breakage): Transport {
  return async (request, milliseconds) => {
    const good = await transport(request.clone(), milliseconds);
    return (request.method === 'OPTIONS') === (preflights === true) ? answer(good, request) : good;
  };
}

function page(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Credentials': 'true',
  };
  return new Response('<!doctype html><title>Shop</title>', { headers });
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

function withHeader({ body, status, headers: given }: Response, name: string, value: string | undefined): Response {
  const headers = new Headers(given);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return new Response(body, { status, headers });
}

async function withText(good: Response, change: (text: string) => string): Promise<Response> {
  return new Response(change(await good.text()), { status: good.status, headers: good.headers });
}

function withCookies(good: Response, change: (cookie: string) => string): Response {
  const headers = new Headers(good.headers);
  headers.delete('Set-Cookie');
  for (const cookie of good.headers.getSetCookie().map(change).filter(Boolean)) headers.append('Set-Cookie', cookie);
  return new Response(good.body, { status: good.status, headers });
}

function eachTime(change: (good: Response, count: number) => Promise<Response>) {
  let count = 0;
  return (good: Response): Promise<Response> => {
    count += 1;
    return change(good, count);
  };
}
