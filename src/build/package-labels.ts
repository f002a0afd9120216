import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { labelsOf } from '../embed/i18n/ui-labels.ts';
import { LOCALES } from '../embed/market/sites.ts';

/**
 * Adds the labels of each locale to the package as a separate module, `labels/de-DE.js`, so that a page loads only the
 * languages that it imports. They are generated here, because a bundler would include the whole locale file with the
 * texts of all tags.
 */
export function packageLabels(project: string): Plugin {
  return {
    name: 'shop:package-labels',
    apply: 'build',
    generateBundle() {
      for (const locale of LOCALES) {
        const name = exportNameOf(locale);
        const labels = JSON.stringify(labelsFor(project, locale), undefined, 2);
        this.emitFile({
          type: 'asset',
          fileName: `labels/${locale}.js`,
          source: `/** The labels of the interface elements in ${locale}. */\nexport const ${name} = ${labels};\n`,
        });
        this.emitFile({
          type: 'asset',
          fileName: `labels/${locale}.d.ts`,
          source: `import type { UiLabels } from '../embed/i18n/ui-labels.js';\n/** The labels of the interface elements in ${locale}. */\nexport declare const ${name}: UiLabels;\n`,
        });
      }
    },
  };
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
