/**
 * The notes of the staff panel for the next page of the same tab: settings and the side of the window, never a token. They
 * are kept under one key of the tab's `sessionStorage`, or only in memory if the page may not use that (a sandboxed frame
 * throws). They are only written while the panel is shown, so nothing is stored for visitors.
 */
const KEY = 'shop-preview';

let notes: unknown;

/** @returns the notes as they were written; `undefined` if there are none or they cannot be read */
export function readStaffNotes(): unknown {
  try {
    notes ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // There is no storage, or another script has written to the key.
  }
  return notes ?? undefined;
}

/** @param changed a value that JSON can represent */
export function writeStaffNotes(changed: unknown): void {
  notes = changed;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // There is no storage, or it is full: the notes are kept in memory.
  }
}

/** Clears the notes: the staff session has ended. */
export function forgetStaffNotes(): void {
  notes = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is no storage, so nothing was stored.
  }
}
