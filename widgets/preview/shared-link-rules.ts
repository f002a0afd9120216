import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { isDate, isTime } from './wall-time-rules.ts';

/** The parameters of a link that proposes settings. It holds no login: who opens it needs one of his own. */
const NAMES = { dateTime: 'shop-preview-time', test: 'shop-preview-test', group: 'shop-preview-group' } as const;

/** The page's address with the settings in it. */
export function linkFor(settings: PreviewSettings, page: string): string {
  const url = new URL(withoutSettings(page));
  for (const key of ['dateTime', 'test', 'group'] as const) {
    const value = settings[key];
    if (value !== null) url.searchParams.set(NAMES[key], value);
  }
  return url.href;
}

/** The settings that an address proposes; `undefined` where it proposes none, or none that can be read. */
export function settingsIn(page: string): PreviewSettings | undefined {
  const parameters = new URL(page).searchParams;
  const dateTime = parameters.get(NAMES.dateTime);
  const [date = '', time = ''] = dateTime?.split('T') ?? [];
  if (!isDate(date) || !isTime(time)) return undefined;
  const test = parameters.get(NAMES.test);
  const group = parameters.get(NAMES.group);
  return test && group ? { dateTime, test, group } : { dateTime, test: null, group: null };
}

/** The address without the settings, once they have been dealt with. */
export function withoutSettings(page: string): string {
  const url = new URL(page);
  for (const name of Object.values(NAMES)) url.searchParams.delete(name);
  return url.href;
}
