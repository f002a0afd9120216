// @vitest-environment node
import { expect, it } from 'vitest';
import { loadDeclarations } from '../build/documentation/declarations.ts';
import { pluginAttributes } from './attributes.ts';

const tags = pluginAttributes(await loadDeclarations());

it('lists the attributes of each tag, and all of them for the script tag', () => {
  expect(Object.keys(tags)).toEqual(
    expect.arrayContaining(['shop-footer', 'shop-newsletter', 'shop-preview', 'shop-session', 'script']),
  );
  const names = Object.values(tags).flatMap((attributes) => Object.keys(attributes));
  expect(new Set(Object.keys(tags.script ?? {}))).toEqual(new Set(names));
});

it.each([
  ['site', { kind: 'choice', label: 'Site', default: 'DE', editor: true }],
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
