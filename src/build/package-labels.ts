import { UI_LABELS } from '../embed/i18n/ui-labels-by-locale.ts';

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
