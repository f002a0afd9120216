import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createTestBackend, ORIGIN, type TestBackend } from '../../../test/support/backend.ts';
import { SHORT } from '../../../test/support/sign-ups.ts';
import { createAbTestClient } from './ab-test-client.ts';
import { createCustomerClient } from './customer-client.ts';
import { FetchError, ResponseError } from './errors.ts';
import { createFrontendDataClient } from './frontend-data-client.ts';
import { createLoginClient } from './login-client.ts';
import { createNewsletterClient, type NewsletterCallOptions } from './newsletter-client.ts';
import { createPreviewClient, previewFailureOf } from './preview-client.ts';
import { createRequest, type Request } from './request.ts';

const BASE = '/service/newsletter/api/internal';

/** A request that is answered with a status and a body, or not at all. */
function answering(status: number | undefined, body: unknown = {}) {
  return vi.fn<Request>(async () => {
    if (status === undefined) throw new FetchError(new TypeError('offline'));
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    if (!response.ok) throw new ResponseError(response);
    return response;
  });
}

describe('the newsletter client', () => {
  const call = answering(200, { status: 'SUBSCRIBED' });
  const client = createNewsletterClient(call, BASE);

  test.each([
    ['subscribe', (options: NewsletterCallOptions) => client.subscribe(SHORT, options)],
    ['getSubscriber', (options: NewsletterCallOptions) => client.getSubscriber('t0ken', options)],
    ['confirm', (options: NewsletterCallOptions) => client.confirm('t0ken', options)],
    ['update', (options: NewsletterCallOptions) => client.update('t0ken', {}, options)],
  ])('names the site and the original address of %s where they are given', async (_name, act) => {
    await act({ hunterSite: 'CH_FR', originalAddress: '192.0.2.7' });
    expect(call.mock.lastCall?.[1]?.headers).toEqual({ 'X-Hunter-Site': 'CH_FR', 'X-Original-Address': '192.0.2.7' });
  });

  test('keeps a token from reaching another path', async () => {
    await client.confirm('../x?y#z');
    expect(call.mock.lastCall?.[0]).toBe(`${BASE}/newsletter-subscribers/..%2Fx%3Fy%23z/doi`);
  });
});

// Each answer is validated against the OpenAPI.
describe('with the backend of the demo', () => {
  const newsletter = createNewsletterClient(createRequest({ serviceBase: ORIGIN }), BASE);
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    backend.server.listen({ onUnhandledFrame: 'error' });
    return () => backend.server.close();
  });

  test('a sign-up is confirmed, changed and read', async () => {
    await newsletter.subscribe({ ...SHORT, firstName: 'Anna', lastName: 'Muster' }, { hunterSite: 'AT' });
    const token = backend.newestToken();
    await newsletter.confirm(token);
    await newsletter.update(token, { firstName: 'Berta' });
    expect(await newsletter.getSubscriber(token)).toMatchObject({
      status: 'SUBSCRIBED',
      site: 'AT',
      firstName: 'Berta',
    });
  });
});

test.each([
  ['newsletter', (call: Request) => createNewsletterClient(call, BASE).getSubscriber('t0ken')],
  ['customer', (call: Request) => createCustomerClient(call, BASE).getBaseData('j.w.t')],
  ['front-end data', (call: Request) => createFrontendDataClient(call).getPsData(undefined)],
])('the %s client throws an answer that is not JSON', async (_name, act) => {
  const response = new Response('<h1>Log in</h1>');
  const error: unknown = await act(() => Promise.resolve(response)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ response, cause: expect.any(SyntaxError) as unknown });
});

