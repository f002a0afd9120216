import { describe, expect, it } from 'vitest';
import { EMPTY_LOG, logged } from './log-entries.ts';

const asked = { id: 1, at: 5, method: 'POST', url: '/service/x' };
const answered = { ...asked, result: '201', took: 30 };
const report = (request: typeof asked) => ({ kind: 'request', request }) as const;
const event = (name: string) => ({ kind: 'event', at: 1, name, detail: '{}' }) as const;

describe('the log', () => {
  it('has the newest event first, each with an id of its own', () => {
    const { events } = ['a', 'b', 'b'].map(event).reduce(logged, EMPTY_LOG);
    expect(events.map(({ name }) => name)).toEqual(['b', 'b', 'a']);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('shows the answer at the place of its request', () => {
    const later = { ...asked, id: 2 };
    const { requests } = [asked, later, answered].map(report).reduce(logged, EMPTY_LOG);
    expect(requests).toEqual([later, answered]);
  });

  it('drops an answer whose request was cleared', () => {
    expect(logged(EMPTY_LOG, report(answered))).toEqual(EMPTY_LOG);
  });

  it('tells apart requests of the same number, from before and after a reload', () => {
    const { requests } = [answered, { ...asked, at: 9 }].map(report).reduce(logged, logged(EMPTY_LOG, report(asked)));
    expect(requests.map(({ at }) => at)).toEqual([9, 5]);
  });

  it('keeps a hundred events', () => {
    const { events } = Array.from({ length: 120 }, (_, index) => event(String(index))).reduce(logged, EMPTY_LOG);
    expect([events.length, events[0]?.name, events.at(-1)?.name]).toEqual([100, '119', '20']);
  });

  it('leaves out what is no entry', () => {
    expect(logged(EMPTY_LOG, { kind: 'height', width: 1, height: 1 })).toBe(EMPTY_LOG);
  });
});
