// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BASE, inspectAll, PAGE, prepareBackend, TRIED_PAGE } from '../../../test/support/inspected-backend.ts';
import type { CallReport } from './inspect.ts';
import type { Transport } from './page.ts';
import type { PointName } from './point.ts';
import type { Settings } from './settings.ts';
import rows from './sign-up-faults.yaml?raw';

/** The answer of the broken backend. */
type Change = (good: Response, request: Request) => Response | Promise<Response>;

/** `preflights`: their answers are changed instead of all others. */
type Breakage = readonly [what: string, change: Change, settings?: Partial<Settings> & { readonly preflights?: true }];

/** Only the login: without its cookies, the calls of a customer are other calls. */
const LOGIN = { only: ['login'] } as const;

/** Every request then has a header that has to be allowed. */
const KEY = { preflights: true, apiKey: 'key' } as const;

/** As long as a real one. */
const TOKEN = '3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc';

const BREAKAGES: Readonly<Record<PointName, readonly Breakage[]>> = {
  answer: [
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['no answer in time', () => Promise.reject(new DOMException('Too late.', 'TimeoutError'))],
  ],
  service: [['the home page of the host', page]],
  redirect: [['a redirect', () => new Response(null, { status: 307, headers: { Location: `${BASE}/elsewhere` } })]],
  status: [['another status', (good) => withStatus(good, good.ok ? 202 : 418)]],
  type: [['another content type', header('Content-Type', 'application/octet-stream')]],
  body: [['a field too many', text((body) => body.replace(/^(\[?)\{/u, '$1{"more":1,').replace(/width="80" /u, ''))]],
  problem: [['a problem without a type', text((body) => body.replace(/"type":"[^"]*",/u, ''))]],
  repeats: [
    [
      'the address in the detail',
      text((body) => body.replace('"detail":"/email', '$& conformance.example conformance@example')),
    ],
  ],
  retry: [
    ['no time to wait', header('Retry-After', undefined), { limit: true }],
    ['milliseconds', header('Retry-After', '600000'), { limit: true }],
    ['a time that a page cannot read', header('Access-Control-Expose-Headers', 'Date'), { limit: true }],
  ],
  address: [['a refusal of the address', of(/"firstName":"www/u, refuse('email_invalid'))]],
  secret: [['a link with the token', header('Location', `/subscribers/${TOKEN}`)]],
  'cookie-lasting': [['a cookie of a year', header('Set-Cookie', 'id=1; Max-Age=31536000'), { only: ['newsletter'] }]],
  foreign: [['any origin', allowIf(() => true)]],
  vary: [['neither Vary nor no-store', uncached, { only: ['newsletter'] }]],
  same: [
    ['an answer that tells who is known', eachTime((body, count) => body.replace(/^\{/u, `{${' '.repeat(count)}`))],
  ],
  state: [
    [
      'a state that does not change',
      text((body, { url }) =>
        /preview/u.test(url)
          ? body.replace(/"status":"[A-Z_]+"/u, '"status":"INTERNAL_ERROR"')
          : body.replace('SUBSCRIBED', 'WAITING_FOR_DOI'),
      ),
    ],
  ],
  shown: [['another date', text((body) => body.replace(/"dateTime":(?:null|"[^"]*")/u, '"dateTime":"now"'))]],
  site: [['another site', text((body) => body.replace('"site":"HU"', '"site":"DE"'))]],
  email: [['another address', text((body) => body.replace('anna@', 'otto@'))]],
  cache: [['a cache that may keep the answer', header('Cache-Control', 'private, max-age=60')]],
  preflight: [
    ['OPTIONS that nothing answers', (good) => withStatus(good, 404), { preflights: true }],
    ['OPTIONS without the headers', header('Access-Control-Allow-Headers', '*'), KEY],
  ],
  access: [
    ['every origin', header('Access-Control-Allow-Origin', '*')],
    ['no credentials', header('Access-Control-Allow-Credentials', undefined)],
  ],
  clock: [
    ['a hidden Date', header('Access-Control-Expose-Headers', 'Age')],
    ['no Date', header('Date', undefined), { page: BASE }],
    ['an answer from a cache', header('Age', '7'), { page: BASE }],
  ],
  cookie: [['no cookie', cookies(() => ''), LOGIN]],
  'cookie-readable': [['HttpOnly', cookies((cookie) => `${cookie}; HttpOnly`)]],
  'cookie-path': [['the path of the service', cookies((cookie) => cookie.replace(/^(L.*Path=\/)/u, '$1service'))]],
  'cookie-secure': [['no Secure', cookies((cookie) => cookie.replace('; Secure', ''))]],
  'cookie-site': [
    ['SameSite=None', cookies((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')), { page: BASE }],
  ],
  'cookie-deleted': [['a cookie that stays', cookies((cookie) => cookie.replace('Max-Age=0', 'Max-Age=60'))]],
  token: [['an opaque token', cookies((cookie) => cookie.replace(/^(LoginToken=)[^;]+/u, '$1opaque')), LOGIN]],
};

const CASES = Object.entries(BREAKAGES).flatMap(([name, breakages]) =>
  breakages.map(([what, change, settings = {}]) => [name as PointName, what, change, settings] as const),
);

it.each(CASES)(
  'a backend that is broken in one way fails in the point %s of every call, and in no other: %s',
  async (name, _, change, { preflights = false, ...settings }) => {
    const good = await prepareBackend('HU', settings);
    const bad = await prepareBackend('HU', settings);
    const before = await inspectAll(good);
    expect(before.filter(({ result }) => result === 'failed')).toEqual([]);
    const transport: Transport = async (request, milliseconds) => {
      const answer = await bad.transport(request.clone(), milliseconds);
      return (request.method === 'OPTIONS') === preflights ? change(answer, request) : answer;
    };
    const after = await inspectAll({ settings: bad.settings, transport });

    const red = after.flatMap(({ points }) => points.filter(({ good: isGood }) => !isGood));
    expect(new Set(red.map((point) => point.name))).toEqual(new Set([name]));
    const isPoor = (expected: string): boolean => /\b(\w+) \1\b/u.test(expected);
    const poor = red.filter(({ expected, got, remedy }) => expected === got || remedy === '' || isPoor(expected));
    expect(poor).toEqual([]);
    expect(callsIn(after, ({ result }) => result === 'failed')).toEqual(
      callsIn(before, (report) => has(report, name) && isMade(after, report)),
    );
  },
);

/** What is easily wrong, alone, in a sign-up that somebody writes from the guide. */
const FAULTS: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    (parse(rows) as ReadonlyArray<readonly [string, string, string]>).map(([what, pattern, answer]) => [
      what,
      of(new RegExp(pattern, 'mu'), answer === 'accepted' ? accept : refuse(answer)),
    ]),
  ),
  'writes True': header('Access-Control-Allow-Credentials', 'True'),
  'allows no header': header('Access-Control-Allow-Headers', undefined),
  'has CORS headers for a success only': (good, request) =>
    good.ok ? good : header('Access-Control-Allow-Origin', undefined)(good, request),
  'has another path': (good) => withStatus(good, 404),
  'shows the home page': page,
  'gives the token away': text((body) => body.replace(/^\{"status":"W/u, `{"token":"${TOKEN}","status":"W`)),
  'shows its stack': of(/^\{"email": $/mu, (good) => withStatus(page(), good.status)),
  'lets caches keep its answer': header('Cache-Control', 'public, max-age=600'),
  'repeats the address': of(
    /conformance/u,
    text((body) => body.replace('"detail":"', '$&conformance@example ')),
  ),
  'answers in text/plain': header('Content-Type', 'text/plain'),
  'tells who is known in the body': of(
    /"ANNA@/u,
    text((body) => `${body} `),
  ),
  'allows the origin null': allowIf((origin) => origin === 'null'),
  'allows an origin that begins as its own': allowIf((origin) => origin.startsWith(PAGE)),
  'allows an origin that ends as its own': allowIf((origin) => origin.endsWith('shop.example')),
  'takes the dots of its origin for any character': allowIf((origin) => /^https:..www.shop.example$/u.test(origin)),
  'fails at a body that is no object': of(/^null$/mu, (good) => withStatus(good, 500)),
  'names another problem with 429': text((body) => body.replace('too_many_requests', 'busy')),
  'sends a 429 in text/plain': (good, request) =>
    good.status === 429 ? header('Content-Type', 'text/plain')(good, request) : good,
};

/** The same in what the newsletter tag does not call. */
const OTHERS: typeof FAULTS = {
  'refuses a token of another form as a bad request': of(/not-a-token/u, refuse('body_invalid')),
  'lets pages of other sites log staff out': of(/^cross-site$/mu, accept),
};

/** No tag reads the type of an answer, sends a charset or has a token. */
const UNNOTICED = /text\/plain$|^refuses a (?:charset|token)|^names another problem/u;

describe.each([
  { faults: FAULTS, given: { tags: ['shop-newsletter'] } },
  { faults: FAULTS, given: {} },
  {
    faults: { 'allows what begins as its own': allowIf((origin) => origin.startsWith(TRIED_PAGE)) },
    given: { page: TRIED_PAGE },
  },
  { faults: OTHERS, given: { only: ['newsletter', 'preview'] as const } },
])('with $given', ({ faults, given }) => {
  it.each(Object.entries(faults))('finds a service that %s', async (name, change) => {
    const { transport, settings: all } = await prepareBackend('HU', { limit: true, only: ['newsletter'], ...given });
    const reports = await inspectAll({
      settings: all,
      transport: async (request, milliseconds) => change(await transport(request.clone(), milliseconds), request),
    });
    const found = new Set(reports.flatMap(({ points }) => points.flatMap(({ severity }) => severity ?? [])));
    expect([...found].some((severity) => severity !== 'differs' || UNNOTICED.test(name))).toBe(true);
  });
});

/** Changes the answer to a request: its method and address, each header and its body are lines. */
function of(pattern: RegExp, change: Change): Change {
  return async (good, request) => {
    const { method, url, headers } = request;
    const lines = [`${method} ${url}`, ...headers.values(), await request.clone().text()];
    return pattern.test(lines.join('\n')) ? change(good, request) : good;
  };
}

function allowIf(isOwn: (origin: string) => boolean): Change {
  return (good, request) => {
    const origin = request.headers.get('Origin') ?? '';
    return isOwn(origin) ? header('Access-Control-Allow-Origin', origin)(good, request) : good;
  };
}

function accept({ headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.set('Content-Type', 'application/json');
  return new Response('{"status":"WAITING_FOR_DOI"}', { status: 201, headers });
}

function refuse(problem: string): Change {
  return ({ headers: given }) => {
    const headers = new Headers(given);
    headers.set('Content-Type', 'application/problem+json');
    const body = { type: `urn:newsletter:${problem}`, title: problem, status: 400 };
    return new Response(JSON.stringify(body), { status: 400, headers });
  };
}

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

function page(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  return new Response('<!doctype html><title>Shop</title>', { headers });
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

function header(name: string, value: string | undefined): Change {
  return ({ body, status, headers: given }) => {
    const headers = new Headers(given);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(body, { status, headers });
  };
}

/** Only a sign-up may do without no-store. */
async function uncached(good: Response, request: Request): Promise<Response> {
  if (request.method !== 'POST') return good;
  return header('Vary', undefined)(await header('Cache-Control', undefined)(good, request), request);
}

function text(change: (text: string, request: Request) => string): Change {
  return async (good, request) =>
    new Response(change(await good.text(), request) || null, { status: good.status, headers: good.headers });
}

function eachTime(change: (text: string, count: number) => string): Change {
  let count = 0;
  return text((body) => change(body, (count += 1)));
}

function cookies(change: (cookie: string) => string): Change {
  return ({ body, status, headers: given }) => {
    const headers = new Headers(given);
    headers.delete('Set-Cookie');
    for (const cookie of given.getSetCookie().map(change).filter(Boolean)) headers.append('Set-Cookie', cookie);
    return new Response(body, { status, headers });
  };
}
