// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The keys of a PHP file that fills the array of a name. */
function phpKeys(file: string, array: string): readonly string[] {
  return Array.from(read(file).matchAll(new RegExp(String.raw`^\$${array}\['(\w+)'\]`, 'gm')), ([, key = '']) => key);
}

const jsonKeys = (file: string): readonly string[] => Object.keys(JSON.parse(read(file)) as object);

it.each(['lang.php', 'settings.php'])('gives DokuWiki the same texts in English and German: %s', (file) => {
  const english = phpKeys(`dokuwiki/lang/en/${file}`, 'lang');
  expect(english.length).toBeGreaterThan(5);
  expect(phpKeys(`dokuwiki/lang/de/${file}`, 'lang')).toEqual(english);
});

it('gives each setting of DokuWiki a default, a rule and a label', () => {
  const settings = phpKeys('dokuwiki/conf/default.php', 'conf');
  expect(phpKeys('dokuwiki/conf/metadata.php', 'meta')).toEqual(settings);
  expect(phpKeys('dokuwiki/lang/en/settings.php', 'lang').filter((key) => !key.includes('_o_'))).toEqual(settings);
});

it.each(['de', 'qqq'])('gives MediaWiki the messages of en.json in %s.json, too', (language) => {
  expect(jsonKeys(`mediawiki/i18n/${language}.json`)).toEqual(jsonKeys('mediawiki/i18n/en.json'));
});

it('gives both wikis the same settings', () => {
  const { config } = JSON.parse(read('mediawiki/extension.json')) as { config: object };
  const names = Object.keys(config).map((name) => name.replace('ShopWidgets', '').toLowerCase());
  expect(names).toEqual(phpKeys('dokuwiki/conf/default.php', 'conf').map((name) => name.replaceAll('_', '')));
});
