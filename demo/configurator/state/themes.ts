import dark from '../../../widgets/themes/dark.css?raw';
import nordholm from '../themes/nordholm.css?raw';
import volume from '../themes/volume.css?raw';

/** The themes to begin with, by name: a stylesheet each. The default needs none. */
export const THEMES = { Default: '', Dark: dark, Nordholm: nordholm, Volume: volume } as const;

export const THEME_NAMES = ['Default', 'Dark', 'Nordholm', 'Volume'] as const;
