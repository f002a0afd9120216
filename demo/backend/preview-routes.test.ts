import { expect, test } from 'vitest';
import { createTestBackend } from '../../test/support/backend.ts';

const API = '/service/preview/api';
const MINUTE = 60 * 1000;

test.each([
  ['staff', /^StaffAuthToken=[\w-]{43}$/u],
  ['cobra', /^CobraAuthToken=[\w-]{43}$/u],
])('a session of %s lasts 15 minutes, and as long again after each renewal', async (staff, pattern) => {
  const backend = createTestBackend({ clock: () => Date.UTC(2026, 10, 21, 9) });
  const login = await backend.send('POST', '/demo/api/staff-session', { staff });
  const Cookie = login.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  const get = async (path: string): Promise<unknown> =>
    (await backend.fetch(API + path, { headers: { Cookie } })).json();
  expect(Cookie).toMatch(pattern);
  backend.advance(14 * MINUTE);
  expect(await get('/auth/login/renew')).toEqual({ status: 'SUCCESS' });
  backend.advance(14 * MINUTE);
  expect(await get('/auth/checkauth')).toMatchObject({ status: 'SUCCESS', dateTime: null, abTestName: null });
  backend.advance(MINUTE);
  expect(await get('/auth/checkauth')).toMatchObject({ status: 'UNAUTHORIZED' });
  expect(await get('/auth/login/renew')).toEqual({ status: 'UNAUTHORIZED' });
  expect(await get('/token')).toEqual({ status: 'UNAUTHORIZED' });
});
