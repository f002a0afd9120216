// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadDeclarations } from '../build/documentation/declarations.ts';
import { pluginAttributes } from './attributes.ts';

const PLUGIN = join(import.meta.dirname, 'wordpress');

/** A text in PHP's single quotes. */
const TEXT = String.raw`'((?:[^'\\]|\\.)*)'`;

const sourceOf = (path: string): string => readFileSync(join(PLUGIN, path), 'utf8');
const unescaped = (text: string): string => text.replaceAll(/\\(['\\])/g, '$1');

function textsInSources(): readonly string[] {
  const sources = globSync('**/*.php', { cwd: PLUGIN }).map(sourceOf).join('\n');
  return Array.from(
    sources.matchAll(new RegExp(String.raw`_\(\s*${TEXT}, 'shop-widgets'`, 'g')),
    ([, text = '']) => text,
  );
}

/** What the controls of the blocks say. */
async function textsOfAttributes(): Promise<readonly string[]> {
  const attributes = pluginAttributes(await loadDeclarations());
  const tags = Array.from(sourceOf('includes/tags.php').matchAll(/^\t\t'([a-z]+)' +=> array\($/gm), ([, name]) => name);
  return tags
    .flatMap((name) => Object.values(attributes[`shop-${name}`] ?? {}))
    .filter(({ editor }) => editor)
    .flatMap(({ label, doc }) => [label, doc]);
}

it('the German of the WordPress plugin has each of its texts, and no other', async () => {
  const german = sourceOf('languages/shop-widgets-de_DE.l10n.php');
  const messages = Array.from(german.matchAll(new RegExp(`^\t\t${TEXT} => ${TEXT},$`, 'gm')), ([, text = '']) => text);
  const wanted = new Set([...textsInSources(), ...(await textsOfAttributes())]);
  expect(messages.map(unescaped).toSorted()).toEqual([...wanted].map(unescaped).toSorted());
});
