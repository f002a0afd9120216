import { expect, it } from 'vitest';
import { findAll, genuine, isFoundBy } from './genuine.ts';

it('reads a property of the document that an element of the page shadows', () => {
  const script = document.createElement('script');
  document.body.append(script);
  Object.defineProperty(document, 'scripts', { configurable: true, value: 'a form' });
  expect(Array.from(genuine(document, 'scripts') ?? [])).toEqual([script]);
  Reflect.deleteProperty(document, 'scripts');
});

it('reads properties of a form that its fields shadow', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="first">';
  for (const name of ['matches', 'querySelectorAll']) Object.defineProperty(form, name, { value: 'a field' });
  expect(isFoundBy('form', form)).toBe(true);
  expect(isFoundBy('div', form)).toBe(false);
  expect(findAll(form, 'input')).toEqual([form.firstChild]);
});

it('returns undefined for a property that the browser does not have', () => {
  const text = document.createTextNode('') as Node as Element;
  expect(genuine(text, 'matches')).toBeUndefined();
  expect(isFoundBy('*', text)).toBe(false);
  expect(findAll(text, '*')).toEqual([]);
});
