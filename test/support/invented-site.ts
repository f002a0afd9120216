import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes one file of a copy of the project, or makes it. */
interface Step {
  readonly file: string;
  readonly take: (folder: string) => void;
}

/** What the sign-up of the invented site calls its e-mail field. */
export const INVENTED_LABEL = 'E-mailadres van Nergens';

/**
 * Every file that a tenth site takes, as CONTRIBUTING.md lists them: Nergensland, `XX`, with German words but for one. The
 * first two make the site known; the compiler names the others.
 */
export const STEPS: readonly Step[] = [
  {
    file: 'src/embed/market/sites/xx.ts',
    take: copied('src/embed/market/sites/at.ts', [
      [/\bat(Shop)?\b(?= = define)/g, 'xx$1'],
      [/code: 'AT'/, "code: 'XX'"],
      [/'de-AT'/, "'nl-XX'"],
      [/Österreich/, 'Nergensland'],
      [/name: 'at'/, "name: 'xx'"],
      [/phone: \{ country: 'AT' \}/, "phone: { country: 'NL' }"],
    ]),
  },
  {
    file: 'src/embed/market/sites.ts',
    take: edited('src/embed/market/sites.ts', [
      [/^(import \{ tr, trShop \}.*)$/m, "$1\nimport { xx } from './sites/xx.ts';"],
      [/(const ALL = \[.*)\] as const/, '$1, xx] as const'],
    ]),
  },
  {
    file: 'locales/nl-XX.json',
    take: copied('locales/de-DE.json', [
      [/"newsletter.email.label": "[^"]*"/, `"newsletter.email.label": "${INVENTED_LABEL}"`],
    ]),
  },
  { file: 'locales/ui/nl-XX.json', take: copied('locales/ui/de-DE.json') },
  {
    file: 'src/embed/i18n/locales.ts',
    take: edited('src/embed/i18n/locales.ts', [
      [
        /^(import trTRUi.*)$/m,
        "$1\nimport nlXX from '../../locales/nl-XX.json' with { type: 'json' };\nimport nlXXUi from '../../locales/ui/nl-XX.json' with { type: 'json' };",
      ],
      [/^( *)'tr-TR': trTR,$/m, "$&\n$1'nl-XX': nlXX,"],
      [/^( *)'tr-TR': trTRUi,$/m, "$&\n$1'nl-XX': nlXXUi,"],
    ]),
  },
  { file: 'widgets/footer/content/nl-XX.json', take: copied('widgets/footer/content/de-DE.json') },
  {
    file: 'widgets/footer/content/built-in.ts',
    take: edited('widgets/footer/content/built-in.ts', [
      [/^(import trTR.*)$/m, "$1\nimport nlXX from './nl-XX.json' with { type: 'json' };"],
      [/^( *)TR: trTR,$/m, '$&\n$1XX: nlXX,'],
    ]),
  },
  { file: 'demo/sites/xx.ts', take: copied('demo/sites/at.ts', [[/const at\b/, 'const xx']]) },
  {
    file: 'demo/sites.ts',
    take: edited('demo/sites.ts', [
      [/^(import \{ tr \}.*)$/m, "$1\nimport { xx } from './sites/xx.ts';"],
      [/^( *)TR: tr,$/m, '$&\n$1XX: xx,'],
    ]),
  },
];

/** The shop of the site in `src/embed/market/sites.ts`, which the compiler demands. */
const SHOP: Step = {
  file: 'src/embed/market/sites.ts',
  take: edited('src/embed/market/sites.ts', [
    [/import \{ xx \}/, 'import { xx, xxShop }'],
    [/^( *)TR: trShop,$/m, '$&\n$1XX: xxShop,'],
  ]),
};

/** The site is known, and nothing else is there yet. */
export function beginSite(folder: string): void {
  for (const step of STEPS.slice(0, 2)) step.take(folder);
}

/** Takes the other steps. */
export function finishSite(folder: string): void {
  for (const step of [...STEPS.slice(2), SHOP]) step.take(folder);
}

type Change = readonly [from: RegExp, to: string];

/** A step that makes a file after the model of another. */
function copied(model: string, changes: readonly Change[] = []) {
  return function take(this: Step, folder: string): void {
    copyFileSync(join(folder, model), join(folder, this.file));
    change(join(folder, this.file), changes);
  };
}

function edited(file: string, changes: readonly Change[]) {
  return (folder: string): void => change(join(folder, file), changes);
}

/** Throws where a change finds nothing to change: the steps are then out of date. */
function change(path: string, changes: readonly Change[]): void {
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.match(from)) throw new Error(`${path} holds nothing like ${String(from)}.`);
      return before.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}
