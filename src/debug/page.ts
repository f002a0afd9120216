import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { cookiesNamed, COOKIES, REDUCED_COOKIES } from '../embed/page/cookies.ts';

/** The script that the diagnosis belongs to. */
export interface Product {
  readonly version: string;
  /** Its `<script>`, if it was found. */
  readonly script: HTMLScriptElement | undefined;
  readonly tags: readonly WidgetDeclaration[];
}

/** By which cookies which tags know who reads the page. */
const LOGINS = [
  { who: 'staff', cookies: ['StaffAuthToken', 'CobraAuthToken'], tags: ['shop-preview', 'shop-footer'] },
  {
    who: 'a customer',
    cookies: ['LoginToken', 'LongTermToken'],
    tags: ['shop-session', 'shop-footer', 'shop-newsletter'],
  },
];

/** For each login that one of these tags looks for: its cookies, and whether one of them is visible. */
export function loginCookies(tags: readonly string[]): ReadonlyArray<readonly [cookies: string, seen: string]> {
  return LOGINS.filter((login) => tags.some((tag) => login.tags.includes(tag))).map(({ who, cookies }) => [
    cookies.join(' or '),
    cookies.flatMap(cookiesNamed).length > 0
      ? 'visible'
      : `not visible. If ${who} is logged in, the cookie is HttpOnly, or it is for another host or path`,
  ]);
}

export function cookieValues(): readonly string[] {
  return [...COOKIES, ...REDUCED_COOKIES.split(' ')].flatMap(cookiesNamed);
}
