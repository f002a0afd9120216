import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, flag, integer, origin, text, tokens } from '../embed/element/declare/attributes.ts';
import * as scriptTag from '../embed/element/declare/script-tag.ts';
import { AttributeReader, defineProperties } from '../embed/element/run/attribute-reader.ts';
import { understood, unknownAttributes } from './attributes.ts';

const ATTRIBUTES = {
  site: choice(['DE', 'AT', 'PL'], 'DE'),
  reduced: flag(),
  'api-key': text(''),
  'heading-level': integer({ min: 1, max: 6 }, 2),
  'page-header': tokens(['NO_FOOTER', 'NO_HEADER']),
  'service-base': origin(() => 'https://shop.example'),
};

/** An element that reads its attributes as every tag does. */
class Tag extends HTMLElement {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);
  readonly #reader = new AttributeReader(this, ATTRIBUTES);

  attributeChangedCallback(name: string): void {
    this.#reader.noteAttribute(name);
  }

  readProperty(name: string): unknown {
    return this.#reader.read(name);
  }

  writeProperty(name: string, value: unknown): void {
    this.#reader.noteProperty(name, value);
  }
}
defineProperties(Tag.prototype, Object.keys(ATTRIBUTES));
customElements.define('test-tag', Tag);

let script: HTMLScriptElement;

beforeEach(() => {
  script = document.createElement('script');
  vi.spyOn(scriptTag, 'scriptDefault').mockImplementation((name) => script.getAttribute(`data-${name}`));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

/** What is understood of one attribute. */
function read(name: keyof typeof ATTRIBUTES, markup: string, set: Readonly<Record<string, unknown>> = {}) {
  document.body.innerHTML = `<test-tag ${markup}></test-tag>`;
  const element = document.body.firstElementChild as Tag;
  Object.assign(element, set);
  const where = { script, inPlaceholder: false };
  const found = understood(element, { attributes: ATTRIBUTES }, where).find((each) => each.name === name);
  return [found?.value, found?.source];
}

describe('without a default on the script tag', () => {
  it.each([
    ['site', '', {}, ['DE', 'default']],
    ['site', 'site="at"', {}, ['AT', 'attribute']],
    ['site', 'site=" "', {}, ['DE', 'default']],
    ['site', 'site="XX"', {}, ['DE', 'default']],
    ['site', 'site="AT"', { site: 'PL' }, ['PL', 'property']],
    ['reduced', '', {}, ['off', 'default']],
    ['reduced', 'reduced', {}, ['on', 'attribute']],
    ['reduced', '', { reduced: true }, ['on', 'property']],
    ['heading-level', 'heading-level="9"', {}, ['2', 'default']],
    ['page-header', '', {}, ['none', 'default']],
    ['page-header', 'page-header="no_header"', {}, ['NO_HEADER', 'attribute']],
    ['api-key', '', {}, ['none', 'default']],
    ['api-key', 'api-key="4711"', {}, ['••• (set, not shown)', 'attribute']],
    ['service-base', 'service-base="https://evil.example"', {}, ['https://shop.example', 'default']],
  ] as const)('%s of <… %s> with %j', (name, markup, set, understanding) => {
    expect(read(name, markup, set)).toEqual(understanding);
  });
});

describe('with a default on the script tag', () => {
  beforeEach(() => {
    script.dataset.site = 'PL';
    script.dataset.reduced = '';
  });

  it.each([
    ['site', '', {}, ['PL', 'script tag']],
    ['site', 'site="AT"', {}, ['AT', 'attribute']],
    ['site', 'site="XX"', {}, ['PL', 'script tag']],
    ['site', '', { site: 'AT' }, ['AT', 'property']],
    ['reduced', 'reduced="no"', {}, ['off', 'attribute']],
  ] as const)('%s of <… %s> with %j', (name, markup, set, understanding) => {
    expect(read(name, markup, set)).toEqual(understanding);
  });

  it('that is itself not allowed, the built-in default counts', () => {
    script.dataset.site = 'XX';
    expect(read('site', '')).toEqual(['DE', 'default']);
  });
});

it('an attribute that the tag does not have is named, and one of any element is not', () => {
  document.body.innerHTML =
    '<test-tag heading-levle="3" headinglevel="3" class="x" data-site="AT" aria-label="x"></test-tag>';
  const [element] = document.body.children as unknown as readonly [Element];
  expect(unknownAttributes(element, { attributes: ATTRIBUTES }).map(({ name }) => name)).toEqual(['heading-levle']);
});
