import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DECLARATIONS } from '../../widgets/declarations.ts';
import { DOCUMENTED } from '../../widgets/documented.ts';
import { pluginAttributes } from './plugin-attributes.ts';

const tags = pluginAttributes(DOCUMENTED);

it('lists the attributes of each tag, and all of them for the script tag', () => {
  const all = Object.values(DECLARATIONS).map(({ tag }) => tag);
  expect(Object.keys(tags).toSorted()).toEqual([...all, 'script'].toSorted());
  const names = Object.values(tags).flatMap((attributes) => Object.keys(attributes));
  // The headline is a text, which the script tag has in its `data-texts`.
  expect(new Set(['headline', ...Object.keys(tags.script ?? {})])).toEqual(new Set(names));
});

/** An editor can insert a tag that takes no content. */
const INSERTED = Object.entries(DECLARATIONS).filter(([, { children }]) => children === 'fallback');

it.each([
  ['shared/Tag.php', /WIDGETS = \[('newsletter'.*)\];/, /'(\w+)'/g],
  ['wordpress/includes/tags.php', /function shop_widgets_kinds\(\) \{([^]*?)\n\}/, /\n\t\t'(\w+)' +=> array/g],
])('%s has every tag that an editor can insert', (file, list, entry) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const names = Array.from(list.exec(text)?.[1]?.matchAll(entry) ?? [], ([, name = '']) => name);
  expect(names.toSorted()).toEqual(INSERTED.map(([name]) => name).toSorted());
});

it.each([
  ['headline', { kind: 'text', label: 'Headline', editor: true }],
  ['site', { kind: 'choice', label: 'Country', default: 'DE', editor: true }],
  ['reduced', { kind: 'flag', default: 'off' }],
  ['page-header', { kind: 'tokens', values: ['NO_FOOTER', 'NO_HEADER'] }],
  ['heading-level', { kind: 'choice', label: 'Heading level', values: ['1', '2', '3', '4', '5', '6'], default: '2' }],
  ['spa', { kind: 'flag', label: 'SPA' }],
  ['content-src', { kind: 'address' }],
  ['origin', { kind: 'text', default: 'onsite', editor: true }],
])('describes %s', (name, attribute) => {
  expect(tags['shop-footer']?.[name]).toMatchObject(attribute);
});

it('leaves to administrators what names an address or a key, or decides for the whole page', () => {
  const reserved = Object.entries(tags.script ?? {}).filter(([, { editor }]) => !editor);
  expect(reserved.map(([name]) => name).toSorted()).toEqual([
    'ab-tests',
    'api-key',
    'content-src',
    'image-base',
    'link-base',
    'service-base',
  ]);
});

it('explains each attribute without markup', () => {
  for (const { doc } of Object.values(tags.script ?? {})) expect(doc).toMatch(/^[A-Z][^`]+\.$/);
});
