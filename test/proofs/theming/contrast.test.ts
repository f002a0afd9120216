import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCustomProperties } from '../../../src/build/documentation/custom-properties.ts';
import { contrast, over } from './contrast.ts';
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
function tooSimilar(theme: Theme, styles: ReadonlyMap<string, string> = sheets): readonly string[] {
  return derivePairs(styles).pairs.flatMap(({ foreground, ground, minimum, where }) => {
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

describe('a new rule', () => {
  const [bare] = themes;
  const withRule = (sheet: string, rule: string): ReadonlyMap<string, string> =>
    new Map([...sheets, [sheet, (sheets.get(sheet) ?? '') + rule]]);
  const faultsOf = (sheet: string, rule: string): string => derivePairs(withRule(sheet, rule)).faults.join();

  it('is found when its colour is too similar to the ground of its sheet', () => {
    const styles = withRule('widgets/newsletter/newsletter.css', '.offer-new { color: var(--_highlight) }');
    expect(bare && tooSimilar(bare, styles)).toEqual([
      expect.stringContaining('.offer-new: --_highlight on --_surface'),
    ]);
  });

  it.each(['border: 1px solid var(--_edge-new)', 'outline: 2px solid #999999', 'box-shadow: inset 0 0 0 1px #aaa'])(
    'is found when its line is too weak: %s',
    (line) => {
      const weak = line.replace('var(--_edge-new)', '#a0a0a0');
      const styles = withRule('widgets/newsletter/newsletter.css', `.offer-new { ${weak} }`);
      expect(bare && tooSimilar(bare, styles)).toEqual([expect.stringMatching(/\.offer-new: #\w+ on --_surface is/)]);
    },
  );

  it('is found when the same element has a background in another state', () => {
    const styles = withRule('src/ui/button/button.css', '.button-primary:focus { background: var(--_highlight) }');
    expect(bare && tooSimilar(bare, styles)).toEqual([expect.stringContaining('--_on-accent on --_highlight')]);
  });

  it.each([
    ['has a background on which nobody knows what stands', '.offer-new { background: var(--_accent) }'],
    ['colours something else', '.offer-new { accent-color: var(--_accent) }'],
  ])('is refused when it %s', (_, rule) => {
    expect(faultsOf('widgets/newsletter/newsletter.css', rule)).toContain('.offer-new');
  });

  it('is refused in a sheet of which nobody knows where it stands', () => {
    expect(faultsOf('widgets/teaser/teaser.css', '.teaser { color: var(--_text) }')).toContain('teaser.css');
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#777', '#ffffff', 4.48],
  ['#ffffff', '#7a3e1d', 8.29],
  ['rgb(0 0 0 / 50%)', '#ffffff', 3.95],
])('the contrast of %s on %s is %f', (foreground, ground, ratio) => {
  expect(contrast(foreground, ground)).toBeCloseTo(ratio, 1);
});

it('a transparent colour over a ground is the mixture of both', () => {
  expect(over('rgb(255 255 255 / 50%)', '#000000')).toBe('#808080');
});
