import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCustomProperties } from '../../../src/build/documentation/custom-properties.ts';
import { presetsWith } from '../state/presets.ts';
import { contrast, PAIRS } from './contrast.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PRESETS = presetsWith(readFileSync(join(PROJECT, 'widgets/themes/dark.css'), 'utf8'));
const COLOURS = readCustomProperties(PROJECT).filter(({ defaultText }) => /^(?:#|--shop-color-)/.test(defaultText));

/** A colour as a preset makes it: its value, or its default, followed to the one that it names. */
function colourOf(name: string, tokens: Readonly<Record<string, string>>): string {
  const found = COLOURS.find((property) => property.name === `--shop-color-${name}`)?.defaultText ?? '';
  const value = tokens[`color-${name}`] ?? found;
  return value.startsWith('--shop-color-') ? colourOf(value.replace('--shop-color-', ''), tokens) : value;
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

  it.each(PRESETS)('of every pair is high enough with $name', ({ tokens }) => {
    const tooSimilar = PAIRS.filter(({ text, ground, least }) => {
      const ratio = contrast(colourOf(text, tokens), colourOf(ground, tokens));
      return ratio < least;
    });
    expect(tooSimilar).toEqual([]);
  });
});

it.each(PRESETS)('$name sets nothing but documented properties', ({ tokens }) => {
  const known = readCustomProperties(PROJECT).map(({ name }) => name);
  expect(Object.keys(tokens).filter((name) => !known.includes(`--shop-${name}`))).toEqual([]);
});

it('the dark preset has the values of the shipped theme', () => {
  const dark = PRESETS.find(({ name }) => name === 'Dark');
  expect(dark?.tokens).toMatchObject({ 'color-scheme': 'dark', 'color-surface': '#1e1916' });
});
