import type { PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { readStaffNotes, writeStaffNotes } from '../../src/embed/session/staff-notes.ts';
import { settingsFrom } from './selection-rules.ts';

/** The side of the window on which the panel is shown. */
export type Dock = 'left' | 'right';

/** The number of recent settings that are kept. */
const KEPT = 5;

interface PanelNotes {
  /** The applied settings, newest first. */
  readonly recent: readonly PreviewSettings[];
  readonly dock: Dock;
}

/** The notes of the tab. Any script of the page can change them, so anything that is not settings is ignored. */
function notes(): PanelNotes {
  const { recent, dock } = { ...(readStaffNotes() as Readonly<Partial<Record<keyof PanelNotes, unknown>>>) };
  const known = (Array.isArray(recent) ? recent : []).map(settingsFrom);
  return {
    recent: known.filter((settings) => settings !== undefined).slice(0, KEPT),
    dock: dock === 'left' ? 'left' : 'right',
  };
}

export function recentSettings(): readonly PreviewSettings[] {
  return notes().recent;
}

/** Adds settings to the recent ones, except for the live shop, which has its own button. */
export function remember(settings: PreviewSettings): void {
  if (settings.dateTime === null) return;
  const { recent, dock } = notes();
  const text = JSON.stringify(settings);
  const others = recent.filter((other) => JSON.stringify(other) !== text);
  writeStaffNotes({ recent: [settings, ...others].slice(0, KEPT), dock } satisfies PanelNotes);
}

export function rememberedDock(): Dock {
  return notes().dock;
}

export function rememberDock(dock: Dock): void {
  writeStaffNotes({ ...notes(), dock } satisfies PanelNotes);
}
