import { getPublicSuffix } from 'tough-cookie';
import { newsletterBase } from '../../embed/api/newsletter-client.ts';
import { localTime } from '../../embed/market/local-time.ts';
import type { AbTest } from '../../embed/api/openapi/abtest.types.ts';
import { fieldRules, localeOf, timeZoneOf } from '../../embed/market/sites.ts';
import { readClaims } from '../../embed/session/login-token.ts';
import { momentOf, withOffset } from '../../../widgets/preview/local-date-time-rules.ts';
import type { Call } from './calls.ts';
import type { Page } from './calling-page.ts';
import { SPECIAL } from './cross-origin.ts';
import { signUpBody } from './sign-up-body.ts';

/** Makes a call as a page does; none without the cookie that a page needs for it. */
export async function perform(call: Call, page: Page): Promise<unknown> {
  const { as, cookie, forged, client = '', with: given = [], send, lists, test } = call;
  if (as === 'staff') page.settings.staffCookie?.split(';').forEach((pair) => page.setCookie(pair));
  if (cookie !== undefined && !isOfUse(cookie, page)) return undefined;
  const values = valuesOf(page);
  if (test !== undefined && values[test] === undefined) return undefined;
  if (send !== undefined) return page.send(filled(send, values));
  if (forged !== undefined) page.setCookie(`${forged}=${forgedToken()}`);
  try {
    if (lists === 'ahead') return await lookAhead(client, page);
    const result = await page.callClient(client, filled(given, values));
    if (lists !== undefined) page.tests[lists] = result as readonly AbTest[];
    return result;
  } finally {
    if (forged !== undefined) page.setCookie(`${forged}=; Max-Age=0`);
  }
}

/** Looks for a day with a test that there is not yet now; without one, staff choose tomorrow. */
async function lookAhead(client: string, page: Page): Promise<void> {
  for (const days of [1, 7, 30, 90, 1]) {
    const date = Date.now() + days * 24 * 60 * 60 * 1000;
    page.tests.ahead = (await page.callClient(client, [timeOn(page, date)])) as readonly AbTest[];
    page.date = date;
    if (testsIn(page.tests)['coming'] !== undefined) return;
  }
}

function timeOn({ settings: { site } }: Page, moment: number): string {
  const zone = timeZoneOf(site);
  return withOffset(momentOf(localTime(site, new Date(moment)), zone), zone);
}

export function shownBy({ shows = {} }: Call, page: Page): Readonly<Record<string, unknown>> {
  return filled(shows, valuesOf(page));
}

/** The script renews no token that it cannot read. */
function isOfUse(cookie: string, page: Page): boolean {
  const value = page.cookie(cookie);
  return value !== undefined && (cookie !== 'LoginToken' || readClaims(value) !== undefined);
}

/** What the file says, in which a text such as `$token` stands for a value, and `{token}` in a text for its part. */
function filled<Part>(part: Part, values: Readonly<Record<string, unknown>>): Part {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (value.startsWith('$')) return values[value.slice(1)];
    return value.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => String(values[name]));
  }) as Part;
}

/** As long as a real one. */
const UNKNOWN_TOKEN = 'A'.repeat(43);

/** As long as a local part can be. */
const padded = (local: string): string => local.padEnd(64, '_conformance');

function valuesOf(page: Page): Readonly<Record<string, unknown>> {
  const { site, email, token, customer, sendSite, spa } = page.settings;
  const { hostname } = new URL(page.settings.page);
  const originOf = (host: string): string => page.settings.page.replace(`//${hostname}`, `//${host}`);
  const asks = fieldRules(site).salutation !== 'hidden';
  const signUp = email === undefined ? undefined : signUpBody(site, email);
  const either = signUp ?? { email: 'conformance@example', consents: [], origin: 'onsite', originAddition: 'subsite' };
  return {
    newsletter: newsletterBase(spa),
    email,
    // Names the site to the service where the pages do.
    options: sendSite ? { hunterSite: site } : {},
    signUp,
    // `ß` has two capitals, with which the address would be another one.
    capitals: { ...signUp, email: email?.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase()) },
    plus: { ...signUp, email: email?.replace(/(?:\+[^@+]*)?@/u, "+conformance_o'neill@").replace(/^[^@]*/u, padded) },
    label: 'ö'.repeat(100),
    longest: `${padded("conformance_o'ne")}@bücher.${`${'conformance-'.repeat(4)}1.`.repeat(3)}mail.conformance.example`,
    tooLong: `${padded('conformance')}@${'conformance.'.repeat(16)}example`,
    // Only values that the form of the site can send.
    divers: asks ? 'DIVERS' : undefined,
    company: asks ? 'COMPANY' : undefined,
    // Only a service that could accept them shows what it accepts.
    either,
    longInPieces: { ...either, more: 'ö'.repeat(9000) },
    twoByteLetters: { ...either, more: 'ü'.repeat(9000) },
    // A comparison of the beginning accepts any suffix. No port can be longer than that of a test page.
    longerOrigin: `${page.settings.page}.not-yours.example`,
    endingOrigin: originOf(`not-yours${getPublicSuffix(hostname, SPECIAL) ?? hostname}`),
    shorterOrigin: page.settings.page.slice(0, -1),
    subdomainOrigin: originOf(`not-yours.${hostname}`),
    schemeOrigin: page.settings.page.replace(/^https?/u, (scheme) => (scheme === 'http' ? 'https' : 'http')),
    portOrigin: page.settings.page.replace(/(?::\d+)?$/u, ':8443'),
    dashedOrigin: originOf(hostname.replace(/\.|$/u, '-')),
    token,
    otherCapitals: withOtherCapitals(token),
    shortToken: token?.slice(0, -1),
    unknownToken: UNKNOWN_TOKEN,
    login: { ...customer, stayLoggedIn: true },
    loginToken: page.cookie('LoginToken'),
    forgedToken: forgedToken(),
    changedToken: withOtherSignature(page.cookie('LoginToken')),
    locale: localeOf(site),
    date: localTime(site, new Date(page.date)),
    ...testsIn(page.tests),
    now: timeOn(page, Date.now()),
  };
}

/** A login token with the claims of the customer and another signature. */
function withOtherSignature(token: string | undefined): string | undefined {
  return token === undefined ? undefined : `${token.slice(0, token.lastIndexOf('.') + 1)}Zm9yZ2Vk`;
}

/** A group of a test ahead, one of a test that there was not long ago, and one of a test that there is not yet. */
function testsIn({ ahead = [], now = ahead, past = ahead }: Page['tests']) {
  const found = Object.entries({ test: [], newTest: past, coming: now }).flatMap(([key, others]) => {
    const one = ahead.find(({ name, groups }) => groups.length > 0 && others.every((other) => other.name !== name));
    return Object.entries({ [key]: one?.name, [`${key}Group`]: one?.groups[0]?.name });
  });
  return Object.fromEntries(found);
}

/** Of a token without letters, one that nobody has. */
function withOtherCapitals(token = ''): string {
  const swapped = token.replaceAll(/[a-z]/giu, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return swapped === token ? UNKNOWN_TOKEN : swapped;
}

/** A token that a script can read and that no service has signed. */
function forgedToken(): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: now + 3600, ren: now, lid: now })}.Zm9yZ2Vk`;
}