test.each([
  ['front-end data', (call: Request) => createFrontendDataClient(call).getPsData(undefined)],
  ['assignment to tests', (call: Request) => createAbTestClient(call).assign()],
  ['state of staff', (call: Request) => createPreviewClient(call).check()],
  ['renewal of staff', (call: Request) => createPreviewClient(call).renew()],
  [
    'settings of staff',
    (call: Request) => createPreviewClient(call).apply({ dateTime: null, test: null, group: null }),
  ],
])('the %s, about one visitor or one moment, never comes from a cache', async (_name, act) => {
  const call = answering(200, { status: 'SUCCESS' });
  await act(call);
  expect(call.mock.lastCall?.[1]?.cache).toBe('no-store');
});

test.each([
  [null, {}],
  [['DNE'], {}],
  [{ email: {}, salutation: [], firstName: 1, lastName: [], consents: {} }, {}],
  [{ salutation: 'KING', consents: 'DNE' }, {}],
  [{ consents: ['XYZ'] }, {}],
  [
    { email: 'a@example.org', salutation: 'MR', firstName: 'A', lastName: 'B', consents: ['DNE'], id: 7 },
    { email: 'a@example.org', salutation: 'MR', firstName: 'A', lastName: 'B', consents: ['DNE'] },
  ],
])('of the base data %j, %j count', async (body, data) => {
  expect(await createCustomerClient(answering(200, body), BASE).getBaseData('j.w.t')).toEqual(data);
});

test('of a text of a service that nobody can read to its end, the beginning counts', async () => {
  const texts = { firstName: 'a'.repeat(9999), status: 'SUCCESS', dateTime: 'a'.repeat(9999) };
  const call = answering(200, texts);
  const { firstName } = await createCustomerClient(call, BASE).getBaseData('j.w.t');
  expect(firstName).toHaveLength(256);
  expect((await createPreviewClient(call).check())?.dateTime).toHaveLength(256);
});

test.each([
  [null, {}],
  [{ nl_status: null }, {}],
  [{ nl_status: 'SUBSCRIBED' }, { nl_status: 'SUBSCRIBED' }],
])('of the front-end data %j, %j count', async (body, data) => {
  expect(await createFrontendDataClient(answering(200, body)).getPsData(undefined)).toEqual(data);
});

const TIME = '2026-12-01T10:00:00+01:00';

it('the A/B tests have names: an entry without one is left out', async () => {
  const request = answering(200, [{ name: 'headline', groups: [{ name: 'A' }, { name: 1 }] }, { groups: [] }, null]);
  expect(await createAbTestClient(request).getTestsAt(TIME)).toEqual([{ name: 'headline', groups: [{ name: 'A' }] }]);
});

it.each([
  ['a page of the host', '<!doctype html><title>Shop</title>'],
  ['no list', { name: 'headline' }],
])('the A/B tests are not read from %s', async (_, body) => {
  const client = createAbTestClient(answering(200, body));
  await expect(client.getTestsAt(TIME)).rejects.toBeInstanceOf(ResponseError);
});

const CREDENTIALS = { email: 'anna@example.org', password: 'a password' };

it.each([
  [200, 'SUCCESS'],
  [401, 'UNAUTHORIZED'],
  [201, 'SERVICE_UNAVAILABLE'],
  [400, 'SERVICE_UNAVAILABLE'],
  [403, 'SERVICE_UNAVAILABLE'],
  [500, 'SERVICE_UNAVAILABLE'],
  [undefined, 'SERVICE_UNAVAILABLE'],
])('the login answered with %s is %s', async (status, result) => {
  expect(await createLoginClient(answering(status)).login(CREDENTIALS)).toBe(result);
});

it('the renewal of a login token sends an empty body and does not wait for that of the answer', async () => {
  const request = answering(201);
  const client = createLoginClient(request);
  await client.renewLoginToken();
  await client.renewLongTermToken();
  expect(request.mock.calls).toEqual([
    ['/service/login/api/v1/logintoken/renew', { method: 'POST', ignoresBody: true }],
    ['/service/login/api/v1/longtermtoken/renew', { method: 'POST', ignoresBody: true }],
  ]);
});

