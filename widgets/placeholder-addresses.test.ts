// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { WidgetDeclaration } from '../src/embed/element/declare/declaration.ts';
import { AttributeReader } from '../src/embed/element/run/attribute-reader.ts';
import { DECLARATIONS } from './declarations.ts';

const STRANGER = 'https://evil.example/a';

/** What takes an address, but not any text. */
const ADDRESSES = Object.values<WidgetDeclaration>(DECLARATIONS).flatMap(({ tag, attributes }) =>
  Object.entries(attributes)
    .filter(([, spec]) => String(spec.parse(STRANGER)).startsWith('https:') && spec.parse('data:') === undefined)
    .map(([name]) => [tag, name, attributes] as const),
);

it('knows the attributes that are addresses', () => {
  expect([...new Set(ADDRESSES.map(([, name]) => name))].toSorted()).toEqual([
    'content-src',
    'image-base',
    'link-base',
    'service-base',
  ]);
});

it.each(ADDRESSES)('<%s> in a placeholder takes no %s of a stranger', (tag, name, attributes) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const placeholder = document.createElement('div');
  placeholder.dataset.shopWidget = tag;
  const host = placeholder.appendChild(document.createElement(`${tag}-${name}`));
  const reader = new AttributeReader(host, attributes);
  const byDefault = reader.read(name);
  for (const address of [STRANGER, '//evil.example/a', String.raw`\\evil.example`]) {
    host.setAttribute(name, address);
    expect(reader.read(name)).toBe(byDefault);
  }
  expect(warn).toHaveBeenCalledTimes(3);
});
