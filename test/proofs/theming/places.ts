/** Two colours that meet: private tokens such as `--_text`, or colours as they are written. */
export interface Pair {
  readonly foreground: string;
  readonly ground: string;
  /** Text 4.5, what is not text 3: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast. */
  readonly minimum: 4.5 | 3;
  readonly where: string;
}

const SURFACES = ['--_surface', '--_surface-soft'];
const PILL = ['#1c1a2b', '#5b1a6e'];

/** The grounds on which the elements of a sheet stand, unless they have one of their own. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'src/debug/panel.css': ['#ffffff'],
  'widgets/footer/footer.css': ['--_surface'],
  'widgets/footer/fold.css': ['--_surface-soft'],
  'widgets/footer/sections/bottom.css': ['--_bar-ground'],
  'widgets/footer/sections/country-selector.css': ['--_bar-ground'],
  'widgets/footer/sections/icon-links.css': ['--_surface-soft'],
  'widgets/footer/sections/link-groups.css': ['--_surface-soft'],
  'widgets/newsletter/newsletter.css': ['--_surface'],
  'widgets/preview/preview.css': ['--_surface'],
};

const ENERGY = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];

/** Elements that stand on another ground than the rest of their sheet. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  '.checkbox-box::after': ['--_accent'],
  '.energy-arrow': ENERGY,
  '.staff-button': PILL,
  // Of the page's report, in its dark head.
  button: ['#231c18'],
  'button:hover': ['#231c18'],
  'header :focus-visible': ['#231c18'],
};

/**
 * The grounds of an element, or `undefined` for a sheet that is not listed. The elements in `src/ui` may stand on both
 * surfaces.
 */
export function placesOf(sheet: string, element: string): readonly string[] | undefined {
  return ELEMENTS[element] ?? SHEETS[sheet] ?? (sheet.startsWith('src/ui/') ? SURFACES : undefined);
}

/** What stands on an element that has a background and no colour of its own. */
export const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  '.checkbox-box': [],
  '.radio-box': [],
  '.control-filled': ['--_text'],
  '.energy-a': ['#000000'],
  '.energy-b': ['#000000'],
  '.energy-c': ['#000000'],
  '.energy-d': ['#000000'],
  '.energy-e': ['#000000'],
  '.energy-f': ['#000000'],
  '.energy-g': ['#000000'],
  '.icon-button-plain': ['--_text'],
  '.icon-button-outline': ['--_text'],
  '.modal-close': ['--_text'],
  '.footer-sheet': ['--_text'],
  '.footer-country-list': ['--_bar-text'],
  '.offer-frame': [],
  '.staff-button': ['#ffffff'],
  '.staff-changed': ['#ffffff'],
  '.staff-chip': ['--_text'],
  'button:hover': ['#ffffff'],
};

/** Colours without which nothing is lost, as `selector | property`, each with the reason. */
export const DECORATION: Readonly<Record<string, string>> = {
  '.control:autofill | box-shadow': 'It is the ground of the field.',
  '.energy-range | border': 'The regulation asks for black; the white ground shows the range as well.',
  '.footer-flag | outline': 'The country is named beside its flag.',
  'td | border-block-end': 'The cells stand apart without the line.',
  'th | border-block-end': 'The cells stand apart without the line.',
  '.modal::backdrop | background-color': 'Nothing stands on it.',
  '.modal-foot | border-block-start': 'The buttons stand apart without the line.',
};

const STATUSES = ['error', 'success', 'warning', 'information'];

/** Pairs that no rule has by itself. */
export const FURTHER_PAIRS: readonly Pair[] = [
  // The text of a transparent notification, and the border of the others.
  ...STATUSES.flatMap((status) =>
    SURFACES.map((ground) => ({ foreground: `--_${status}`, ground, minimum: 4.5 as const, where: '.notification' })),
  ),
  { foreground: '--_text', ground: '--_surface-soft', minimum: 4.5, where: '.control:autofill' },
];
