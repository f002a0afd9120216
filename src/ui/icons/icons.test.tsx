import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IconComponent } from './icon.tsx';
import * as icons from './icons.ts';
import searchTerms from './search-terms.json' with { type: 'json' };

const { CartIcon, VisaIcon } = icons;

const COMPONENTS: Readonly<Record<string, IconComponent>> = icons;

it('every icon has search terms', () => {
  expect(Object.keys(searchTerms).toSorted()).toEqual(Object.keys(icons).toSorted());
});

const read = (file: string): string => readFileSync(join(process.cwd(), file), 'utf8');

/** The geometry in markup, by shape. */
const geometryIn = (markup: string): readonly string[] =>
  Array.from(markup.matchAll(/\s(?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points)="([^"]*)"/g), ([all]) => all);

const ROWS = Array.from(
  read('src/ui/icons/icons.ts').matchAll(/^export const (\w+) = \w+\('([\w-]+):([\w-]+)'/gm),
  ([, component = '', set = '', name = '']) => [component, set, name] as const,
);

const bodies = Object.fromEntries(
  ['lucide', 'simple-icons'].map((set) => {
    const { icons: known, aliases } = JSON.parse(read(`node_modules/@iconify-json/${set}/icons.json`)) as {
      icons: Record<string, { body: string }>;
      aliases?: Record<string, { parent: string }>;
    };
    return [set, (name: string) => known[aliases?.[name]?.parent ?? name]?.body ?? ''];
  }),
);

it.each(ROWS)('%s is drawn as %s has %s', (component, set, name) => {
  const Component = COMPONENTS[component];
  const { container } = render(Component ? <Component /> : null);
  const shown = geometryIn(container.querySelector('svg')?.innerHTML.replace(/<rect x="0.5".*?<\/rect>/, '') ?? '');
  const body = set === 'own' ? read(`src/ui/icons/own/${name}.svg`).replace(/<svg.*/, '') : bodies[set]?.(name);
  expect(shown).not.toEqual([]);
  expect(shown).toEqual(geometryIn(body ?? ''));
});

it('every drawing in the folder of our own is an icon', () => {
  const names = ROWS.flatMap(([, set, name]) => (set === 'own' ? [`${name}.svg`] : []));
  expect(readdirSync(join(process.cwd(), 'src/ui/icons/own')).toSorted()).toEqual(names.toSorted());
});

// WCAG 1.1.1
it('an icon is decorative without a label', () => {
  const { container } = render(<CartIcon />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([
  [{}, '24'],
  [{ size: 12 }, '12'],
] as const)('an icon is, with %j, %s px wide and high', (size, pixels) => {
  const { container } = render(<CartIcon {...size} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([pixels, pixels]);
});

it('an icon is a card of 38 by 24 if it is a wordmark', () => {
  const { container } = render(<VisaIcon />);
  expect(container.querySelector('svg')?.outerHTML).toMatch(/width="38" height="24" viewBox="0 0 38 24"/);
});
