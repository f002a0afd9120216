import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../demo/configurator/state/accent.ts';

type Colours = Readonly<Record<string, string>>;

/** The colours of a stylesheet by their public names, without `--shop-color-`. Of several values the first one. */
function coloursOf(file: string, declaration: RegExp): Colours {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = Array.from(css.matchAll(declaration), ([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(found.toReversed());
}

const BUILT_IN = coloursOf('tokens.css', /var\(--shop-color-([a-z-]+), (#[0-9a-f]{6})\)/g);

/** The colours of a theme, whose file need not set all. */
function themed(name: string): Colours {
  return { ...BUILT_IN, ...coloursOf(`../../widgets/themes/${name}.css`, /--shop-color-([a-z-]+): (#[0-9a-f]{6})/g) };
}

const SHEETS: Readonly<Record<string, Colours>> = {
  'the built-in colours': BUILT_IN,
  'the dark theme': themed('dark'),
  'the neutral theme': themed('neutral'),
  'the neutral dark theme': themed('dark-neutral'),
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

/** The contrast of two colours of a stylesheet, by their names. */
function contrast(colours: Colours, [one = '', other = '']: readonly string[]): number {
  return contrastOf(String(colours[one]), String(colours[other]));
}

it('the neutral theme leaves no brown: what is redder than blue is an error or a warning', () => {
  const warm = Object.entries(themed('neutral')).filter(([, colour]) => colour.slice(1, 3) > colour.slice(5));
  expect(warm.map(([name]) => name).sort()).toEqual(['error', 'error-soft', 'warning', 'warning-soft']);
});

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
