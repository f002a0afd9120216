import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../project.ts';

/** The purpose of each public custom property. Its default is read from the stylesheets. */
const DOCS = parse(readFileSync(join(import.meta.dirname, 'custom-properties.yaml'), 'utf8')) as Readonly<
  Record<string, string>
>;

/** A public custom property, with which a page changes the look of the tags. */
export interface CustomProperty {
  readonly name: string;
  readonly doc: string;
  readonly defaultText: string;
}

/**
 * The public custom properties that the stylesheets read.
 *
 * @throws Error naming a property that is read and not documented, or documented and not read, or read with two defaults
 */
export function readCustomProperties(): readonly CustomProperty[] {
  const files = globSync('{src,widgets}/**/*.css', { cwd: PROJECT });
  const defaults = defaultsIn(files.map((file) => readFileSync(join(PROJECT, file), 'utf8')).join('\n'));
  const unread = Object.keys(DOCS).filter((name) => !defaults.has(name));
  if (unread.length > 0)
    throw new Error(`No stylesheet reads ${unread.join(', ')}: remove them from custom-properties.yaml.`);
  return [...defaults]
    .map(([name, defaultText]) => ({ name, doc: docOf(name), defaultText }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function docOf(name: string): string {
  const doc = DOCS[name];
  if (doc === undefined) throw new Error(`${name} is read by a stylesheet: describe it in custom-properties.yaml.`);
  return doc;
}

/**
 * The defaults in `var(--shop-…, default)` of a stylesheet. Where the default is a private property, the public property
 * that it reads is given.
 */
function defaultsIn(css: string): ReadonlyMap<string, string> {
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
