import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Wave, type WaveAction, waves } from './ripple-reducer.ts';

const press = (x = 0): WaveAction => ({ type: 'press', x, y: 2, size: 3 });

function after(...actions: WaveAction[]): readonly Wave[] {
  return actions.reduce(waves, []);
}

describe('the waves of a button', () => {
  it('begin where it is pressed, each with an id of its own', () => {
    expect(after(press(1), press(5))).toEqual([
      { id: 1, x: 1, y: 2, size: 3, grown: false, released: false },
      { id: 2, x: 5, y: 2, size: 3, grown: false, released: false },
    ]);
  });

  it('are all released when the press ends', () => {
    expect(after(press(), press(), { type: 'release' }).map(({ released }) => released)).toEqual([true, true]);
    expect(after(press(), { type: 'release' }, press(), { type: 'release' }).map(({ released }) => released)).toEqual([
      true,
      true,
    ]);
  });

  it('grow and go one by one', () => {
    const both = after(press(), press());
    expect(waves(both, { type: 'grown', id: 2 }).map(({ grown }) => grown)).toEqual([false, true]);
    expect(waves(both, { type: 'gone', id: 1 }).map(({ id }) => id)).toEqual([2]);
  });

  it('stay the same object where a pointer leaves and nothing is pressed, so that nothing renders', () => {
    const released = after(press(), { type: 'release' });
    expect(waves(released, { type: 'release' })).toBe(released);
  });
});

it('a wave grows for 250 ms', () => {
  const styles = readFileSync(new URL('ripple.css', import.meta.url), 'utf8');
  expect(styles).toMatch(/animation: shop-ripple-grow 250ms/);
});
