import dark from '../../../widgets/themes/dark.css?raw';
import nordholm from '../themes/nordholm.css?raw';
import volume from '../themes/volume.css?raw';

/** The themes to begin with, by name: a stylesheet each. The default needs none. */
export const THEMES = { Default: '', Dark: dark, Nordholm: nordholm, Volume: volume } as const;

export type ThemeName = keyof typeof THEMES;

export const THEME_NAMES = Object.keys(THEMES) as readonly ThemeName[];
