// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import * as answers from '../../../test/support/changed-answers.ts';
import { BASE, inspectAll, PAGE, prepareBackend, TRIED_PAGE } from '../../../test/support/inspected-backend.ts';
import { timingPoint } from './safety-points.ts';
import rows from './sign-up-faults.yaml?raw';
import staffRows from './staff-faults.yaml?raw';

const { accept, allowIf, changeOf, of } = answers;

/** What is easily wrong, alone, in a sign-up that somebody writes from the guide. */
const FAULTS: Readonly<Record<string, answers.Change>> = {
  ...Object.fromEntries(
    (parse(rows) as ReadonlyArray<readonly [string, string, answers.Written]>).map(([what, pattern, written]) => [
      what,
      of(pattern, changeOf(written)),
    ]),
  ),
  'redirects a sign-up to a page of thanks': of(/^201$/u, () => Response.redirect(`${PAGE}/thanks`, 303)),
  'accepts no content type': (good, request) =>
    request.method !== 'POST' || request.headers.has('Content-Type') ? good : accept(good),
  'allows its origin with another scheme': allowIf((origin) => origin === PAGE.replace('https', 'http')),
  'allows its origin with another port': allowIf((origin) => new RegExp(`^${PAGE}:`, 'u').test(origin)),
  'allows sub-domains': allowIf((origin) => origin.endsWith('.www.shop.example')),
  'allows any part of its list': allowIf((origin) => PAGE.includes(origin)),
  'shows its stack': of(/^\{"email":"[^"]*",$/u, (good) => answers.withStatus(answers.page(), good.status)),
  'allows the origin null': allowIf((origin) => origin === 'null'),
  'allows an origin that begins as its own': allowIf((origin) => origin.startsWith(PAGE)),
  'allows an origin that ends as its own': allowIf((origin) => origin.endsWith('shop.example')),
  'takes the dots of its origin for any character': allowIf((origin) => /^https:..www.shop.example$/u.test(origin)),
};

/** The same in what the newsletter tag does not call. */
const OTHERS: typeof FAULTS = {
  'refuses a token of another form as a bad request': of('not-a-token', changeOf('body_invalid')),
  'lets pages of other sites log staff out': of(': cross-site$', accept),
  'takes tokens in other capitals': (good, { url }) =>
    good.status === 404 && /subscribers\/(?!A+$)[\w-]{43}$/u.test(url) ? accept(good) : good,
  'takes any consent in a change': of('^\\{"consents":\\["SMS"', accept),
  'fails to remove a name': of('"firstName":null', (good) =>
    good.status === 200 ? answers.withStatus(good, 500) : good,
  ),
  'takes the beginning of a token': of(/subscribers\/[\w-]{42}$/mu, accept),
};

/** No tag reads the type of an answer, sends a charset or has a token. */
const UNNOTICED =
  /^(?:answers|sends a 429) in text\/plain$|^has the type|^refuses a (?:charset|token)|^names another problem|^fails to/u;

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
    const reports = await answers.inspectChanged(change, 'HU', { limit: true, only: ['newsletter'], ...given });
    const found = new Set(reports.flatMap(({ points }) => points.flatMap(({ severity }) => severity ?? [])));
    expect(found.size).toBeGreaterThan(0);
    expect([...found].every((severity) => severity === 'differs')).toBe(UNNOTICED.test(name));
  });
});

/** The answer of a host to a call that its service does not have. */
const absent = (pattern: string): answers.Change =>
  of(pattern, () => Response.json({ error: 'Not found' }, { status: 404, headers: { Vary: 'Origin' } }));

const READ = '^GET .*subscribers/[\\w-]{43}$';
const CHANGE = '^PUT .*subscribers/[\\w-]{43}$';
const CONFIRM = '^PUT .*subscribers/[\\w-]{43}/doi$';

