import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UI_LABELS } from '../embed/i18n/ui-labels-by-locale.ts';
import { type AtRule, parse } from 'postcss';

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

/**
 * The labels of each locale as a module of the package, `labels/de-DE.js`, so that a page loads only the languages that it
 * imports. They are generated here, because a bundler would include the whole locale file with the texts of all tags.
 */
export function packageLabels(): Readonly<Record<string, string>> {
  const modules = Object.entries(UI_LABELS).flatMap(([locale, labels]) => {
    // `deDE`
    const name = locale.replace('-', '');
    const doc = `/** The labels of the interface elements in ${locale}. */`;
    const type = `import type { UiLabels } from '../embed/i18n/ui-labels.js';`;
    return [
      [`labels/${locale}.js`, `${doc}\nexport const ${name} = ${JSON.stringify(labels, undefined, 2)};\n`],
      [`labels/${locale}.d.ts`, `${type}\n${doc}\nexport declare const ${name}: UiLabels;\n`],
    ];
  });
  return Object.fromEntries(modules) as Readonly<Record<string, string>>;
}

/** The class of `<UiRoot>`. */
const ROOT = '.shop-ui';

/**
 * Restricts a stylesheet of the widgets to the root of a React page, so that a class such as `.button` only matches
 * our own elements. The specificity of the selectors stays the same. Rules for the host of a shadow root are removed.
 *
 * Lightning CSS rewrites more: without targets it merges `text-decoration-thickness` into the shorthand, which Safari
 * ignores; with our targets it puts `::-ms-clear` into `:is()`, which matches nothing.
 *
 * @param css our own stylesheets: no nested rules
 */
function scopeStyles(css: string): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
    const selectors = rule.selectors.flatMap(scopeSelector);
    if (selectors.length > 0) rule.selector = selectors.join(',\n');
    else rule.remove();
  });
  return root.toString();
}

function scopeSelector(selector: string): readonly string[] {
  if (selector.includes(':host') || selector.includes('::slotted')) return [];
  if (/\.root\b/.test(selector)) return [selector.replace(/\.root\b/g, ROOT)];
  return [`:where(${ROOT}) ${selector}`];
}
