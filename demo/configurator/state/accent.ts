import tokens from '../../../src/ui/tokens.css?raw';
import type { State } from './state.ts';
import { THEMES } from './themes.ts';

/** The contrast that text needs: WCAG 1.4.3. */
export const NEEDED = 4.5;

/** How much darker than the accent, or lighter on a dark ground, the accent under the pointer is. */
const STRONGER = 0.25;

type Themed = Pick<State, 'theme' | 'accent'>;

/** A colour that the theme sets, or else the built-in one. */
function colourOf(theme: State['theme'], name: string): string {
  const set = new RegExp(`--shop-color-${name}(?:: |, )(#[0-9a-f]{6})`);
  return set.exec(THEMES[theme])?.[1] ?? set.exec(tokens)?.[1] ?? '';
}

export function accentOf({ theme, accent }: Themed): string {
  return accent === '' ? colourOf(theme, 'accent') : accent;
}

/** The contrast of the accent as a link on the backgrounds of the theme. A button has the same, or more, by its text. */
export function contrastOfAccent(state: Themed): number {
  const grounds = ['surface', 'surface-soft'].map((ground) => colourOf(state.theme, ground));
  return Math.min(...grounds.map((ground) => contrastOf(accentOf(state), ground)));
}

/** Black on a light ground, white on a dark one. */
const opposite = (ground: string): string =>
  contrastOf(ground, '#000000') > contrastOf(ground, '#ffffff') ? '#000000' : '#ffffff';

/** The stylesheet of a state: its theme, with the accent and what belongs to it. `''` for the default. */
export function stylesOf({ theme, accent }: Themed): string {
  if (accent === '') return THEMES[theme];
  const colours = {
    accent,
    'accent-strong': mixed(accent, opposite(colourOf(theme, 'surface')), STRONGER),
    'on-accent': opposite(accent),
  };
  return Object.entries(colours).reduce((css, [name, colour]) => {
    const declared = new RegExp(`(--shop-color-${name}: )#[0-9a-f]{6}`);
    if (declared.test(css)) return css.replace(declared, `$1${colour}`);
    return css.replace(/\n\}/, `\n  --shop-color-${name}: ${colour};\n}`);
  }, THEMES[theme] || ':root {\n}\n');
}

/** The red, green and blue of a colour that is written as `#rrggbb`, from 0 to 255. */
const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The relative luminance of a colour, as WCAG 2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour on the way to another one, which a share of 1 reaches. */
function mixed(colour: string, other: string, share: number): string {
  const target = channelsOf(other);
  const channels = channelsOf(colour).map((from, index) => Math.round(from + ((target[index] ?? from) - from) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
