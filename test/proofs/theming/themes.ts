import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readRules, type StyleRule } from './style-rules.ts';

/** A theme: what it sets, by the name of the public property. */
export interface Theme {
  readonly name: string;
  readonly rules: readonly StyleRule[];
  readonly tokens: ReadonlyMap<string, string>;
}

const NONE: Theme = { name: 'without a theme', rules: [], tokens: new Map() };

/** The colours of the widgets without a theme, then the theme of the package and that of a host page. */
export function readThemes(project: string): readonly Theme[] {
  const files = globSync(['widgets/themes/*.css', 'demo/configurator/themes/*.css', 'demo/hosts/dark/theme.css'], {
    cwd: project,
  }).sort();
  return [NONE, ...files.flatMap((file) => readTheme(file, readFileSync(join(project, file), 'utf8')))];
}

/** A theme as most visitors see it, and as those see it who ask for more contrast. */
function readTheme(file: string, css: string): readonly Theme[] {
  const rules = readRules(css);
  const name = file.includes('/hosts/') ? `the host page ${basename(dirname(file))}` : basename(file);
  const contrast = '@media (prefers-contrast: more)';
  const themes = [[], [contrast]].map((conditions) => ({
    name: [name, ...conditions].join(', '),
    rules,
    tokens: tokensOf(rules.filter((rule) => rule.conditions.every((condition) => conditions.includes(condition)))),
  }));
  return themes.slice(0, css.includes(contrast) ? 2 : 1);
}

function tokensOf(rules: readonly StyleRule[]): ReadonlyMap<string, string> {
  const declarations = rules.flatMap((rule) => rule.declarations);
  return new Map(
    declarations
      .filter(({ property }) => property.startsWith('--shop-'))
      .map(({ property, value }) => [property, value]),
  );
}

/** Which public property a private token reads, and its default: a colour, or another private token. */
export function readTokens(css: string): ReadonlyMap<string, { readonly property: string; readonly value: string }> {
  const found = css.matchAll(/(--_[\w-]+):\s*var\((--shop-color-[\w-]+),\s*(?:var\((--_[\w-]+)\)|(#\w+))\)/g);
  return new Map(
    [...found].map(([, token = '', property = '', other, color]) => [token, { property, value: other ?? color ?? '' }]),
  );
}
