import type { State } from './state.ts';

/** Values for the custom properties that make a look together. */
export interface Preset {
  readonly name: string;
  readonly tokens: State['tokens'];
}

/** The values in the first rule of a theme, under their names without `--shop-`. */
function valuesIn(css: string): State['tokens'] {
  const start = css.indexOf(':root');
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    Array.from(rule.matchAll(/--shop-([\w-]+): (.+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Cool, straight, light. */
const NORDHOLM = {
  'color-text': '#10222c',
  'color-text-muted': '#4a6069',
  'color-surface-soft': '#eef4f7',
  'color-accent': '#0b5f7d',
  'color-accent-strong': '#084a62',
  'color-highlight': '#f4d58d',
  'color-on-highlight': '#10222c',
  'color-edge': '#6f858f',
  'color-error': '#b0243a',
  'color-error-soft': '#fcecef',
  'color-success': '#12694a',
  'color-success-soft': '#e4f4ee',
  'color-information': '#1a55a8',
  'color-information-soft': '#e7eefa',
  'color-footer-ground': '#10222c',
  'color-on-footer': '#ffffff',
  'color-on-footer-muted': '#c3d3db',
  'color-focus': '#0b5f7d',
  radius: '2px',
  'radius-small': '2px',
};

/** Dark, round, one bright colour. */
const VOLUME = {
  'color-scheme': 'dark',
  'color-text': '#eef1f6',
  'color-text-muted': '#a9b3c4',
  'color-surface': '#12151c',
  'color-surface-soft': '#1a1e28',
  'color-accent': '#c6f24e',
  'color-accent-strong': '#daf88a',
  'color-on-accent': '#141a05',
  'color-highlight': '#c6f24e',
  'color-on-highlight': '#141a05',
  'color-edge': '#78849a',
  'color-error': '#ff9aa2',
  'color-error-soft': '#40191f',
  'color-success': '#7fe0b2',
  'color-success-soft': '#0f3226',
  'color-warning': '#ffcf70',
  'color-warning-soft': '#382a0d',
  'color-information': '#a9c7ff',
  'color-information-soft': '#17294a',
  'color-footer-ground': '#07080b',
  'color-on-footer': '#eef1f6',
  'color-on-footer-muted': '#a9b3c4',
  'color-focus': '#c6f24e',
  radius: '16px',
  'radius-small': '10px',
};

/** @param darkTheme the theme that is shipped beside the script: a style sheet */
export function presetsWith(darkTheme: string): readonly Preset[] {
  return [
    { name: 'Default', tokens: {} },
    { name: 'Dark', tokens: valuesIn(darkTheme) },
    { name: 'Nordholm', tokens: NORDHOLM },
    { name: 'Volume', tokens: VOLUME },
  ];
}

/** The name of the preset that has these values; `''` for values of one's own. */
export function presetOf(presets: readonly Preset[], tokens: State['tokens']): string {
  const wanted = sorted(tokens);
  return presets.find((preset) => sorted(preset.tokens) === wanted)?.name ?? '';
}

function sorted(tokens: State['tokens']): string {
  return JSON.stringify(Object.entries(tokens).sort(([one], [other]) => one.localeCompare(other)));
}
