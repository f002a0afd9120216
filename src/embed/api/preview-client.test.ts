// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { answering } from '../../../test/support/answered-requests.ts';
import { createPreviewClient, previewFailureOf } from './preview-client.ts';

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
