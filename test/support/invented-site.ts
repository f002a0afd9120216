import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sign-up of the invented site calls its e-mail field. */
export const INVENTED_LABEL = 'E-mailadres van Nergens';

/**
 * Takes the first two steps of CONTRIBUTING.md for a tenth site: Nergensland, `XX`, with German words but for one. The
 * site is known, and nothing else is there yet.
 */
export function beginSite(folder: string): void {
  copy(folder, 'src/embed/market/sites/at.ts', 'src/embed/market/sites/xx.ts', [
    [/\bat(Shop)?\b(?= = define)/g, 'xx$1'],
    [/code: 'AT'/, "code: 'XX'"],
    [/'de-AT'/, "'nl-XX'"],
    [/Österreich/, 'Nergensland'],
    [/name: 'at'/, "name: 'xx'"],
    [/phone: \{ country: 'AT' \}/, "phone: { country: 'NL' }"],
  ]);
  edit(folder, 'src/embed/market/sites.ts', [
    [/^(import \{ tr, trShop \}.*)$/m, "$1\nimport { xx } from './sites/xx.ts';"],
    [/(const ALL = \[.*)\] as const/, '$1, xx] as const'],
  ]);
}

/** Takes the other steps, each in a file that the compiler names. */
export function finishSite(folder: string): void {
  edit(folder, 'src/embed/market/sites.ts', [
    [/import \{ xx \}/, 'import { xx, xxShop }'],
    [/^( *)TR: trShop,$/m, '$&\n$1XX: xxShop,'],
  ]);
  copy(folder, 'locales/de-DE.json', 'locales/nl-XX.json', [
    [/"newsletter.email.label": "[^"]*"/, `"newsletter.email.label": "${INVENTED_LABEL}"`],
  ]);
  copy(folder, 'locales/ui/de-DE.json', 'locales/ui/nl-XX.json');
  edit(folder, 'src/embed/i18n/locales.ts', [
    [/^(import trTR .*)$/m, "$1\nimport nlXX from '../../../locales/nl-XX.json' with { type: 'json' };"],
    [/^(import trTRUi.*)$/m, "$1\nimport nlXXUi from '../../../locales/ui/nl-XX.json' with { type: 'json' };"],
    [/^( *)'tr-TR': trTR,$/m, "$&\n$1'nl-XX': nlXX,"],
    [/^( *)'tr-TR': trTRUi,$/m, "$&\n$1'nl-XX': nlXXUi,"],
  ]);
  copy(folder, 'widgets/footer/content/de-DE.json', 'widgets/footer/content/nl-XX.json');
  edit(folder, 'widgets/footer/content/built-in.ts', [
    [/^(import trTR.*)$/m, "$1\nimport nlXX from './nl-XX.json' with { type: 'json' };"],
    [/^( *)TR: trTR,$/m, '$&\n$1XX: nlXX,'],
  ]);
  copy(folder, 'demo/sites/at.ts', 'demo/sites/xx.ts', [[/const at\b/, 'const xx']]);
  edit(folder, 'demo/sites.ts', [
    [/^(import \{ tr \}.*)$/m, "$1\nimport { xx } from './sites/xx.ts';"],
    [/^( *)TR: tr,$/m, '$&\n$1XX: xx,'],
  ]);
}

type Change = readonly [from: RegExp, to: string];

/** Makes a file after the model of another. */
function copy(folder: string, model: string, file: string, changes: readonly Change[] = []): void {
  copyFileSync(join(folder, model), join(folder, file));
  edit(folder, file, changes);
}

/** Throws where a change finds nothing to change: the steps are then out of date. */
function edit(folder: string, file: string, changes: readonly Change[]): void {
  const path = join(folder, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.match(from)) throw new Error(`${path} holds nothing like ${String(from)}.`);
      return before.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}