it.each([
  [201, 'NEW_TOKEN'],
  [200, 'NO_FURTHER_RENEWAL'],
])('the renewal of a login token answered with %i is %s', async (status, renewal) => {
  expect(await createLoginClient(answering(status)).renewLoginToken()).toBe(renewal);
});

it.each([202, 401, 500])('the renewal of a login token answered with %i throws the answer', async (status) => {
  const error: unknown = await createLoginClient(answering(status))
    .renewLoginToken()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ response: { status } });
});

it.each([
  [200, { status: 'SUCCESS' }, 'SUCCESS'],
  [200, { status: 'BAD_REQUEST' }, 'BAD_REQUEST'],
  [400, { status: 'BAD_REQUEST' }, 'BAD_REQUEST'],
  [401, {}, 'UNAUTHORIZED'],
  [403, 'no', 'UNAUTHORIZED'],
  [404, {}, 'BAD_REQUEST'],
  [500, { status: 'SUCCESS' }, 'INTERNAL_ERROR'],
  [502, '<h1>Bad Gateway</h1>', 'INTERNAL_ERROR'],
  [200, '<h1>Log in</h1>', 'INTERNAL_ERROR'],
  [undefined, {}, 'NO_ANSWER'],
])('the preview applied with %s and %j is %s', async (status, body, result) => {
  const settings = { dateTime: null, test: null, group: null };
  const applied = createPreviewClient(answering(status, body)).apply(settings);
  expect(await applied.catch(previewFailureOf)).toBe(result);
});

it.each([
  [{ dateTime: null, test: null, group: null }, ''],
  [{ dateTime: '2026-12-01T10:00', test: null, group: null }, '?dateTime=2026-12-01T10%3A00'],
  [
    { dateTime: '2026-12-01T10:00', test: 'a & b', group: 'ü' },
    '?test=a+%26+b&group=%C3%BC&dateTime=2026-12-01T10%3A00',
  ],
])('the preview sends %j as "%s"', async (settings, query) => {
  const request = answering(200, { status: 'SUCCESS' });
  await createPreviewClient(request).apply(settings);
  expect(request.mock.calls[0]?.[0]).toBe(`/service/preview/api/token${query}`);
});

it.each([
  [200, { status: 'SUCCESS', dateTime: '2026-12-01T10:00', abTestName: 'a', abTestGroup: 'b' }, true],
  [200, { status: 'SUCCESS' }, true],
  [200, {}, false],
  [200, '<h1>Log in</h1>', false],
  [200, { status: 'UNAUTHORIZED' }, false],
  [200, { status: 'success' }, false],
  [200, { status: null }, false],
  [200, { status: ['SUCCESS'] }, false],
  [401, { status: 'SUCCESS' }, false],
  [500, { status: 'SUCCESS' }, false],
  [undefined, {}, false],
])('the preview checked with %s and %j lets in: %s', async (status, body, letsIn) => {
  const checked = createPreviewClient(answering(status, body)).check();
  expect((await checked.catch(() => undefined)) !== undefined).toBe(letsIn);
});

it.each([
  [200, { status: 'SUCCESS' }, 'SUCCESS'],
  [200, {}, 'SUCCESS'],
  [200, '', 'SUCCESS'],
  [200, null, 'SUCCESS'],
  [200, { status: 'UNAUTHORIZED' }, 'UNAUTHORIZED'],
  [401, {}, 'UNAUTHORIZED'],
  [200, { status: 'INTERNAL_ERROR' }, 'INTERNAL_ERROR'],
  [200, { status: 'FAILED' }, 'INTERNAL_ERROR'],
  [200, { status: null }, 'INTERNAL_ERROR'],
  [500, {}, 'INTERNAL_ERROR'],
])('the preview left or renewed with %s and %j is %s', async (status, body, result) => {
  const client = createPreviewClient(answering(status, body));
  expect(await client.logOut().catch(previewFailureOf)).toBe(result);
  expect(await client.renew().catch(previewFailureOf)).toBe(result);
});
