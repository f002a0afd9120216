// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { choice } from '../embed/element/declare/attributes.ts';
import { understood } from './attributes.ts';

const ATTRIBUTES = { 'ab-tests': { ...choice(['on', 'off'], 'on'), ifUnknown: 'off' } } as const;

it.each([
  ['the attribute', 'off', 'ab-tests="off"', '', 'attribute'],
  ['an attribute that is not allowed', 'off', 'ab-tests="x"', '', 'attribute'],
  ['an attribute that is too long', 'off', `ab-tests="${'x'.repeat(201)}"`, '', 'attribute'],
  ['the script tag', 'off', 'ab-tests=" "', 'data-ab-tests="x"', 'script tag'],
  ['nobody', 'on', 'ab-tests=""', '', 'default'],
  ['a property', 'off', '', '', 'property'],
])('a value of %s has that source', (_fact, value, tag, script, source) => {
  document.body.innerHTML = `<p ${tag}></p><p ${script}></p>`;
  const [element, tagOfScript] = document.querySelectorAll('p');
  if (!element) throw new Error('no element');
  const where = { script: tagOfScript, inPlaceholder: false };
  expect(understood(Object.assign(element, { abTests: value }), { attributes: ATTRIBUTES }, where)).toEqual([
    { name: 'ab-tests', value, source },
  ]);
});
