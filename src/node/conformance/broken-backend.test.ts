// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  allowIf,
  type Change,
  header,
  of,
  page,
  refuse,
  text,
  withStatus,
} from '../../../test/support/changed-answers.ts';
import { BASE, inspectAll, prepareBackend } from '../../../test/support/inspected-backend.ts';
import type { CallReport } from './inspect.ts';
import type { Transport } from './page.ts';
import type { PointName } from './point.ts';
import type { Settings } from './settings.ts';

/** `preflights`: their answers are changed instead of all others. */
type Breakage = readonly [what: string, change: Change, settings?: Partial<Settings> & { readonly preflights?: true }];

/** Only the login: without its cookies, the calls of a customer are other calls. */
const LOGIN = { only: ['login'] } as const;

/** Every request then has a header that has to be allowed. */
const KEY = { preflights: true, apiKey: 'key' } as const;

let held = 0;
beforeEach(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + held);
});
afterEach(() => vi.restoreAllMocks());

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
    ['no seconds', header('Retry-After', '0'), { limit: true }],
    ['milliseconds', header('Retry-After', '600000'), { limit: true }],
    ['a time that a page cannot read', header('Access-Control-Expose-Headers', 'Date'), { limit: true }],
  ],
  address: [['a refusal of the address', of(/"firstName":"www/u, refuse('email_invalid'))]],
  secret: [['a link with the token', header('Location', `/subscribers/${TOKEN}`)]],
  'cookie-lasting': [['a cookie of a year', header('Set-Cookie', 'id=1; Max-Age=31536000'), { only: ['newsletter'] }]],
  foreign: [['any origin', allowIf(() => true)]],
  'vary-uncached': [['no Vary', header('Vary', undefined), { only: ['newsletter'] }]],
  vary: [['neither Vary nor no-store', uncached, { only: ['newsletter'] }]],
  same: [
    ['an answer that tells who is known', eachTime((body, count) => body.replace(/^\{/u, `{${' '.repeat(count)}`))],
  ],
  sooner: [['a wait for the mailer', holdIf(/"email":"anna[@+](?!.*Jörg).*"onsite"/u), { only: ['newsletter'] }]],
  internals: [['a stack', (good, request) => (good.ok ? good : withStack(good, request)), { only: ['newsletter'] }]],
  confirmed: [
    [
      'a GET that confirms',
      text((body, { method }) => (method === 'GET' ? body.replace('WAITING_FOR_DOI', 'SUBSCRIBED') : body)),
      { only: ['newsletter'] },
    ],
  ],
  consents: [['other consents', text(otherConsents), { only: ['newsletter'] }]],
  // Not alone: sign-up-faults.test.ts.
  guessable: [],
  outcome: [],
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

/** Only a sign-up may do without no-store. */
async function uncached(good: Response, request: Request): Promise<Response> {
  if (request.method !== 'POST') return good;
  return header('Vary', undefined)(await header('Cache-Control', undefined)(good, request), request);
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

function otherConsents(body: string): string {
  return body.replace(/"consents":(\[.*?\])/u, (_, list) => `"consents":${list === '[]' ? '["DNE"]' : '[]'}`);
}

/** The answer comes later, by the clock. */
function holdIf(pattern: RegExp): Change {
  return of(pattern, (good) => {
    held += 2000;
    return good;
  });
}

const withStack = text((body) => {
  const changed = body.replace('"title":', '"detail":"at f (/a.js:1:2)",$&');
  return changed === body ? `${body} at f (/a.js:1:2)` : changed;
});
