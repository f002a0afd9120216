// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as answers from '../../../test/support/changed-answers.ts';
import { BASE, inspectAll, prepareBackend } from '../../../test/support/inspected-backend.ts';
import rows from './broken-backend.yaml?raw';
import type { CallReport } from './inspect.ts';
import type { PointName } from './point.ts';
import type { Settings } from './settings.ts';

const { of, text } = answers;

type Given = Partial<Settings> & { readonly preflights?: true };
type Breakage = [point: PointName, what: string, change: answers.Change, settings?: Given];

/** Only the login: without its cookies, the calls of a customer are other calls. */
const LOGIN = { only: ['login'] } as const;

const NEWSLETTER = { only: ['newsletter'] } as const;

let held = 0;
beforeEach(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + held);
});
afterEach(() => vi.restoreAllMocks());

const BREAKAGES: Breakage[] = [
  ...(parse(rows) as Array<[PointName, string, answers.Written, Given?]>).map(
    ([point, what, written, given = {}]) => [point, what, answers.changeOf(written), given] satisfies Breakage,
  ),
  ['answer', 'a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
  ['answer', 'no answer in time', () => Promise.reject(new DOMException('Too late.', 'TimeoutError'))],
  ['redirect', 'a redirect', () => Response.redirect(`${BASE}/elsewhere`, 307)],
  ['status', 'another status', (good) => answers.withStatus(good, good.ok ? 202 : 418)],
  ['body', 'a field too many', text((body) => body.replace(/^(\[?)\{/u, '$1{"more":1,').replace(/width="80" /u, ''))],
  ['address', 'a refusal of the address', of('"firstName":"www', answers.changeOf('email_invalid'))],
  ['foreign', 'any origin', answers.allowIf(() => true)],
  // Only a sign-up may do without no-store.
  [
    'vary',
    'neither Vary nor no-store',
    of('^POST', answers.headers({ Vary: null, 'Cache-Control': null })),
    NEWSLETTER,
  ],
  [
    'same',
    'an answer that reveals who is known',
    eachTime((body, count) => body.replace(/^\{/u, `{${' '.repeat(count)}`)),
  ],
  ['timing', 'a wait for the mailer', of('"email":"anna[@+](?!.*(?:Jörg|J\\. R\\.)).*"onsite"', hold), NEWSLETTER],
  ['internals', 'a stack', of('^[45]\\d\\d$', text(withDetail('at f (/a.js:1:2)'))), NEWSLETTER],
  ['repeats', 'an address', of('^[45]\\d\\d$', text(withDetail('conformance@example'))), NEWSLETTER],
  ['confirmed', 'a GET that confirms', of('^GET', answers.changeOf(['WAITING_FOR_DOI', 'SUBSCRIBED'])), NEWSLETTER],
  ['consents', 'other consents', text(otherConsents), NEWSLETTER],
  [
    'state',
    'a state that does not change',
    text((body, { url }) =>
      /preview/u.test(url)
        ? body.replace(/"status":"[A-Z_]+"/u, '"status":"INTERNAL_ERROR"')
        : body.replace('SUBSCRIBED', 'WAITING_FOR_DOI'),
    ),
  ],
  ['cookie', 'no cookie', cookies(() => ''), LOGIN],
  ['cookie-readable', 'HttpOnly', cookies((cookie) => `${cookie}; HttpOnly`)],
  ['cookie-host', 'no Domain', cookies((cookie) => cookie.replace('; Domain=shop.example', ''))],
  ['cookie-path', 'the path of the service', cookies((cookie) => cookie.replace(/^(L.*Path=\/)/u, '$1service'))],
  ['cookie-secure', 'no Secure', cookies((cookie) => cookie.replace('; Secure', ''))],
  [
    'cookie-site',
    'SameSite=None',
    cookies((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
    { page: BASE },
  ],
  ['cookie-deleted', 'a cookie that stays', cookies((cookie) => cookie.replace('Max-Age=0', 'Max-Age=60'))],
  ['token', 'an opaque token', cookies((cookie) => cookie.replace(/^(LoginToken=)[^;]+/u, '$1opaque')), LOGIN],
];

it('each point fails with one of these backends, or in service-faults.test.ts', async () => {
  const reports = await inspectAll(await prepareBackend('HU', { limit: true }));
  const names = new Set(reports.flatMap(({ points }) => points.map(({ name }) => name)));
  const broken = new Set([...BREAKAGES.map(([name]) => name), 'guessable', 'outcome'] as const);
  expect([...names].filter((name) => !broken.has(name))).toEqual([]);
});

it.each<Breakage>(BREAKAGES)(
  'a backend that is broken in one way fails in the point %s of every call, and in no other: %s',
  async (name, _, change, { preflights = false, ...settings } = {}) => {
    const before = await inspectAll(await prepareBackend('HU', settings));
    expect(before.filter(({ result }) => result === 'failed')).toEqual([]);
    const after = await answers.inspectChanged(
      (good, request) => ((request.method === 'OPTIONS') === preflights ? change(good, request) : good),
      'HU',
      settings,
    );

    const red = after.flatMap(({ points }) => points.filter(({ good: isGood }) => !isGood));
    expect(new Set(red.map((point) => point.name))).toEqual(new Set([name]));
    const isPoor = (expected: string): boolean => /\b(\w+) \1\b/u.test(expected);
    const poor = red.filter(({ expected, got, remedy }) => expected === got || remedy === '' || isPoor(expected));
    expect(poor).toEqual([]);
    const wanted = callsIn(
      before,
      (report) => report.points.some((point) => point.name === name) && isMade(after, report),
    );
    // Wrong consents make those after them wrong.
    const failed = name === 'consents' ? wanted.slice(0, 1) : wanted;
    expect(callsIn(after, ({ result }) => result === 'failed')).toEqual(failed);
  },
);

/** Without the cookie of a login, a widget does not make the calls of a customer. */
function isMade(reports: readonly CallReport[], { what, service }: CallReport): boolean {
  return reports.some((report) => report.what === what && report.service === service && report.result !== 'left-out');
}

function callsIn(reports: readonly CallReport[], wanted: (report: CallReport) => boolean): string[] {
  return reports.filter(wanted).map(({ service, what }) => `${service}: ${what}`);
}

function eachTime(change: (text: string, count: number) => string): answers.Change {
  let count = 0;
  return text((body) => change(body, (count += 1)));
}

function cookies(change: (cookie: string) => string): answers.Change {
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
function hold(good: Response): Response {
  held += 2000;
  return good;
}

function withDetail(words: string): (body: string) => string {
  return (body) =>
    body.includes('"title":') ? body.replace('"title":', `"detail":"${words}",$&`) : `${body} ${words}`;
}
