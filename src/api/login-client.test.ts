import { describe, expect, it, vi } from 'vitest';
import { FetchError, ResponseError } from './errors.ts';
import { createLoginClient } from './login-client.ts';
import { createPreviewClient } from './preview-client.ts';
import type { Request } from './request.ts';

/** A request that is answered with a status and a body, or not at all. */
function answering(status: number | undefined, body: unknown = {}) {
  return vi.fn<Request>(async () => {
    if (status === undefined) throw new FetchError(new TypeError('offline'));
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    if (!response.ok) throw new ResponseError(response);
    return response;
  });
}

/** A request that reaches a page of the host in the place of the service: a 2xx, and an error all the same. */
function misled(status = 200) {
  const page = '<!doctype html><title>Shop</title>';
  const response = new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  return vi.fn<Request>(() => Promise.reject(new ResponseError(response)));
}

const CREDENTIALS = { email: 'anna@example.org', password: 'a password' };

describe('the login', () => {
  it.each([
    [200, 'SUCCESS'],
    [401, 'UNAUTHORIZED'],
    [201, 'SERVICE_UNAVAILABLE'],
    [400, 'SERVICE_UNAVAILABLE'],
    [403, 'SERVICE_UNAVAILABLE'],
    [500, 'SERVICE_UNAVAILABLE'],
    [undefined, 'SERVICE_UNAVAILABLE'],
  ])('answered with %s is %s', async (status, result) => {
    const request = answering(status);
    expect(await createLoginClient(request).login(CREDENTIALS)).toBe(result);
    expect(request).toHaveBeenCalledExactlyOnceWith('/service/login/api/v1/login', {
      method: 'POST',
      body: CREDENTIALS,
    });
  });

  it.each([200, 201])(
    'that reaches a page of the host (%i) has not succeeded, and has renewed nothing',
    async (status) => {
      const client = createLoginClient(misled(status));
      expect([
        await client.login(CREDENTIALS),
        await client.renewLoginToken(),
        await client.renewLongTermToken(),
      ]).toEqual(['SERVICE_UNAVAILABLE', undefined, undefined]);
    },
  );

  it.each([201, 200, 500, 401, undefined])('renews with the status %s, and an empty body', async (status) => {
    const request = answering(status);
    const client = createLoginClient(request);
    expect([await client.renewLoginToken(), await client.renewLongTermToken()]).toEqual([status, status]);
    expect(request.mock.calls).toEqual([
      ['/service/login/api/v1/logintoken/renew', { method: 'POST' }],
      ['/service/login/api/v1/longtermtoken/renew', { method: 'POST' }],
    ]);
  });
});

describe('the preview', () => {
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
  ])('applied with %s and %j is %s', async (status, body, result) => {
    const settings = { dateTime: null, test: null, group: null };
    expect(await createPreviewClient(answering(status, body)).apply(settings)).toBe(result);
  });

  it.each([
    [{ dateTime: null, test: null, group: null }, ''],
    [{ dateTime: '2026-12-01T10:00', test: null, group: null }, '?dateTime=2026-12-01T10%3A00'],
    [
      { dateTime: '2026-12-01T10:00', test: 'a & b', group: 'ü' },
      '?test=a+%26+b&group=%C3%BC&dateTime=2026-12-01T10%3A00',
    ],
  ])('sends %j as "%s"', async (settings, query) => {
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
    [200, { status: 'FORBIDDEN' }, false],
    [200, { status: 'success' }, false],
    [200, { status: 401 }, false],
    [200, { status: 200 }, false],
    [200, { status: null }, false],
    [200, { status: true }, false],
    [200, { status: ['SUCCESS'] }, false],
    [200, [{ status: 'SUCCESS' }], false],
    [401, { status: 'SUCCESS' }, false],
    [500, { status: 'SUCCESS' }, false],
    [undefined, {}, false],
  ])('checked with %s and %j lets in: %s', async (status, body, letsIn) => {
    const { settings } = await createPreviewClient(answering(status, body)).check();
    expect(settings !== undefined).toBe(letsIn);
  });

  it.each([200, 201])('that reaches a page of the host (%i) has failed in every call', async (status) => {
    const client = createPreviewClient(misled(status));
    expect((await client.check()).settings).toBeUndefined();
    expect([
      await client.apply({ dateTime: null, test: null, group: null }),
      await client.renew(),
      await client.logOut(),
    ]).toEqual(['INTERNAL_ERROR', 'INTERNAL_ERROR', 'INTERNAL_ERROR']);
  });
});
