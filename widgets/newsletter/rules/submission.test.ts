import { describe, expect, test, vi } from 'vitest';
import { FetchError, HostPageError, ResponseError } from '../../../src/embed/api/errors.ts';
import type { SubscribeClient } from '../../../src/embed/api/newsletter-client.ts';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import type { FormValues } from './form-values.ts';
import { analyticsEntry, type Origin, send, toRequest } from './submission.ts';
import { checkSignUp } from './validation.ts';

const ORIGIN = { origin: 'onsite', originAddition: 'subsite' };
const FULL: FormValues = {
  email: 'known@example.com',
  newsletterEmail: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  consents: [],
  legals: ['NEWSLETTER'],
};

/** The request that the schema of the site and `toRequest` make of the values. */
function requestOf(values: FormValues, site: Site, origin: Origin, hadConsent: boolean) {
  const checked = checkSignUp(site, values);
  if (!checked.valid) throw new Error(`The values are invalid: ${JSON.stringify(checked.errors)}`);
  return toRequest(checked.signUp, origin, hadConsent);
}

describe('the body of a sign-up', () => {
  const COMMON = { email: 'anna@example.com', consents: [], ...ORIGIN };
  const NAMES = { firstName: 'Anna', lastName: 'Muster' };
  const BODIES: Readonly<Partial<Record<Site, object>>> = {
    AT: { ...COMMON, salutation: 'MRS', ...NAMES },
    HU: { ...COMMON, salutation: 'MRS', ...NAMES },
    TR: { ...COMMON, ...NAMES },
  };

  test.each(SITES)('holds in %s what the site shows and no more', (site) => {
    expect(requestOf(FULL, site, ORIGIN, false)).toStrictEqual(BODIES[site] ?? COMMON);
  });

  test('leaves out what is empty or blank', () => {
    const values: FormValues = { ...FULL, salutation: '', firstName: '', lastName: ' \u00a0' };
    expect(requestOf(values, 'AT', ORIGIN, false)).toStrictEqual(COMMON);
  });

  test('says where the sign-up came from', () => {
    const origin = { origin: 'checkout', originAddition: 'step 3' };
    expect(requestOf(FULL, 'DE', origin, false)).toMatchObject(origin);
  });

  test.each([
    ['ticked now', ['DNE'], false, ['DNE']],
    ['not ticked', [], false, []],
    ['given earlier, after the visitor had unticked it', [], true, []],
  ] as const)('has the personalised-offers consent when it is %s: %j', (_when, consents, hadConsent, sent) => {
    expect(requestOf({ ...FULL, consents }, 'DE', ORIGIN, hadConsent).consents).toEqual(sent);
  });
});

describe('the outcome', () => {
  const problem = (type: string) => new ResponseError(Response.json({ type }, { status: 400 }));
  const page = new ResponseError(new Response('<h1>502</h1>', { status: 502 }));

  test.each([
    ['the service accepts', undefined, 'SUCCESS', true],
    ['the service knows the address for invalid', problem('urn:newsletter:email_invalid'), 'ERROR_INVALID_EMAIL', true],
    ['a proxy answers with a page', page, 'ERROR_GENERIC', true],
    ['no answer comes', new FetchError(new TypeError('Failed to fetch')), 'ERROR_GENERIC', false],
    ['the client itself breaks', new TypeError('broken'), 'ERROR_GENERIC', false],
  ] as const)('when %s', async (_when, error, result, answered) => {
    const subscribe = vi.fn<SubscribeClient['subscribe']>(() => (error ? Promise.reject(error) : Promise.resolve()));
    const body = requestOf(FULL, 'DE', ORIGIN, false);
    const options = { signal: new AbortController().signal, hunterSite: 'DE' } as const;
    expect(await send({ subscribe }, body, options)).toStrictEqual({ result, answered });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith(body, options);
  });

  const tooMany = (status: number, headers: HeadersInit = {}) =>
    new ResponseError(Response.json({}, { status, headers }));
  const NOW = 'Fri, 27 Nov 2026 09:00:00 GMT';

  test.each([
    ['429 says how many seconds', tooMany(429, { 'Retry-After': '120' }), 120_000],
    ['429 says a time of day', tooMany(429, { 'Retry-After': 'Fri, 27 Nov 2026 09:10:00 GMT', Date: NOW }), 600_000],
    ['429 says no time', tooMany(429), 60_000],
    ['503 says how many seconds', tooMany(503, { 'Retry-After': '30' }), 30_000],
    ['503 says no time', tooMany(503), undefined],
    ['the request is wrong', tooMany(400, { 'Retry-After': '30' }), undefined],
  ] as const)('tells how long to wait when %s', async (_when, error, wait) => {
    const client = { subscribe: () => Promise.reject(error) };
    expect((await send(client, requestOf(FULL, 'DE', ORIGIN, false), {})).wait).toBe(wait);
  });

  test('when a page of the host comes is a failure, and says so to developers', async () => {
    const error = new HostPageError(
      'POST /service/x',
      new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    const client = { subscribe: () => Promise.reject(error) };
    expect(await send(client, requestOf(FULL, 'DE', ORIGIN, false), {})).toStrictEqual({
      result: 'ERROR_GENERIC',
      answered: false,
      misplaced: error.message,
    });
  });
});

test('the analytics entry names the origin and nobody', () => {
  expect(analyticsEntry({ origin: 'checkout', originAddition: 'step-3' })).toStrictEqual({
    event: 'sign_up',
    subject: 'newsletter',
    origin: 'checkout:step-3',
    type: 'ga4',
    emitter: 'newsletterservice',
  });
});
