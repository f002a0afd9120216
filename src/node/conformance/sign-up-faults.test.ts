// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  accept,
  allowIf,
  type Change,
  header,
  of,
  page,
  refuse,
  text,
  withStatus,
} from '../../../test/support/changed-answers.ts';
import { inspectAll, PAGE, prepareBackend, TRIED_PAGE } from '../../../test/support/inspected-backend.ts';
import { soonerPoint } from './safety-points.ts';
import rows from './sign-up-faults.yaml?raw';

/** As long as a real one. */
const TOKEN = '3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc';

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
  'sends a 429 without CORS': (good, request) =>
    good.status === 429 ? header('Access-Control-Allow-Origin', undefined)(good, request) : good,
  'sends a 400 for a 429': (good) => (good.status === 429 ? withStatus(good, 400) : good),
  'says in the body that it has failed': of(
    /^POST/mu,
    text((body) => body.replace(/^\{"status":"W.*/u, '{"success":false}')),
  ),
  'accepts no content type': (good, request) =>
    request.method !== 'POST' || request.headers.has('Content-Type') ? good : accept(good),
  'keeps the address in a cookie': header('Set-Cookie', 'nl=anna%40example.org'),
  'keeps the address in a cookie as Base64': header('Set-Cookie', `nl=${btoa('anna@example.org')}; Path=/`),
  'has a header with the token': header('X-Confirm-Token', TOKEN),
  'tells who is known in the status': of(/"ANNA@/u, (good) => withStatus(good, 200)),
  'tells who is known in a header': of(/"ANNA@/u, header('X-Known', '1')),
  'allows its origin with another scheme': allowIf((origin) => origin === PAGE.replace('https', 'http')),
  'allows its origin with another port': allowIf((origin) => new RegExp(`^${PAGE}:`, 'u').test(origin)),
  'allows sub-domains': allowIf((origin) => origin.endsWith('.www.shop.example')),
  'allows any part of its list': allowIf((origin) => PAGE.includes(origin)),
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

it.each(['123456', btoa('me:anna@example.org:1')])('finds a token that anybody can guess: %s', async (token) => {
  const { transport, settings } = await prepareBackend('DE', { only: ['newsletter'] });
  const reports = await inspectAll({
    settings: { ...settings, token },
    transport: (request, wait) =>
      transport(new Request(request.url.replace(token, settings.token ?? ''), request), wait),
  });
  const red = reports.flatMap(({ points }) => points.filter(({ good }) => !good));
  expect(new Set(red.map(({ name }) => name))).toEqual(new Set(['guessable']));
});

it.each([
  [[1500, 1400], [20, 30, 25], false],
  [[1500, 40], [20, 30, 25], true],
  [[1500, 1400], [600, 700, 650], true],
  [[280, 290], [5, 6], false],
  [[200, 210], [5, 6], true],
  [[1500], [5, 6], true],
])('of new addresses, which took %j ms, and known ones, %j ms: good is %j', (fresh, known, good) => {
  expect(soonerPoint({ fresh, known }).good).toBe(good);
});