it.each([
  ['no call of the pages of the link', [READ, CHANGE, CONFIRM], 'no GET …/{token}'],
  ['no change', [CHANGE], 'no PUT …/{token},'],
])('leaves out what a service with %s does not have, where only a tag is asked for', async (_, patterns, reason) => {
  const change = patterns
    .map(absent)
    .reduce((one, other) => async (good, request) => other(await one(good, request), request));
  const reports = await answers.inspectChanged(change, 'HU', { tags: ['shop-newsletter'], page: BASE });
  expect(reports.filter(({ result }) => result === 'failed')).toEqual([]);
  const left = reports.filter((report) => report.reason?.includes(reason));
  expect(left.length).toBeGreaterThan(3);
  expect(left.every(({ isOpen }) => isOpen)).toBe(true);
});

let count = 0;

it.each<[string, answers.Change, RegExp]>([
  [
    'counts refused calls',
    (good, { method }) => {
      if (method === 'POST') count += 1;
      return count > 20 && method === 'POST' ? answers.withStatus(good, 429) : good;
    },
    /count only those that you accept/,
  ],
  [
    'takes no JSON without a charset',
    of('^content-type: application/json$', (good) => answers.withStatus(good, 415)),
    /Take application\/json/,
  ],
  [
    'unites consents',
    of(
      '^GET',
      answers.text((body) => body.replace('"consents":[]', '"consents":["DNE"]')),
    ),
    /Count a consent only if each sign-up/,
  ],
])('names one remedy for a service that %s', async (_, change, remedy) => {
  count = 0;
  const given = { tags: ['shop-newsletter'], page: BASE };
  const reports = await answers.inspectChanged(change, 'HU', given);
  const red = reports.flatMap(({ points }) => points.filter(({ good, severity }) => !good && severity !== 'differs'));
  expect(new Set(red.map((point) => point.remedy))).toEqual(new Set([expect.stringMatching(remedy)]));
});

/** Changes the cookie of a name. */
const cookie =
  (name: string, change: (value: string) => string): answers.Change =>
  ({ body, status, headers: given }) => {
    const headers = new Headers(given);
    headers.delete('Set-Cookie');
    for (const each of given.getSetCookie())
      headers.append('Set-Cookie', each.startsWith(`${name}=`) ? change(each) : each);
    return new Response(body, { status, headers });
  };

const claims = (change: (times: { exp: number; ren: number }) => object): answers.Change =>
  cookie('LoginToken', (each) =>
    each.replace(/\.[^.]*(?=\.)/u, (part) => {
      const all = JSON.parse(atob(part.slice(1).replaceAll('-', '+').replaceAll('_', '/'))) as Parameters<
        typeof change
      >[0];
      return `.${btoa(JSON.stringify({ ...all, ...change(all) }))}`;
    }),
  );

