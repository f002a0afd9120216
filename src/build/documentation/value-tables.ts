import { PLATFORM_BREAKPOINTS, type Platform, PLATFORMS } from '../../embed/page/platform.ts';
import type { KeepAliveCode } from '../../embed/session/keep-alive-reducer.ts';
import { sessionPolicy } from '../../embed/session/session-rules.ts';
import { isFolding, showsCountries } from '../../../widgets/footer/layout-rules.ts';
import { code, table } from './tables.ts';

const { tablet, classic } = PLATFORM_BREAKPOINTS;

/** The viewport widths for which a value of `platform` is the default. */
const DEFAULT_FOR: Readonly<Record<Platform, string>> = {
  CLASSIC: `${String(classic)} px and wider`,
  TABLET: `${String(tablet)} to ${String(classic - 1)} px`,
  SMARTPHONE: 'none: only where a page sets it',
  MATCH: `below ${String(tablet)} px`,
};

/** What each value of `platform` changes, from the rules that the tags apply. */
export function platformsTable(): string {
  return table(
    ['`platform`', 'default for viewports of', 'groups of links', 'country selector', 'keep-alive of logins'],
    PLATFORMS.map((platform) => [
      code(platform),
      DEFAULT_FOR[platform],
      isFolding(platform) ? 'fold' : 'columns',
      showsCountries(platform, false) ? 'yes' : 'no',
      sessionPolicy(platform) === 'off' ? 'no' : 'yes',
    ]),
  );
}

/** What each code of `shop-session-change` means, and what the keep-alive does next. */
const CODES: Readonly<Record<`${KeepAliveCode | null}`, readonly [meaning: string, next: string]>> = {
  null: ['There was no check yet.', 'The first check follows when the page is visible and online.'],
  0: ['The service renewed the login token (201).', 'Checks again after about 3 minutes.'],
  1: ['The service renewed the login token, which needs no further renewal (200).', 'Waits for another token.'],
  2: ['The service failed (500).', 'Checks again; the wait doubles after each failure, up to 24 minutes.'],
  3: ['There is no login token, or the renewal failed in another way.', 'Waits for another token.'],
  4: ['The login token is not due for renewal.', 'Checks again after about 3 minutes.'],
  5: ['The login token has expired.', 'Waits for another token.'],
};

export function sessionCodesTable(): string {
  return table(
    ['`code`', 'meaning', 'next'],
    ['null' as const, ...([0, 1, 2, 3, 4, 5] as const)].map((name) => [code(String(name)), ...CODES[name]]),
  );
}
