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
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'SUCCESS' }]);
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
    expect([answer.status, cookiesOf(answer)]).toEqual([status, {}]);
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

  test('brings a login back by the long-term token', async () => {
    const first = await logIn({ email: EMAIL, password: DEMO_PASSWORD, stayLoggedIn: true });
    const { LongTermToken = '', LoginToken = '' } = cookiesOf(first);
    backend.advance(24 * HOUR);
    const answer = await post('/longtermtoken/renew', `LongTermToken=${LongTermToken}`);
    expect(answer.status).toBe(201);
    expect(Object.keys(cookiesOf(answer)).sort()).toEqual(['LoginToken', 'LongTermToken']);
    expect((await post('/longtermtoken/renew', `LongTermToken=${LoginToken}`)).status).toBe(401);
  });

  test.each(['/logintoken/renew', '/longtermtoken/renew'])('%s refuses who is not logged in', async (path) => {
    for (const cookie of ['', 'LoginToken=x; LongTermToken=y', `LoginToken=${'x'.repeat(4000)}`]) {
      expect((await post(path, cookie)).status).toBe(401);
    }
  });
});

function logIn(body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return backend.fetch(`${API}/login`, { method: 'POST', headers, body: JSON.stringify(body) });
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
