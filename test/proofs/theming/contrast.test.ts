import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCustomProperties } from '../../../src/build/documentation/custom-properties.ts';
import { contrast } from './contrast.ts';
import { derivePairs, readSheets } from './pairs.ts';
import { readThemes, readTokens, type Theme } from './themes.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const sheets = readSheets(PROJECT);
const tokens = readTokens(readFileSync(join(PROJECT, 'src/ui/tokens.css'), 'utf8'));
const themes = readThemes(PROJECT);

/** A private token, or a colour, as a theme makes it. */
function colorIn(theme: Theme, color: string): string {
  if (!color.startsWith('--')) return color;
  const token = tokens.get(color);
  if (!token) throw new Error(`tokens.css has no colour ${color}`);
  return colorIn(theme, theme.tokens.get(token.property) ?? token.value);
}

/** The pairs of the style sheets that a theme makes too similar. */
function tooSimilar(theme: Theme): readonly string[] {
  return derivePairs(sheets).pairs.flatMap(({ foreground, ground, minimum, where }) => {
    const ratio = contrast(colorIn(theme, foreground), colorIn(theme, ground));
    return ratio < minimum ? [`${where}: ${foreground} on ${ground} is ${ratio.toFixed(2)}, not ${minimum}`] : [];
  });
}

describe.each(themes)('$name', (theme) => {
  it('keeps 4.5:1 for text, and 3:1 for borders, icons and the focus', () => {
    expect(tooSimilar(theme)).toEqual([]);
  });

  it('sets colours by documented properties alone', () => {
    const known = new Set(readCustomProperties(PROJECT).map(({ name }) => name));
    expect([...theme.tokens.keys()].filter((name) => !known.has(name))).toEqual([]);
    const parts = theme.rules.filter(({ selector }) => selector.includes('::part('));
    const properties = parts.flatMap(({ declarations }) => declarations.map(({ property }) => property));
    expect(properties.filter((property) => /color|background|shadow|opacity|filter/.test(property))).toEqual([]);
  });
});

it('knows for every colour of the style sheets what it meets', () => {
  const { pairs, faults } = derivePairs(sheets);
  expect(faults).toEqual([]);
  const met = new Set(pairs.flatMap(({ foreground, ground }) => [foreground, ground]));
  expect([...tokens.keys()].filter((token) => !met.has(token))).toEqual([]);
});
