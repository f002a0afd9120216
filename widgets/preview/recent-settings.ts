import type { PreviewSettings } from '../../src/api/preview-client.ts';

/** How many are kept. */
const KEPT = 5;

/** The settings that were applied on this page, newest first; in memory alone, so that they go with the tab. */
let recent: readonly PreviewSettings[] = [];

export function recentSettings(): readonly PreviewSettings[] {
  return recent;
}

/** Keeps settings for a second time; the live shop has a control of its own. */
export function remember(settings: PreviewSettings): void {
  if (settings.dateTime === null) return;
  const text = JSON.stringify(settings);
  recent = [settings, ...recent.filter((other) => JSON.stringify(other) !== text)].slice(0, KEPT);
}
