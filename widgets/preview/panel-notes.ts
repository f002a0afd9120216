import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { readStaffNotes, writeStaffNotes } from '../../src/page/staff-notes.ts';
import { settingsFrom } from './selection-rules.ts';

/** The side of the window at which the panel stands. */
export type Dock = 'left' | 'right';

/** How many settings are kept. */
const KEPT = 5;

interface PanelNotes {
  /** The settings that were applied, newest first. */
  readonly recent: readonly PreviewSettings[];
  readonly dock: Dock;
}

/** The notes of the tab. Any script of the page can write there, so what is no settings counts as none. */
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

/** Keeps settings for a second time; the live shop has a control of its own. */
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
