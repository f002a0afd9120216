// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Colours = Readonly<Record<string, string>>;

/** The colours of a stylesheet by their public names, without `--shop-color-`. Of several values the first one. */
function coloursOf(file: string, declaration: RegExp): Colours {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = Array.from(css.matchAll(declaration), ([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(found.toReversed());
}

const SHEETS: Readonly<Record<string, Colours>> = {
  'the built-in colours': coloursOf('tokens.css', /var\(--shop-color-([a-z-]+), (#[0-9a-f]{6})\)/g),
  'the dark theme': coloursOf('../../widgets/themes/dark.css', /--shop-color-([a-z-]+): (#[0-9a-f]{6})/g),
};

/** What is written or drawn on a background, with the background behind it. */
const TEXTS = [
  ...['text', 'text-muted', 'accent', 'accent-strong'].flatMap((text) => [
    [text, 'surface'],
    [text, 'surface-soft'],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-highlight', 'highlight'],
  ...['error', 'success', 'warning', 'information'].flatMap((kind) => [
    [kind, 'surface'],
    [kind, `${kind}-soft`],
    ['text', `${kind}-soft`],
  ]),
  ['on-footer', 'footer-ground'],
  ['on-footer-muted', 'footer-ground'],
];

const EDGES = [
  ['edge', 'surface'],
  ['edge', 'surface-soft'],
];

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours of a stylesheet, by their names. */
function contrast(colours: Colours, [one = '', other = '']: readonly string[]): number {
  const [light = 0, dark = 0] = [colours[one], colours[other]]
    .map((colour) => luminance(String(colour)))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(SHEETS))('of %s', (_name, colours) => {
  // WCAG 1.4.3
  it.each(TEXTS)('%s can be read on %s', (...pair) => {
    expect(contrast(colours, pair)).toBeGreaterThanOrEqual(4.5);
  });

  // WCAG 1.4.11
  it.each(EDGES)('%s can be seen on %s', (...pair) => {
    expect(contrast(colours, pair)).toBeGreaterThanOrEqual(3);
  });
});
