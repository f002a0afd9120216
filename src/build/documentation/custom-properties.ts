import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The purpose of each public custom property. Its default is read from the style sheets. */
const DOCS: Readonly<Record<string, string>> = {
  '--shop-color-text': 'Text.',
  '--shop-color-text-muted': 'Text of less weight: hints, legal notes.',
  '--shop-color-surface': 'The ground of everything.',
  '--shop-color-surface-soft': 'The ground of what is set off a little.',
  '--shop-color-accent': 'Buttons and links.',
  '--shop-color-accent-strong': 'Buttons and links under the pointer.',
  '--shop-color-on-accent': 'Text on a button.',
  '--shop-color-highlight': 'The discount badge.',
  '--shop-color-edge': 'The edges of fields.',
  '--shop-color-error': 'Messages and edges of what is wrong.',
  '--shop-color-error-soft': 'The ground of an error message.',
  '--shop-color-success': 'Messages of success.',
  '--shop-color-success-soft': 'The ground of a success message.',
  '--shop-color-warning': 'Warnings.',
  '--shop-color-warning-soft': 'The ground of a warning.',
  '--shop-color-information': 'Notes.',
  '--shop-color-information-soft': 'The ground of a note.',
  '--shop-color-footer-ground': 'The ground of the footer’s bottom bar.',
  '--shop-color-on-footer': 'Text on the footer’s bottom bar.',
  '--shop-color-on-footer-muted': 'Text of less weight on the footer’s bottom bar.',
  '--shop-color-focus': 'The ring around what has the focus.',
  '--shop-focus-width': 'Width of the focus ring.',
  '--shop-font-family': 'The font.',
  '--shop-radius': 'Rounding of cards and pictures.',
  '--shop-radius-small': 'Rounding of fields and buttons.',
  '--shop-scroll-margin': 'Room above what is scrolled into view: the height of a header that stays on top.',
  '--shop-space': 'The distance that the others are made of.',
};

/** A public custom property, with which a page changes the look of the tags. */
export interface CustomProperty {
  readonly name: string;
  readonly doc: string;
  readonly defaultText: string;
}

/**
 * The public custom properties that the style sheets read.
 *
 * @param project the root folder of the project
 * @throws Error naming a property that is read and not documented, or documented and not read, or read with two defaults
 */
export function readCustomProperties(project: string): readonly CustomProperty[] {
  const files = globSync('{src,widgets}/**/*.css', { cwd: project });
  const defaults = defaultsIn(files.map((file) => readFileSync(join(project, file), 'utf8')).join('\n'));
  const unread = Object.keys(DOCS).filter((name) => !defaults.has(name));
  if (unread.length > 0)
    throw new Error(`No style sheet reads ${unread.join(', ')}: remove them from custom-properties.ts.`);
  return [...defaults]
    .map(([name, defaultText]) => ({ name, doc: docOf(name), defaultText }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function docOf(name: string): string {
  const doc = DOCS[name];
  if (doc === undefined) throw new Error(`${name} is read by a style sheet: describe it in custom-properties.ts.`);
  return doc;
}

/**
 * The defaults in `var(--shop-…, default)` of a style sheet. Where the default is a private property, the public property
 * that it reads is given.
 */
export function defaultsIn(css: string): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  // A default may contain one pair of brackets.
  for (const [, name = '', raw = ''] of css.matchAll(/var\(\s*(--shop-[a-z-]+)\s*,\s*((?:[^()]|\([^()]*\))*)\)/g)) {
    const defaultText = publicName(css, raw.trim());
    const known = defaults.get(name) ?? defaultText;
    if (known !== defaultText) throw new Error(`${name} has two defaults: ${known} and ${defaultText}.`);
    defaults.set(name, defaultText);
  }
  return defaults;
}

function publicName(css: string, value: string): string {
  const inner = /^var\((--_[a-z-]+)\)$/.exec(value)?.[1];
  if (inner === undefined) return value;
  return new RegExp(`${inner}:\\s*var\\((--shop-[a-z-]+)`).exec(css)?.[1] ?? value;
}
