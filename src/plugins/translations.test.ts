import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENTED } from '../../widgets/documented.ts';
import { pluginAttributes } from './plugin-attributes.ts';
import german from './shared/de.json' with { type: 'json' };
import settings from './shared/settings.json' with { type: 'json' };

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const jsonKeys = (file: string): readonly string[] => Object.keys(JSON.parse(read(file)) as object);

it('gives DokuWiki the same texts in English and German', () => {
  const keysOf = (file: string): readonly string[] =>
    Array.from(read(file).matchAll(/^\$lang\['(\w+)'\]/gm), ([, key = '']) => key);
  const english = keysOf('dokuwiki/lang/en/lang.php');
  expect(english.length).toBeGreaterThan(5);
  expect(keysOf('dokuwiki/lang/de/lang.php')).toEqual(english);
});

it.each(['de', 'qqq'])('gives MediaWiki the messages of en.json in %s.json, too', (language) => {
  expect(jsonKeys(`mediawiki/i18n/${language}.json`)).toEqual(jsonKeys('mediawiki/i18n/en.json'));
});

it('gives both wikis the same settings', () => {
  const { config } = JSON.parse(read('mediawiki/extension.json')) as { config: object };
  const names = Object.keys(config).map((name) => name.replace('ShopWidgets', '').toLowerCase());
  const wanted = settings.filter((setting) => setting.in !== 'wordpress').map(({ key }) => key.replaceAll('_', ''));
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

it('needs no ß, because one German serves Switzerland, too, and calls the footer and the panel one name', () => {
  const all = ['shared/de.json', 'mediawiki/i18n/de.json', 'dokuwiki/lang/de/lang.php'].map(read).join('\n');
  expect(all.match(/ß|Fu(?:ß|ss)bereich|Mitarbeiter/gu)).toBeNull();
});

/** What the sources of the WordPress plugin translate. */
function textsInSources(): readonly string[] {
  const sources = globSync('wordpress/**/*.php', { cwd: import.meta.dirname })
    .map(read)
    .join('\n');
  return Array.from(sources.matchAll(/_\(\s*'((?:[^'\\]|\\.)*)', 'shop-widgets'/g), ([, text = '']) => text);
}

/** What the controls of the blocks say. */
async function textsOfAttributes(): Promise<readonly string[]> {
  const inserted = DOCUMENTED.filter(({ children }) => children === 'fallback');
  return Object.values(pluginAttributes(inserted))
    .flatMap((attributes) => Object.values(attributes))
    .filter(({ editor }) => editor)
    .flatMap(({ label, doc }) => [label, doc]);
}

it('has the German of each text of the WordPress plugin and of the settings, and no other', async () => {
  const ofSettings = settings.flatMap(({ label, help, options = {} }) => [label, help, ...Object.values(options)]);
  const wanted = new Set([...textsInSources(), ...ofSettings, ...(await textsOfAttributes())]);
  expect(Object.keys(german).toSorted()).toEqual([...wanted].toSorted());
});
