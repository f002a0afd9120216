// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findAll, genuine, matches } from './genuine.ts';

it('returns undefined for a property that the browser does not have', () => {
  const text = document.createTextNode('') as Node as Element;
  expect(genuine(text, 'matches')).toBeUndefined();
  expect(matches('*', text)).toBe(false);
  expect(findAll(text, '*')).toEqual([]);
});
