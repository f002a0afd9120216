import type { Clock } from '../../embed/session/clock.ts';
import type { KeepAliveCode } from '../../embed/session/keep-alive-reducer.ts';
import { LoginCheck } from '../../embed/session/login-check.ts';
import { ServerTime } from '../../embed/session/server-time.ts';
import { readClaims } from '../../embed/session/session-rules.ts';
import type { Call } from './call.ts';
import { cookiesOf, isDeletion } from './cookies.ts';
import { loginCookiePoints } from './login-points.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';
import { sendByHand, type Visit } from './visit.ts';

const BASE = '/service/login/api/v1';
const UNAUTHORIZED = 'urn:login:unauthorized';

export const NEEDS_CUSTOMER = '--customer and --password, of a test customer';

const LOGIN = { service: 'login', operation: 'login', request: `POST ${BASE}/login`, personal: true } as const;
const RENEW = {
  service: 'login',
  operation: 'renewLoginToken',
  request: `POST ${BASE}/logintoken/renew`,
  personal: true,
  clock: true,
} as const;
const REVIVE = {
  service: 'login',
  operation: 'renewLongTermToken',
  request: `POST ${BASE}/longtermtoken/renew`,
  personal: true,
  clock: true,
} as const;

/** The login of a customer, which the calls of a customer begin with. */
export function loginCall(settings: Settings): Call {
  const { customer } = settings;
  return {
    ...LOGIN,
    what: 'login',
    statuses: [200],
    needs: customer === undefined ? NEEDS_CUSTOMER : undefined,
    act: (visit) => logIn(visit, customer?.email ?? '', customer?.password ?? ''),
    further: (answer) => [
      ...loginCookiePoints(answer, 'LoginToken', settings),
      ...loginCookiePoints(answer, 'LongTermToken', settings),
    ],
  };
}

/** The calls of the login page, and of the session that keeps a customer logged in. */
export function loginCalls(settings: Settings): readonly Call[] {
  return [
    {
      ...LOGIN,
      what: 'login without a password',
      statuses: [400],
      problem: 'urn:login:body_invalid',
      act: (visit) =>
        sendByHand(visit, `${BASE}/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        }),
    },
    {
      ...LOGIN,
      what: 'login with a wrong password',
      statuses: [401],
      problem: UNAUTHORIZED,
      act: (visit) => logIn(visit, 'nobody@example.org', 'conformance'),
    },
    {
      ...RENEW,
      what: 'renewal of a forged login token',
      statuses: [401],
      problem: UNAUTHORIZED,
      act: (visit) => withCookies(visit, { LoginToken: forgedToken() }, () => keepAlive(visit)),
    },
    {
      ...REVIVE,
      what: 'login by a forged long-term token',
      statuses: [401],
      problem: UNAUTHORIZED,
      act: (visit) => {
        const cookies = { LoginToken: forgedToken(-1), LongTermToken: forgedToken() };
        return withCookies(visit, cookies, () => keepAlive(visit));
      },
    },
    loginCall(settings),
    ...renewals(settings),
  ];
}

function renewals(settings: Settings): readonly Call[] {
  const needs = settings.customer === undefined ? NEEDS_CUSTOMER : undefined;
  return [
    {
      ...RENEW,
      what: 'renewal of the login token',
      statuses: [201, 200],
      needs,
      act: (visit) => keepAlive(visit),
      further: (answer): readonly Point[] =>
        answer.status === 201 ? loginCookiePoints(answer, 'LoginToken', settings) : [],
    },
    {
      ...REVIVE,
      what: 'login by the long-term token',
      statuses: [201],
      needs,
      act: revive,
      further: (answer) => [
        ...loginCookiePoints(answer, 'LoginToken', settings),
        ...loginCookiePoints(answer, 'LongTermToken', settings),
      ],
    },
  ];
}

async function logIn(visit: Visit, email: string, password: string): Promise<string> {
  const result = await visit.login.login({ email, password, stayLoggedIn: true });
  const headers = visit.browser.exchange?.answer?.headers;
  const isIn = headers !== undefined && cookiesOf(headers).some((one) => one.name === 'LoginToken' && !isDeletion(one));
  return `the client of the login page returns ${result}; ${isIn ? 'widgets see a customer' : 'widgets see a visitor'}`;
}

const MEANINGS: Readonly<Record<KeepAliveCode, string>> = {
  0: 'the customer stays logged in, and the new token is renewed in turn',
  1: 'the customer stays logged in, and no further renewal is asked for',
  2: 'asks again, after a longer wait each time',
  3: 'asks no more until there is another token',
  4: 'waits for the next check',
  5: 'the customer counts as logged out until there is another token',
};

/** The login token has expired, so that the long-term token has to bring another one. */
async function revive(visit: Visit): Promise<string> {
  const { jar } = visit;
  const before = jar.get('LoginToken');
  const expired = forgedToken(-1);
  if (jar.get('LongTermToken') !== undefined) jar.set('LoginToken', expired);
  const meaning = await keepAlive(visit);
  if (jar.get('LoginToken') === expired) jar.set('LoginToken', before);
  return meaning;
}

/** Makes the check of the session, at a time when the token is due. */
async function keepAlive(visit: Visit): Promise<string> {
  const due = (readClaims(visit.jar.get('LoginToken'))?.ren ?? 0) * 1000;
  const now = Math.max(Date.now(), due);
  const clock: Clock = { now: () => now, monotonic: () => 0, after: soon };
  const check = new LoginCheck({
    clock,
    client: () => visit.login,
    readCookie: (name) => visit.jar.get(name),
    time: new ServerTime(clock),
    // This browser has one tab.
    requestLock: () => Promise.resolve({ release: () => undefined }),
    tabChannel: { open: () => undefined, post: () => undefined, close: () => undefined },
  });
  const { code } = await check.run(new AbortController().signal);
  return `keep-alive code ${code}: ${MEANINGS[code]}`;
}

/** A wait of no length. */
function soon(_: number, action: () => void): () => void {
  const handle = setImmediate(action);
  return () => clearImmediate(handle);
}

/** Makes a call with other cookies, and puts back those that were there. */
async function withCookies<Result>(
  { jar }: Visit,
  cookies: Readonly<Record<string, string | undefined>>,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(cookies).map((name) => [name, jar.get(name)] as const);
  for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
  try {
    return await act();
  } finally {
    for (const [name, value] of before) jar.set(name, value);
  }
}

/**
 * A token that a script can read and that no service has signed.
 *
 * @param hours how long it lasts
 */
export function forgedToken(hours = 1): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: now + hours * 3600, ren: now, lid: now })}.Zm9yZ2Vk`;
}
