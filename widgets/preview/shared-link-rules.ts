import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { isLocalDateTime } from './local-date-time-rules.ts';

/** The parameters of a link that proposes settings. It contains no login: only staff can use it. */
const NAMES = { dateTime: 'shop-preview-time', test: 'shop-preview-test', group: 'shop-preview-group' } as const;

/** The page's address with settings as parameters. */
export function linkFor(settings: PreviewSettings, page: string): string {
  const parameters = new URLSearchParams();
  for (const key of ['dateTime', 'test', 'group'] as const) {
    const value = settings[key];
    if (value !== null) parameters.set(NAMES[key], value);
  }
  return withQuery(page, String(parameters));
}

/**
 * The settings in an address.
 *
 * @returns `undefined` without a valid time; a test without a group, or a group without a test, is left out
 */
export function settingsIn(page: string): PreviewSettings | undefined {
  const parameters = new URL(page).searchParams;
  const dateTime = parameters.get(NAMES.dateTime);
  if (dateTime === null || !isLocalDateTime(dateTime)) return undefined;
  const [test, group] = [parameters.get(NAMES.test), parameters.get(NAMES.group)];
  return test && group ? { dateTime, test, group } : { dateTime, test: null, group: null };
}

export function withoutSettings(page: string): string {
  return withQuery(page, '');
}

/** Replaces the settings in an address. The rest of its query is unchanged, character by character: `?q=a%20b&flag`. */
function withQuery(page: string, settings: string): string {
  const url = new URL(page);
  const others = url.search.split('&').filter((pair) => !isOurs(pair));
  url.search = [others.join('&'), settings].filter((part) => part !== '').join('&');
  return url.href;
}

function isOurs(pair: string): boolean {
  return Object.values(NAMES).some((name) => new URLSearchParams(pair).has(name));
}
