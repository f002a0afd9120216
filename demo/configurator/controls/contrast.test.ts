import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCustomProperties } from '../../../src/build/documentation/custom-properties.ts';
import { contrast, PAIRS } from './contrast.ts';

const COLOURS = readCustomProperties(join(import.meta.dirname, '../../..')).filter(({ defaultText }) =>
  /^(?:#|--shop-color-)/.test(defaultText),
);

/** The default of a colour, followed to the one that it names. */
function defaultOf(name: string): string {
  const found = COLOURS.find((property) => property.name === `--shop-color-${name}`)?.defaultText ?? '';
  return found.startsWith('--shop-color-') ? defaultOf(found.replace('--shop-color-', '')) : found;
}

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#7a3e1d', '#7a3e1d', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is shown for every colour that a page can set', () => {
    const named = PAIRS.flatMap(({ text, ground }) => [text, ground]);
    const missing = COLOURS.map(({ name }) => name.replace('--shop-color-', '')).filter(
      (name) => !named.includes(name),
    );
    expect(missing).toEqual([]);
  });

  it.each(PAIRS)('of $text on $ground is at least $least by default', ({ text, ground, least }) => {
    expect(contrast(defaultOf(text), defaultOf(ground))).toBeGreaterThanOrEqual(least);
  });
});
