// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findAll, nativeProperty, matches } from './native-property.ts';

it('returns undefined for a property that the browser does not have', () => {
  const text = document.createTextNode('') as Node as Element;
  expect(nativeProperty(text, 'matches')).toBeUndefined();
  expect(matches('*', text)).toBe(false);
  expect(findAll(text, '*')).toEqual([]);
});
