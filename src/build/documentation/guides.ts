import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PROJECT } from '../project.ts';
import { accessibilityTable, accessibilityTests, readCriteria } from './accessibility.ts';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { requestsTable, signUpTable } from './service-tables.ts';
import { tablesOf } from './tables.ts';
import { platformsTable, sessionCodesTable } from './value-tables.ts';

/** The folder of the guides' Markdown. */
const GUIDES_FOLDER = 'demo/guides/content';

/** Code that a guide shows as it is in a file which a test runs, by the name of its marker. */
const CODE: Readonly<Record<string, readonly [language: string, file: string]>> = {
  'dokuwiki-meta': ['php', 'test/proofs/cms/settings/dokuwiki/conf/meta.html'],
  'headers-file': ['headers', 'demo/guides/delivery/_headers'],
  'mediawiki-load': ['php', 'test/proofs/cms/settings/mediawiki-shop-widgets.php'],
  'react-18-newsletter': ['jsx', 'test/proofs/browser/frameworks/pages/react/newsletter-18.jsx'],
  'react-newsletter': ['jsx', 'test/proofs/browser/frameworks/pages/react/newsletter.jsx'],
  'react-prerendered': ['jsx', 'test/proofs/browser/frameworks/pages/react/prerendered.jsx'],
  'vue-newsletter': ['vue', 'test/proofs/browser/frameworks/pages/vue/newsletter.vue'],
  'vue-tags': ['js', 'test/proofs/browser/frameworks/pages/vue/tags.js'],
  'template-handlebars': ['handlebars', 'test/proofs/templates/pages/newsletter.hbs'],
  'template-handlebars-register': ['mjs', 'test/proofs/templates/pages/handlebars.mjs'],
  'template-liquid': ['liquid', 'test/proofs/templates/pages/newsletter.liquid'],
  'template-php': ['php', 'test/proofs/templates/pages/newsletter.php'],
  'template-twig': ['twig', 'test/proofs/templates/pages/newsletter.twig'],
  nginx: ['nginx', 'demo/guides/delivery/nginx.conf'],
  'wordpress-editor': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-editor.php'],
  'wordpress-load': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-load.php'],
  'wordpress-shortcode': ['php', 'test/proofs/cms/settings/wordpress-plugins/shop-widgets-shortcode.php'],
};

/** The examples, each a whole page: their language keeps the tests of the snippets from taking them for one. */
const EXAMPLES = Object.fromEntries(
  globSync('demo/examples/*.{html,js}', { cwd: PROJECT }).map((file) => {
    const { name, ext } = parse(file);
    return [`example-${name}`, [`${ext.slice(1)} example`, file] as const];
  }),
);

/** A generated part: the text between `<!-- made: name -->` and the next `<!-- end -->`. */
const GENERATED_PART = /(<!-- made: ([a-z0-9-]+) -->\n)[^]*?(<!-- end -->)/g;

/**
 * Fills the generated parts of a Markdown text.
 *
 * @param parts the generated parts, by the name of their marker
 * @throws Error naming a marker that has no part
 */
export function fillGeneratedParts(markdown: string, parts: Readonly<Record<string, string>>): string {
  return markdown.replace(GENERATED_PART, (_, open: string, name: string, close: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`“${name}” is not a generated part. Known: ${Object.keys(parts).join(', ')}.`);
    return `${open}\n${part}\n\n${close}`;
  });
}

/** The README and the guides with their generated parts filled, formatted, by the path of their file. */
export async function currentGuides(): Promise<Readonly<Record<string, string>>> {
  const criteria = readCriteria();
  const parts = {
    ...tablesOf(await loadDeclarations(), readCustomProperties()),
    'accessibility-a': accessibilityTable(criteria, 'A'),
    'accessibility-aa': accessibilityTable(criteria, 'AA'),
    'accessibility-tests': accessibilityTests(criteria),
    platforms: platformsTable(),
    'session-codes': sessionCodesTable(),
    requests: requestsTable(),
    'sign-up-fields': signUpTable(),
    'quick-start': quickStart(),
    ...Object.fromEntries(Object.entries({ ...CODE, ...EXAMPLES }).map(([name, code]) => [name, codeBlock(code)])),
  };
  const files = ['README.md', ...globSync(`${GUIDES_FOLDER}/*.md`, { cwd: PROJECT }).toSorted()];
  const filled = await Promise.all(
    files.map(async (file) => {
      const path = join(PROJECT, file);
      const markdown = fillGeneratedParts(readFileSync(path, 'utf8'), parts);
      return [file, await format(markdown, { ...(await resolveConfig(path)), filepath: path })] as const;
    }),
  );
  return Object.fromEntries(filled);
}

/** The quick start for the README: without its first heading, and with links that lead from there to the guides. */
function quickStart(): string {
  const [, ...rest] = readFileSync(join(PROJECT, GUIDES_FOLDER, 'quick-start.md'), 'utf8').split('\n\n');
  return rest
    .join('\n\n')
    .trimEnd()
    .replaceAll(/\]\(([\w-]+\.md)/g, `](${GUIDES_FOLDER}/$1`);
}

function codeBlock([language, file]: readonly [string, string]): string {
  return `\`\`\`${language}\n${readFileSync(join(PROJECT, file), 'utf8').trimEnd()}\n\`\`\``;
}
