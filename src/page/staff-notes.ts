/**
 * What the staff panel notes down for the next page of the same tab: settings and the place of the panel, never a token.
 * It is kept under one key of the tab's `sessionStorage`, and in memory alone where the page may not use that (a sandboxed
 * frame throws). It is only written to once the panel is shown, so nothing is stored for visitors.
 */
const KEY = 'shop-preview';

let notes: unknown;

/** @returns the notes as they were written; `undefined` where there are none, or none that can be read */
export function readStaffNotes(): unknown {
  try {
    notes ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // No storage, or another script's text under our key.
  }
  return notes ?? undefined;
}

/** @param changed what JSON can hold */
export function writeStaffNotes(changed: unknown): void {
  notes = changed;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // No storage, or a full one: the memory of the page has it.
  }
}

/** Clears the notes: the staff session has ended. */
export function forgetStaffNotes(): void {
  notes = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // No storage, so nothing is stored.
  }
}
