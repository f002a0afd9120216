/**
 * `npm run sizes -- ../main/dist/integrity.json`: the sizes of all files of `dist` beside those of another build, as a
 * table in Markdown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { code, table } from './documentation/markdown.ts';
import { PROJECT } from './project.ts';

/** @param before the path of an `integrity.json`, like `after` */
export function comparedSizes(before: string, after: string): string {
  const [old, current] = [sizesIn(before), sizesIn(after)];
  const names = new Set([...current.keys(), ...old.keys()]);
  const rows = [...names].map((name) => {
    const [was, is] = [old.get(name), current.get(name)];
    const change = was === is ? '' : signed((is ?? 0) - (was ?? 0));
    return [code(name), was?.toLocaleString('en') ?? 'none', is?.toLocaleString('en') ?? 'none', change];
  });
  return table(['file, bytes with brotli', 'before', 'after', 'change'], rows);
}

function sizesIn(file: string): ReadonlyMap<string, number> {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, { readonly brotli: number }> };
  return new Map(Object.entries(files).map(([name, { brotli }]) => [withoutHash(name), brotli]));
}

/** A chunk has another hash in its name after each change. */
const withoutHash = (name: string): string => name.replace(/^(modules\/.+)-[\w-]{8}(\.\w+)$/, '$1$2');

const signed = (bytes: number): string => `${bytes > 0 ? '+' : '−'}${Math.abs(bytes).toLocaleString('en')}`;

if (import.meta.main) {
  const [before] = process.argv.slice(2);
  if (before === undefined) throw new TypeError('Name the integrity.json of the other build.');
  process.stdout.write(`${comparedSizes(before, join(PROJECT, 'dist/integrity.json'))}\n`);
}
