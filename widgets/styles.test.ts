import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Every file that a module brings into the script, itself included. */
function reached(file: string, found: Set<string> = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  const imports = [
    ...code.matchAll(/^(?:import|export)(?! type\b)[^;]*? from '(\.[^']*\.tsx?)'/gm),
    ...code.matchAll(/\bimport\('(\.[^']*\.tsx?)'\)/g),
  ];
  for (const [, specifier = ''] of imports) reached(resolve(dirname(file), specifier), found);
  return found;
}

/** The stylesheets in a constant, by the file that has it. */
const CONSTANTS: Readonly<Record<string, string>> = {
  SIGN_UP: 'styles.ts',
  OTHERS: 'styles.ts',
  LATE_ELEMENTS: 'late-styles.ts',
  OPEN_STYLES: 'newsletter/open-styles.ts',
  STAFF: 'preview/staff-styles.ts',
};

function listed(name: string): readonly string[] {
  const file = resolve(import.meta.dirname, CONSTANTS[name] ?? '');
  const code = readFileSync(file, 'utf8');
  const names: readonly string[] = new RegExp(`const ${name} = \\[([^\\]]*)`).exec(code)?.[1]?.match(/\w+/g) ?? [];
  return Array.from(code.matchAll(/^import (\w+) from '([^']+)\?inline'/gm))
    .filter(([, imported = '']) => names.includes(imported))
    .map(([, , path = '']) => relative(ROOT, resolve(dirname(file), path)));
}

/** A forgotten line in styles.ts is a part of a tag without its styles. */
it.each<[string, readonly string[], readonly string[]]>([
  // The one is for prerendered pages, the other for the panel of the diagnosis: no tag adopts them.
  [
    'index.ts',
    ['SIGN_UP', 'OTHERS', 'LATE_ELEMENTS', 'OPEN_STYLES', 'STAFF'],
    ['src/node/prerender/prerender.css', 'src/debug/panel.css'],
  ],
  ['newsletter/element.tsx', ['SIGN_UP', 'LATE_ELEMENTS', 'OPEN_STYLES'], []],
  ['preview/element.tsx', ['SIGN_UP', 'LATE_ELEMENTS', 'STAFF'], []],
])('the stylesheets of what %s shows hold the styles beside every component', (file, constants, others) => {
  const folders = new Set([...reached(resolve(import.meta.dirname, file))].map(dirname));
  const sheets = [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => relative(ROOT, resolve(folder, name))),
  );
  const paths = [...constants.flatMap(listed), ...others];
  expect(sheets.length).toBeGreaterThan(8);
  expect(sheets.filter((sheet) => !paths.includes(sheet))).toEqual([]);
});

/** One that no rule reads is a promise of the guides that changes nothing. */
it('every custom property that a stylesheet defines is read by one', () => {
  const css = globSync('{src/ui,widgets}/**/*.css', { cwd: ROOT })
    .map((file) => readFileSync(resolve(ROOT, file), 'utf8'))
    .join('\n');
  const defined = Array.from(css.matchAll(/^\s*(--_[a-z-]+):/gm), ([, name = '']) => name);
  expect(defined.length).toBeGreaterThan(20);
  expect(defined.filter((name) => !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css))).toEqual([]);
});
