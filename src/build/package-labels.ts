import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelsOf } from '../embed/i18n/ui-labels.ts';
import { LOCALES } from '../embed/market/sites.ts';

/**
 * The labels of each locale as a module of the package, `labels/de-DE.js`, so that a page loads only the languages that it
 * imports. They are generated here, because a bundler would include the whole locale file with the texts of all tags.
 */
export function packageLabels(project: string): Readonly<Record<string, string>> {
  return Object.fromEntries(LOCALES.flatMap((locale) => modulesOf(project, locale)));
}

function modulesOf(project: string, locale: string): ReadonlyArray<readonly [path: string, text: string]> {
  const name = exportNameOf(locale);
  const labels = JSON.stringify(labelsFor(project, locale), undefined, 2);
  const doc = `/** The labels of the interface elements in ${locale}. */`;
  return [
    [`labels/${locale}.js`, `${doc}\nexport const ${name} = ${labels};\n`],
    [
      `labels/${locale}.d.ts`,
      `import type { UiLabels } from '../embed/i18n/ui-labels.js';\n${doc}\nexport declare const ${name}: UiLabels;\n`,
    ],
  ];
}

/** `de-DE` becomes `deDE`. */
function exportNameOf(locale: string): string {
  return locale.replace('-', '');
}

function labelsFor(project: string, locale: string) {
  const read = (file: string): object => JSON.parse(readFileSync(join(project, 'locales', file), 'utf8')) as object;
  const texts = { ...read(`${locale}.json`), ...read(`ui/${locale}.json`) };
  return labelsOf(locale, texts as Parameters<typeof labelsOf>[1]);
}
