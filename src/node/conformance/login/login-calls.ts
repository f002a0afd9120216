import { readClaims } from '../../../embed/session/session-rules.ts';
import type { Call } from '../call.ts';
import type { CookieJar } from '../cookies.ts';
import type { Settings } from '../settings.ts';
import { loginCookiePoints } from './login-cookies.ts';

const REFUSED = { statuses: [401], problem: 'urn:login:unauthorized', personal: true } as const;
const RENEWAL = { personal: true, clock: true } as const;

/** What the calls of a customer lack; `undefined` if they can be made. */
export function needOf({ customer }: Settings): string | undefined {
  return customer === undefined ? '--customer and --password, of a test customer' : undefined;
}

/** The login of a customer, which the calls of a customer begin with. */
export function loginCall(settings: Settings): Call {
  const { email = '', password = '' } = settings.customer ?? {};
  return {
    what: 'login',
    statuses: [200],
    personal: true,
    needs: needOf(settings),
    act: ({ login }) => login.login({ email, password, stayLoggedIn: true }),
    further: ({ headers }) => loginCookiePoints(headers, ['LoginToken', 'LongTermToken'], settings),
  };
}

/** The calls of the login page, and of the session that keeps a customer logged in. */
export function loginCalls(settings: Settings): readonly Call[] {
  return [
    {
      what: 'login without a password',
      statuses: [400],
      problem: 'urn:login:body_invalid',
      personal: true,
      act: ({ sendJson }) => sendJson('POST', '/service/login/api/v1/login', {}),
    },
    {
      ...REFUSED,
      what: 'login with a wrong password',
      act: ({ login }) => login.login({ email: 'nobody@example.org', password: 'conformance' }),
    },
    {
      ...REFUSED,
      ...RENEWAL,
      what: 'renewal of a forged login token',
      act: ({ jar, login }) => withForged(jar, 'LoginToken', () => login.renewLoginToken()),
    },
    {
      ...REFUSED,
      ...RENEWAL,
      what: 'login with a forged long-term token',
      act: ({ jar, login }) => withForged(jar, 'LongTermToken', () => login.renewLongTermToken()),
    },
    loginCall(settings),
    ...renewals(settings),
  ];
}

function renewals(settings: Settings): readonly Call[] {
  const needs = needOf(settings);
  return [
    {
      ...RENEWAL,
      what: 'renewal of the login token',
      statuses: [201, 200],
      needs,
      act: async ({ jar, login }) => {
        // The script renews no token that it cannot read.
        if (readClaims(jar.get('LoginToken')) !== undefined) await login.renewLoginToken();
      },
      further: ({ status, headers }) => (status === 201 ? loginCookiePoints(headers, ['LoginToken'], settings) : []),
    },
    {
      ...RENEWAL,
      what: 'login with the long-term token',
      statuses: [201],
      needs,
      act: async ({ jar, login }) => {
        if (jar.get('LongTermToken') !== undefined) await login.renewLongTermToken();
      },
      further: ({ headers }) => loginCookiePoints(headers, ['LoginToken', 'LongTermToken'], settings),
    },
  ];
}

/** Makes a call with a cookie that no service has set. */
async function withForged(jar: CookieJar, name: string, call: () => Promise<unknown>): Promise<void> {
  jar.set(name, forgedToken());
  await call().finally(() => jar.set(name, undefined));
}

/** A token that a script can read and that no service has signed. */
export function forgedToken(): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: now + 3600, ren: now, lid: now })}.Zm9yZ2Vk`;
}
