import { sign } from 'hono/jwt';
import { beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { DEMO_PASSWORD } from './login-routes.ts';

const API = '/service/login/api/v1';
const PREVIEW_API = '/service/preview/api';
const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';
const EMAIL = 'anna.muster@example.org';
const MINUTE = 60 * 1000;

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

test('a logout deletes the cookies of both tokens', async () => {
  expect(Object.keys(cookiesOf(await logIn({ stayLoggedIn: true })))).toEqual(['LoginToken', 'LongTermToken']);
  const answer = await backend.fetch('/demo/api/customer-session', { method: 'DELETE' });
  expect(cookiesOf(answer)).toEqual({ LoginToken: '', LongTermToken: '' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'nobody is logged in by %j, which a form of any page can send',
  async (type) => {
    const body = JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD });
    const answer = await backend.fetch(`${API}/login`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect([answer.status, cookiesOf(answer)]).toEqual([400, {}]);
  },
);

test('the base data are refused for a token that was changed, forged, unsigned, has expired or belongs to no customer', async () => {
  const token = await backend.loginToken('new');
  expect(await (await baseData(token)).json()).toMatchObject({ email: EMAIL, firstName: 'Anna' });
  const [header, , signature] = token.split('.');
  const claims = { sub: 'new', exp: 9_999_999_999, ren: 0, lid: 0 };
  const secret = backend.database.secret('LoginToken');
  const broken = [
    '',
    'a.b.c',
    `${token.slice(0, -2)}xx`,
    `${header}.${btoa(JSON.stringify(claims))}.${signature}`,
    await sign(claims, 'another secret', 'HS256'),
    await sign(claims, secret, 'HS512'),
    `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(claims))}.`,
    await sign({ ...claims, sub: 'nobody' }, secret, 'HS256'),
    await sign({ ...claims, exp: 1 }, secret, 'HS256'),
  ];
  const answers = await Promise.all(broken.map(baseData));
  expect(answers.map(({ status }) => status)).toEqual(broken.map(() => 401));
});

test.each([
  ['staff', /^StaffAuthToken=[\w-]{43}$/u],
  ['cobra', /^CobraAuthToken=[\w-]{43}$/u],
])('a session of %s lasts 15 minutes, and as long again after each renewal', async (staff, pattern) => {
  backend = createTestBackend({ clock: () => Date.UTC(2026, 10, 21, 9) });
  const login = await backend.send('POST', '/demo/api/staff-session', { staff });
  const Cookie = login.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  const get = async (path: string): Promise<unknown> =>
    (await backend.fetch(PREVIEW_API + path, { headers: { Cookie } })).json();
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

function logIn(changes: object = {}): Promise<Response> {
  return backend.send('POST', `${API}/login`, { email: EMAIL, password: DEMO_PASSWORD, ...changes });
}

function baseData(token: string): Promise<Response> {
  return backend.fetch(BASE_DATA, { headers: { 'X-LoginToken': token } });
}

/** The cookies that an answer sets, without their attributes. */
function cookiesOf(answer: Response): Record<string, string> {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
