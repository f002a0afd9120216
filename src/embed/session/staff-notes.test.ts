import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The module as loaded by a new page. */
async function onNewPage() {
  vi.resetModules();
  return import('./staff-notes.ts');
}

describe('the notes of staff', () => {
  it('are kept for the next page of the tab, under one key', async () => {
    (await onNewPage()).writeStaffNotes({ dock: 'left' });
    expect(Object.keys(sessionStorage)).toEqual(['shop-preview']);
    expect((await onNewPage()).readStaffNotes()).toEqual({ dock: 'left' });
  });

  it('are removed from memory and storage by forgetStaffNotes', async () => {
    const notes = await onNewPage();
    notes.writeStaffNotes({ dock: 'left' });
    notes.forgetStaffNotes();
    expect(notes.readStaffNotes()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', '{broken', 'null', 'undefined'])('are undefined if the storage contains "%s"', async (text) => {
    sessionStorage.setItem('shop-preview', text);
    const notes = await onNewPage();
    expect(notes.readStaffNotes()).toBeUndefined();
    expect(notes.readStaffNotes()).toBeUndefined();
    notes.writeStaffNotes({ dock: 'left' });
    expect(notes.readStaffNotes()).toEqual({ dock: 'left' });
  });

  it('are kept in memory if the page has no storage', async () => {
    const notes = await onNewPage();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(notes.readStaffNotes()).toBeUndefined();
    notes.writeStaffNotes({ dock: 'left' });
    expect(notes.readStaffNotes()).toEqual({ dock: 'left' });
    notes.forgetStaffNotes();
    expect(notes.readStaffNotes()).toBeUndefined();
  });

  it('are kept in memory if the storage is full', async () => {
    const notes = await onNewPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    notes.writeStaffNotes({ dock: 'left' });
    expect(notes.readStaffNotes()).toEqual({ dock: 'left' });
  });
});
