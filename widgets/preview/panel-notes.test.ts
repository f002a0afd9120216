import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => sessionStorage.clear());

const KEY = 'shop-preview';
const settingsOn = (day: number) => ({ dateTime: `2026-12-0${day}T10:00`, test: 'headline', group: 'B' });

/** The module as a page that has just been loaded has it. */
async function onNewPage() {
  vi.resetModules();
  return import('./panel-notes.ts');
}

describe('the notes of the panel', () => {
  it('are the five settings that were applied last, newest first, each once', async () => {
    const notes = await onNewPage();
    for (const day of [1, 2, 3, 4, 5, 6, 3]) notes.remember(settingsOn(day));
    expect(notes.recentSettings()).toEqual([3, 6, 5, 4, 2].map(settingsOn));
  });

  it('hold no live shop, which has a control of its own', async () => {
    const notes = await onNewPage();
    notes.remember({ dateTime: null, test: null, group: null });
    expect(notes.recentSettings()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are there on the next page, and hold nothing else', async () => {
    const notes = await onNewPage();
    notes.remember(settingsOn(1));
    notes.rememberDock('left');
    expect(Object.keys(sessionStorage)).toEqual([KEY]);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ recent: [settingsOn(1)], dock: 'left' });
    const next = await onNewPage();
    expect(next.recentSettings()).toEqual([settingsOn(1)]);
    expect(next.rememberedDock()).toBe('left');
  });

  it.each([
    ['{broken', []],
    ['[]', []],
    ['{"recent":4711,"dock":"top"}', []],
    ['{"recent":[null,{},{"dateTime":"2026-13-01T10:00"},{"dateTime":4711}]}', []],
    [JSON.stringify({ recent: [{ ...settingsOn(1), more: 'secret' }, 'rubbish'] }), [settingsOn(1)]],
    [JSON.stringify({ recent: [1, 2, 3, 4, 5, 6, 7].map(settingsOn) }), [1, 2, 3, 4, 5].map(settingsOn)],
  ])('are what can be read of %s', async (text, recent) => {
    sessionStorage.setItem(KEY, text);
    const notes = await onNewPage();
    expect(notes.recentSettings()).toEqual(recent);
    expect(notes.rememberedDock()).toBe('right');
    notes.remember(settingsOn(9));
    expect(notes.recentSettings()[0]).toEqual(settingsOn(9));
  });
});
