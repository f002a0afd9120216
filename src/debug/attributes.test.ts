import { expect, it } from 'vitest';
import { choice, flag, text, tokens } from '../embed/element/declare/attributes.ts';
import { understood, unknownAttributes } from './attributes.ts';

const attributes = {
  site: choice(['DE', 'AT', 'PL'], 'DE'),
  reduced: flag(),
  'page-header': tokens(['NO_FOOTER', 'NO_HEADER']),
  'api-key': text(''),
};

/** An element by its markup. */
function elementOf(tag: string, written: string): Element {
  document.body.innerHTML = `<${tag} ${written}></${tag}>`;
  return document.body.firstElementChild as Element;
}

it.each([
  ['site', '', '', 'DE', 'DE', 'default'],
  ['site', 'site=" "', '', 'DE', 'DE', 'default'],
  ['site', 'site="at"', '', 'AT', 'AT', 'attribute'],
  ['site', 'site="XX"', '', 'DE', 'DE', 'default'],
  ['site', 'site="AT"', '', 'PL', 'PL', 'property'],
  ['site', '', 'data-site="PL"', 'PL', 'PL', 'script tag'],
  ['site', 'site="XX"', 'data-site="PL"', 'PL', 'PL', 'script tag'],
  ['site', 'site="AT"', 'data-site="PL"', 'AT', 'AT', 'attribute'],
  ['site', '', 'data-site="XX"', 'DE', 'DE', 'default'],
  ['reduced', '', '', false, 'off', 'default'],
  ['reduced', 'reduced', '', true, 'on', 'attribute'],
  ['reduced', '', '', true, 'on', 'property'],
  ['reduced', 'reduced="no"', 'data-reduced', false, 'off', 'attribute'],
  ['pageHeader', '', '', [], 'none', 'default'],
  ['pageHeader', 'page-header="no_header"', '', ['NO_HEADER'], 'NO_HEADER', 'attribute'],
  ['apiKey', '', '', '', 'none', 'default'],
  ['apiKey', 'api-key="4711"', '', '4711', '••• (set, not shown)', 'attribute'],
])('%s of <… %s> beside <script %s>, read as %j, is %s by %s', (property, written, script, read, value, source) => {
  const where = { script: elementOf('script', script), inPlaceholder: false };
  const element = Object.assign(elementOf('test-tag', written), { site: 'DE', reduced: false, [property]: read });
  const name = property.replace(/[A-Z]/u, (letter) => `-${letter.toLowerCase()}`);
  expect(understood(element, { attributes }, where)).toContainEqual({ name, value, source });
});

it('an attribute that the tag does not have is named, and one of any element is not', () => {
  const element = elementOf('test-tag', 'heading-levle="3" pageheader class="x" data-site="AT" aria-label="x"');
  expect(unknownAttributes(element, { attributes }).map(({ name }) => name)).toEqual(['heading-levle']);
});
