// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { DEMO_PASSWORD } from './login-routes.ts';

const API = '/service/login/api/v1';
const EMAIL = 'anna.muster@example.org';
const HOUR = 60 * 60 * 1000;

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ clock: () => 1_800_000_000_000 });
});

describe('the login', () => {
  test('sets a token with exp, ren and lid in seconds', async () => {
    const answer = await logIn({ email: ` ${EMAIL.toUpperCase()} `, password: DEMO_PASSWORD });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'SUCCESS' });
    const { LoginToken, LongTermToken } = cookiesOf(answer);
    expect(JSON.parse(atob(LoginToken?.split('.')[1] ?? ''))).toEqual({
      sub: 'new',
      lid: 1_800_000_000,
      ren: 1_800_000_900,
      exp: 1_800_003_600,
    });
    expect(LongTermToken).toBeUndefined();
  });

  test.each([
    ['a wrong password', { email: EMAIL, password: 'wrong' }, 401],
    ['an unknown address', { email: 'nobody@example.org', password: DEMO_PASSWORD }, 401],
    ['no password', { email: EMAIL }, 400],
    ['no object', null, 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(status);
    expect(cookiesOf(answer)).toEqual({});
  });
});

describe('the renewal', () => {
  test('gives a new token for one that still works', async () => {
    const { LoginToken = '' } = cookiesOf(await logIn({ email: EMAIL, password: DEMO_PASSWORD }));
    backend.advance(HOUR - 1000);
    const answer = await post('/logintoken/renew', `LoginToken=${LoginToken}`);
    expect(answer.status).toBe(201);
    expect(cookiesOf(answer)['LoginToken']).not.toBe(LoginToken);
    backend.advance(1000);
    expect((await post('/logintoken/renew', `LoginToken=${LoginToken}`)).status).toBe(401);
  });

  test('restores a login with the long-term token', async () => {
    const first = await logIn({ email: EMAIL, password: DEMO_PASSWORD, stayLoggedIn: true });
    const { LongTermToken = '', LoginToken = '' } = cookiesOf(first);
    backend.advance(24 * HOUR);
    const answer = await post('/longtermtoken/renew', `LongTermToken=${LongTermToken}`);
    expect(answer.status).toBe(201);
    expect(Object.keys(cookiesOf(answer)).sort()).toEqual(['LoginToken', 'LongTermToken']);
    expect((await post('/longtermtoken/renew', `LongTermToken=${LoginToken}`)).status).toBe(401);
  });
});

describe('the logout', () => {
  const logOut = (cookie: string): Promise<Response> =>
    backend.fetch('/demo/api/customer-session', { method: 'DELETE', headers: { Cookie: cookie } });

  test.each([
    ['both tokens', (login: string, longTerm: string) => `LoginToken=${login}; LongTermToken=${longTerm}`],
    ['the login token', (login: string) => `LoginToken=${login}`],
    ['the long-term token', (_login: string, longTerm: string) => `LongTermToken=${longTerm}`],
  ])('with %s deletes both cookies and invalidates both tokens', async (_name, cookieOf) => {
    const first = await logIn({ email: EMAIL, password: DEMO_PASSWORD, stayLoggedIn: true });
    const { LoginToken = '', LongTermToken = '' } = cookiesOf(first);
    const answer = await logOut(cookieOf(LoginToken, LongTermToken));
    expect(cookiesOf(answer)).toEqual({ LoginToken: '', LongTermToken: '' });

    expect((await post('/logintoken/renew', `LoginToken=${LoginToken}`)).status).toBe(401);
    expect((await post('/longtermtoken/renew', `LongTermToken=${LongTermToken}`)).status).toBe(401);
    const headers = { 'X-LoginToken': LoginToken };
    const data = await backend.fetch('/service/newsletter/api/internal/customers/base-data', { headers });
    expect(data.status).toBe(401);
  });

  test('leaves other customers logged in, and a later login works', async () => {
    const other = cookiesOf(await logIn({ email: 'gast@example.org', password: DEMO_PASSWORD }));
    const { LoginToken = '' } = cookiesOf(await logIn({ email: EMAIL, password: DEMO_PASSWORD }));
    await logOut(`LoginToken=${LoginToken}`);
    expect((await post('/logintoken/renew', `LoginToken=${other['LoginToken']}`)).status).toBe(201);
    const again = cookiesOf(await logIn({ email: EMAIL, password: DEMO_PASSWORD }));
    expect((await post('/logintoken/renew', `LoginToken=${again['LoginToken']}`)).status).toBe(201);
  });
});

describe.each([
  ['https://shop.test', {}],
  ['http://shop.test', { 'X-Forwarded-Proto': 'https' }],
])('over HTTPS (%s, %j)', (origin, headers: Record<string, string>) => {
  test('the cookies are secure', async () => {
    const send = (path: string, body: object): Promise<Response> => backend.send('POST', origin + path, body, headers);
    const answers = [
      await send(`${API}/login`, { email: EMAIL, password: DEMO_PASSWORD, stayLoggedIn: true }),
      await send('/demo/api/customer-session', { customer: 'new' }),
      await send('/demo/api/staff-session', { staff: 'staff' }),
    ];
    const lines = answers.flatMap((answer) => answer.headers.getSetCookie());
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !line.includes('; Secure'))).toEqual([]);
  });
});

function logIn(body: unknown): Promise<Response> {
  return backend.send('POST', `${API}/login`, body);
}

function post(path: string, cookie: string): Promise<Response> {
  return backend.fetch(API + path, { method: 'POST', headers: { Cookie: cookie } });
}

function cookiesOf(answer: Response): Record<string, string> {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/su) ?? [];
      return [name, value];
    }),
  );
}
