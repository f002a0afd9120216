import { beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';

const API = '/service/preview/api';
const NOW = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60 * 1000;

let backend: TestBackend;
let cookie: string;

beforeEach(async () => {
  backend = createTestBackend({ clock: () => NOW });
  cookie = await logIn('staff');
});

test.each([
  ['staff', /^StaffAuthToken=[\w-]{43}$/u],
  ['cobra', /^CobraAuthToken=[\w-]{43}$/u],
])('a session of %s lasts 15 minutes, and as long again after each renewal', async (kind, pattern) => {
  cookie = await logIn(kind);
  expect(cookie).toMatch(pattern);
  backend.advance(14 * MINUTE);
  expect(await get('/auth/login/renew')).toEqual({ status: 'SUCCESS' });
  backend.advance(14 * MINUTE);
  expect(await get('/auth/checkauth')).toMatchObject({ status: 'SUCCESS', dateTime: null, abTestName: null });
  backend.advance(MINUTE);
  expect(await get('/auth/checkauth')).toMatchObject({ status: 'UNAUTHORIZED' });
  expect(await get('/auth/login/renew')).toEqual({ status: 'UNAUTHORIZED' });
  expect(await get('/token')).toEqual({ status: 'UNAUTHORIZED' });
});

async function logIn(kind: string): Promise<string> {
  const answer = await backend.send('POST', '/demo/api/staff-session', { staff: kind });
  return answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
}

async function get(path: string): Promise<unknown> {
  const answer = await backend.fetch(API + path, { headers: { Cookie: cookie } });
  return answer.json();
}
