import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { readCookies } from '../embed/page/cookies.ts';

/** The script that the diagnosis belongs to. */
export interface Product {
  readonly version: string;
  /** Its `<script>`, if it was found. */
  readonly script: HTMLScriptElement | undefined;
  readonly tags: readonly WidgetDeclaration[];
}

/** The cookies that widgets look at. */
const COOKIES = [
  'LoginToken',
  'LongTermToken',
  'StaffAuthToken',
  'CobraAuthToken',
  'CSRF-Token',
  'AffiliateNumber',
  'NewApp',
];

/** The values of the cookies that widgets look at, so that they can be kept out of the report. */
export function cookieValues(): readonly string[] {
  return COOKIES.flatMap(readCookies);
}
