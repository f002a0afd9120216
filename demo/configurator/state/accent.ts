import tokens from '../../../src/ui/tokens.css?raw';
import { contrastOf, mixed } from './contrast.ts';
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