it.each<[string, answers.Change, RegExp]>([
  ['stores no letters of four bytes', of('𠮷', changeOf(500)), /utf8mb4/],
  ['allows methods in small letters', answers.headers({ 'Access-Control-Allow-Methods': 'put' }), /^Answer OPTIONS/],
  ['refuses pages of its site', of(': same-site$', changeOf(403)), /whatever Sec-Fetch-Site says/],
  [
    'numbers its subscribers',
    of('"email":"[^"]*\\+', answers.headers({ Location: '/subscribers/2' })),
    /^Send the same answer for every address/,
  ],
  ['writes the locale of another site', changeOf(['"locale":"hu-HU"', '"locale":"de-DE"']), /^Store each field/],
  ['ignores null', of('"firstName":null', changeOf(['"email"', '"firstName":"Anna","email"'])), /^Store each field/],
  ['loses interests', changeOf(['"COFFEE"', '']), /^Store each field/],
  ['asks visitors for a password', of('^401$', answers.headers({ 'WWW-Authenticate': 'Basic' })), /^Send no WWW-Auth/],
  ['deletes all cookies', of('^401$', answers.headers({ 'Clear-Site-Data': '"*"' })), /^Send no WWW-Auth/],
  ['hides its logos', of('logos/', answers.headers({ 'Cross-Origin-Resource-Policy': 'same-origin' })), /with logos/],
  ['draws nothing', of('logos/', changeOf([' xmlns="[^"]*"', ''])), /^Send the body that the OpenAPI file/],
  ['has a cache for all', of('psdata$', answers.headers({ Age: '42' })), /^Let no cache keep/],
  ['takes everybody for a subscriber', of('psdata$', changeOf(['NONE', 'SUBSCRIBED'])), /^Answer NONE, in capitals/],
  ['has another time', answers.headers({ Date: 'Tue, 01 Dec 2026 10:00:00 GMT' }), /^Set the clock/],
  ['verifies no signature', of('^x-logintoken: .*Zm9yZ2Vk$', accept), /^Answer 401: verify the signature/],
  ['writes a large cookie', cookie('LoginToken', (each) => each.replace('=', `=${'x'.repeat(4096)}`)), /^Shorten Log/],
  ['ends a login that lasts', cookie('LongTermToken', (each) => each.replace(/; Max-Age=\d+/u, '')), /^Set Max-Age/],
  ['counts milliseconds', claims(({ exp, ren }) => ({ exp: exp * 1000, ren: ren * 1000 })), /^Count exp and ren/],
  ['counts local time', claims(({ exp, ren }) => ({ exp: exp - 7200, ren: ren - 7200 })), /^Count exp and ren/],
  ['renews always', claims(({ ren }) => ({ ren: ren - 900 })), /^Count exp and ren/],
])('names the remedy for a service that %s', async (_, change, remedy) => {
  vi.setSystemTime('2026-11-27');
  const reports = await answers.inspectChanged(change, 'HU', {});
  const red = reports.flatMap(({ points }) => points.filter(({ good }) => !good));
  expect(red.map((point) => point.remedy)).toContainEqual(expect.stringMatching(remedy));
});

it('finds a slow service', async () => {
  const now = performance.now.bind(performance);
  let held = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + held);
  const late: answers.Change = (good) => {
    held += 6000;
    return good;
  };
  const reports = await answers.inspectChanged(late, 'HU', { only: ['frontend-data'] });
  clock.mockRestore();
  expect(reports.map(({ points }) => points.find(({ good }) => !good)?.got)).toEqual(['6 s', '6 s', '6 s']);
});

it.each(['123456', 'ab+'.padEnd(43, 'A'), btoa('me:anna@example.org:1')])(
  'finds a token that anybody can guess: %s',
  async (token) => {
    const { transport, settings } = await prepareBackend('DE', { only: ['newsletter'] });
    const reports = await inspectAll({
      settings: { ...settings, token },
      transport: (request, wait) =>
        transport(new Request(request.url.replace(encodeURIComponent(token), settings.token ?? ''), request), wait),
    });
    const red = reports.flatMap(({ points }) => points.filter(({ good }) => !good));
    expect(new Set(red.map(({ name }) => name))).toEqual(new Set(['guessable']));
  },
);

it.each([
  [[1500, 1400], [20, 30, 25], false],
  [[1500, 40], [20, 30, 25], true],
  [[1500, 1400], [600, 700, 650], false],
  [[560, 570], [150, 180, 160], false],
  [[280, 290], [5, 6], false],
  [[200, 210], [5, 6], true],
  [[1500], [5, 6], true],
])('of new addresses, which took %j ms, and known ones, %j ms: good is %j', (fresh, known, good) => {
  expect(timingPoint({ fresh, known }).good).toBe(good);
});

// @vitest-environment node

type StaffFault = [what: string, request: string, written: answers.Written, red?: string];

it.each<StaffFault>(parse(staffRows) as StaffFault[])(
  'finds a service of the staff panel that %s',
  async (_, wanted, written, red = wanted === 'checkauth' ? 'shown' : 'state') => {
    // A test of the demo begins within 7 days, or none within 90.
    vi.setSystemTime(wanted.includes('2000') ? '2026-01-15' : '2026-11-27');
    const reports = await answers.inspectChanged(of(wanted, changeOf(written)), 'HU', { tags: ['shop-preview'] });
    const points = reports.flatMap((report) => report.points.filter(({ good }) => !good));
    expect([...new Set(points.map(({ name, got }) => (red.includes(' ') ? `${name} ${got}` : name)))]).toEqual([red]);
  },
);
