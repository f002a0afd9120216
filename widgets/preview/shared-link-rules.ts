import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { settingsFrom } from './selection-rules.ts';

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

/** The settings in an address; `undefined` if there are none or they are invalid. */
export function settingsIn(page: string): PreviewSettings | undefined {
  const parameters = new URL(page).searchParams;
  return settingsFrom({
    dateTime: parameters.get(NAMES.dateTime),
    test: parameters.get(NAMES.test),
    group: parameters.get(NAMES.group),
  });
}

/** The address without settings. */
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
