import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { GUIDES_FOLDER } from './quick-start.ts';
import { fillGeneratedParts } from './readme.ts';
import { requestsTable, signUpTable } from './service-tables.ts';
import { readmeTables } from './tables.ts';

/** Code that a guide shows as it stands in a file which a test runs, by the name of its marker. */
const CODE: Readonly<Record<string, readonly [language: string, file: string]>> = {
  'dokuwiki-meta': ['php', 'test/proofs/cms/settings/dokuwiki/conf/meta.html'],
  'dokuwiki-plugin': ['php', 'test/proofs/cms/settings/dokuwiki/plugin/syntax.php'],
  'dokuwiki-plugin-info': ['ini', 'test/proofs/cms/settings/dokuwiki/plugin/plugin.info.txt'],
  'headers-file': ['headers', 'demo/guides/delivery/_headers'],
  'mediawiki-load': ['php', 'test/proofs/cms/settings/mediawiki-shop-widgets.php'],
  nginx: ['nginx', 'demo/guides/delivery/nginx.conf'],
  'wordpress-editor': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-editor.php'],
  'wordpress-load': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-load.php'],
  'wordpress-shortcode': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-shortcode.php'],
};

/**
 * The Markdown of the guides with their generated parts filled, formatted, by the path of their file.
 *
 * @param project the root folder of the project
 */
export async function currentGuides(project: string): Promise<Readonly<Record<string, string>>> {
  const parts = {
    ...readmeTables(await loadDeclarations(project), readCustomProperties(project)),
    requests: requestsTable(project),
    'sign-up-fields': signUpTable(project),
    ...Object.fromEntries(Object.entries(CODE).map(([name, code]) => [name, codeBlock(project, code)])),
  };
  const files = globSync(`${GUIDES_FOLDER}/*.md`, { cwd: project }).toSorted();
  const filled = await Promise.all(
    files.map(async (file) => {
      const path = join(project, file);
      const markdown = fillGeneratedParts(readFileSync(path, 'utf8'), parts);
      return [file, await format(markdown, { ...(await resolveConfig(path)), filepath: path })] as const;
    }),
  );
  return Object.fromEntries(filled);
}

function codeBlock(project: string, [language, file]: readonly [string, string]): string {
  return `\`\`\`${language}\n${readFileSync(join(project, file), 'utf8').trimEnd()}\n\`\`\``;
}
