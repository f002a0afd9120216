import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { readCookie } from '../embed/page/cookies.ts';
import { maskAddress } from './mask.ts';

/** The script that the diagnosis belongs to. */
export interface Product {
  readonly version: string;
  /** Its `<script>`, if it was found. */
  readonly script: HTMLScriptElement | undefined;
  readonly tags: readonly WidgetDeclaration[];
}

/** The cookies that widgets look at. Only their names are ever told. */
const COOKIES = [
  'LoginToken',
  'LongTermToken',
  'StaffAuthToken',
  'CobraAuthToken',
  'CSRF-Token',
  'AffiliateNumber',
  'NewApp',
];

/** Which script runs on which page, in which browser: name and value of each fact. */
export function factsOfPage({ script, version }: Product): ReadonlyArray<readonly [name: string, value: string]> {
  const { location, characterSet, compatMode, documentElement } = document;
  const cookies = COOKIES.filter((name) => readCookie(name) !== undefined);
  return [
    ['version', version],
    ['script', script ? describeScript(script) : 'its tag was not found, so data-* defaults on it have no effect'],
    ['address', maskAddress(location.href)],
    ['browser', navigator.userAgent],
    ['viewport', `${window.innerWidth} × ${window.innerHeight}, device pixel ratio ${window.devicePixelRatio}`],
    ['document', `${characterSet}, ${compatMode}, lang=${documentElement.lang || 'none'}`],
    [
      'cookies',
      cookies.length > 0 ? `${cookies.join(', ')} (their values are not shown)` : 'none that the widgets read',
    ],
  ];
}

/** The address of the script, and the attributes that determine when it runs and which defaults it has. */
function describeScript(script: HTMLScriptElement): string {
  const names = script.getAttributeNames().filter((name) => /^(?:type|defer|async|nomodule|data-.*)$/.test(name));
  // All of its path: it names the edition.
  const address = script.src === '' ? 'inline' : script.src.replace(/^\w+:\/\/(?:[^/]*@)?|[?#].*/g, '');
  return names.length > 0 ? `${address} (${names.join(', ')})` : address;
}

/** The values of the cookies that widgets look at, so that they can be kept out of the report. */
export function cookieValues(): readonly string[] {
  return COOKIES.flatMap((name) => readCookie(name) ?? []);
}
