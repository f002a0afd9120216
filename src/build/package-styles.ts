import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scopeStyles } from './scope-styles.ts';

/**
 * The stylesheets of the package, by their paths in it: `styles.css` with everything, `base.css` with tokens and resets,
 * and one per element, which includes the styles of the elements inside it. They apply inside `<UiRoot>` only.
 */
export function packageStyles(folder: string): Readonly<Record<string, string>> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const base = `${read('tokens.css')}\n${read('base.css')}`;
  const elements = globSync('*/*.tsx', { cwd: folder })
    .filter((file) => basename(file, '.tsx') === dirname(file))
    .map((file) => dirname(file))
    .sort();
  const ownSheet = (name: string): string =>
    existsSync(join(folder, name, `${name}.css`)) ? read(`${name}/${name}.css`) : '';
  const sheets = [
    ['styles', [base, ...elements.map(ownSheet)].join('\n')],
    ['base', base],
    ...elements.map((name) => [name, [...withInner(name, folder)].map(ownSheet).join('\n').trim()]),
  ];
  const written = sheets.filter(([, css]) => css).map(([name, css = '']) => [`styles/${name}.css`, scopeStyles(css)]);
  return Object.fromEntries(written) as Readonly<Record<string, string>>;
}

/** The element and the elements inside it, the innermost first, so that the styles of the outer one win. */
function withInner(name: string, folder: string): ReadonlySet<string> {
  const file = join(folder, name, `${name}.tsx`);
  // A folder of the package without an element, such as the labels.
  if (!existsSync(file)) return new Set();
  const source = readFileSync(file, 'utf8');
  const inner = [...source.matchAll(/from '\.\.\/([\w-]+)\//g)].flatMap(([, other]) => other ?? []);
  const found = new Set<string>();
  for (const other of inner) for (const one of withInner(other, folder)) found.add(one);
  return found.add(name);
}
