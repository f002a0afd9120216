import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import type { Entry } from './declarations.ts';

/** A default may contain one pair of brackets. The sentence about a property is the comment behind one of its uses. */
const USE = /var\(\s*(--shop-[a-z-]+)\s*,\s*((?:[^()]|\([^()]*\))*)\)(?:; *\/\* (.+) \*\/)?/g;

/** The public custom properties that the stylesheets read as `var(--shop-…, default)`. Each has one default and a sentence. */
export function readCustomProperties() {
  const files = globSync('{src,widgets}/**/*.css', { cwd: PROJECT });
  const css = files.map((file) => readFileSync(join(PROJECT, file), 'utf8')).join('\n');
  const found = new Map<string, Entry & { readonly default: string }>();
  for (const [, name = '', raw = '', sentence = ''] of css.matchAll(USE)) {
    const value = publicName(css, raw.trim());
    const known = found.get(name) ?? { default: value, description: '' };
    if (known.default !== value) throw new Error(`${name} has two defaults: ${known.default} and ${value}.`);
    found.set(name, { name, description: known.description || sentence, default: value });
  }
  const undocumented = [...found.values()].filter(({ description }) => description === '').map(({ name }) => name);
  if (undocumented.length > 0)
    throw new Error(`Describe ${undocumented.join(', ')} in a comment behind a declaration that reads it.`);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Where the default is a private property, the public property that it reads first is given. */
function publicName(css: string, value: string): string {
  const inner = /^var\((--_[a-z-]+)\)$/.exec(value)?.[1];
  const read = inner && new RegExp(`${inner}:\\s*var\\((--[a-z_-]+)`).exec(css)?.[1];
  return read?.startsWith('--_') ? publicName(css, `var(${read})`) : (read ?? value);
}
