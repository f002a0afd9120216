// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createCustomerClient } from './customer-client.ts';
import { ResponseError } from './errors.ts';
import { createFrontendDataClient } from './frontend-data-client.ts';
import { createNewsletterClient, type NewsletterCallOptions } from './newsletter-client.ts';
import type { Request } from './request.ts';

const BASE = '/service/newsletter/api/internal';
const BODY = { email: 'anna@example.com', consents: [], origin: 'onsite', originAddition: 'subsite' };
const { signal } = new AbortController();

describe('the newsletter client', () => {
  const call = answering({ status: 'SUBSCRIBED' });
  const client = createNewsletterClient(call, BASE);

  test.each([
    ['subscribe', (options: NewsletterCallOptions) => client.subscribe(BODY, options)],
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

test('the customer client sends the login token in a header', async () => {
  const call = answering({ email: 'anna@example.com' });
  expect(await createCustomerClient(call, BASE).getBaseData('j.w.t', { signal })).toEqual({
    email: 'anna@example.com',
  });
  expect(call).toHaveBeenCalledExactlyOnceWith(`${BASE}/customers/base-data`, {
    headers: { 'X-LoginToken': 'j.w.t' },
    signal,
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

function answering(body: unknown) {
  return vi.fn<Request>(() => Promise.resolve(Response.json(body)));
}
