// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttributeReader, defineProperties } from './attribute-reader.ts';
import { type AttributeTable, choice, flag, integer, origin, tokens, url } from '../declare/attributes.ts';
import { SESSION_ATTRIBUTES } from '../declare/common-attributes.ts';

const TABLE = {
  site: choice(['DE', 'AT', 'PL'], 'DE'),
  reduced: flag(),
  'heading-level': integer({ min: 1, max: 6 }, 2),
  'page-header': tokens(['NO_FOOTER', 'NO_HEADER']),
};

const OWN = window.location.origin;

/** The origins that the page trusts. */
const TRUSTED: readonly string[] = [OWN, 'https://api.example', 'https://other.example'];

/** Attributes with an address for requests. */
const ADDRESSES = {
  'service-base': { ...origin(() => OWN), forPage: true },
  'content-src': { ...url(() => ''), trustedOnly: 'in-placeholders' },
} as const;

let count = 0;

/** A tag with a unique name, so that a warning that another test has caused is logged again. */
function setup(
  attributes: Readonly<Record<string, string>> = {},
  script: Readonly<Record<string, string>> = {},
  table: AttributeTable = TABLE,
) {
  count += 1;
  const element = document.createElement(`shop-test-${count}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const page = { scriptDefault: (name: string) => script[name] ?? null, trustedOrigins: () => TRUSTED };
  return { element, reader: new AttributeReader(element, table, page) };
}

let warnings: string[] = [];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});

it('treats an empty value as missing, without a warning', () => {
  expect(setup({ site: ' ' }, { site: 'PL' }).reader.read('site')).toBe('PL');
  expect(setup({ site: '' }, { site: '' }).reader.read('site')).toBe('DE');
  expect(warnings).toEqual([]);
});

it.each([null, undefined])('reads the default when the property is %j', (nothing) => {
  const { reader } = setup({ site: 'AT', reduced: '' });
  reader.noteProperty('site', nothing);
  reader.noteProperty('reduced', nothing);
  expect(reader.readAll()).toMatchObject({ site: 'DE', reduced: false });
});

it.each([
  [true, true],
  [1, true],
  ['off', false],
  ['', false],
  [0, false],
])('reads the boolean property %j as %j', (value, meaning) => {
  const { reader } = setup();
  reader.noteProperty('reduced', value);
  expect(reader.read('reduced')).toBe(meaning);
});

it('takes numbers and lists by property', () => {
  const { reader } = setup();
  reader.noteProperty('heading-level', 4);
  reader.noteProperty('page-header', ['no_header', 'NO_FOOTER']);
  expect(reader.readAll()).toMatchObject({ headingLevel: 4, pageHeader: ['NO_FOOTER', 'NO_HEADER'] });
});

it.each([
  ['has 201 characters', { site: 'A'.repeat(201) }],
  ['has 201 characters between blanks', { site: ` ${'A'.repeat(201)} ` }],
])('uses the default for a value that %s, and names the default in one warning', (_, attributes) => {
  const { element, reader } = setup(attributes, { site: 'at' });
  expect(reader.read('site')).toBe('AT');
  setup({ 'content-src': 'data:x' }, {}, ADDRESSES).reader.read('content-src');
  expect(warnings).toEqual([
    `[shop-widgets] <${element.localName}>: site="${'A'.repeat(100)}…" is not known, so AT is used. ` +
      'Allowed: at most 200 characters.',
    expect.stringContaining('"data:x" is not known, so the default is used.'),
  ]);
});

it('uses the most cautious value for a misspelled one that decides about cookies, with a warning', () => {
  const { element, reader } = setup({ 'ab-tests': 'cosent' }, { 'ab-tests': 'on' }, SESSION_ATTRIBUTES);
  expect(reader.read('ab-tests')).toBe('off');
  expect(warnings).toEqual([
    `[shop-widgets] <${element.localName}>: ab-tests="cosent" is not known, so off is used. Allowed: on, off, consent.`,
  ]);
});

it.each(['"'.repeat(201), 'false'.padStart(201, '\u201d'), 'x'.repeat(201)])(
  'reads a boolean attribute as true, however long its value is',
  (reduced) => {
    expect(setup({ reduced }).reader.read('reduced')).toBe(true);
    expect(warnings).toEqual([]);
  },
);

describe('an attribute that a framework has written without hyphens', () => {
  it('yields to the one with hyphens, even if that is empty', () => {
    expect(setup({ headinglevel: '4', 'heading-level': '3' }).reader.read('heading-level')).toBe(3);
    expect(setup({ headinglevel: '4', 'heading-level': '' }).reader.read('heading-level')).toBe(2);
  });

  it('takes precedence over a property that was set before', () => {
    const { element, reader } = setup();
    reader.noteProperty('heading-level', 5);
    element.setAttribute('headinglevel', '4');
    reader.noteAttribute('headinglevel');
    expect(reader.read('heading-level')).toBe(4);
  });

  it('yields to a property that was set before the upgrade, in either spelling', () => {
    for (const property of ['headingLevel', 'headinglevel']) {
      const { element, reader } = setup({ headinglevel: '4' });
      const prototype = { readProperty: () => undefined, writeProperty: reader.noteProperty.bind(reader) };
      defineProperties(prototype, Object.keys(TABLE));
      Object.assign(element, { [property]: 6 });
      Object.setPrototypeOf(prototype, HTMLElement.prototype);
      Object.setPrototypeOf(element, prototype);
      reader.adoptEarlyProperties(element);
      reader.noteAttribute('headinglevel');
      expect(reader.read('heading-level')).toBe(6);
    }
  });
});

describe('an attribute with an address for requests', () => {
  const SCRIPT = { 'service-base': 'https://api.example' };

  /** A tag in a placeholder. */
  function setupPlaced(
    attributes: Readonly<Record<string, string>>,
    script: Readonly<Record<string, string>> = {},
    table: AttributeTable = ADDRESSES,
  ) {
    const made = setup(attributes, script, table);
    const placeholder = document.createElement('div');
    placeholder.dataset.shopWidget = 'test';
    placeholder.append(made.element);
    return made;
  }

  it.each([
    ['https://api.example/any?path', 'https://api.example'],
    ['https://OTHER.example/', 'https://other.example'],
    [OWN, OWN],
    ['/uploads/mine.json?', OWN],
    ['', 'https://api.example'],
  ])('takes the origin of %j, where the script tag trusts it', (raw, base) => {
    expect(setup({ 'service-base': raw }, SCRIPT, ADDRESSES).reader.read('service-base')).toBe(base);
    expect(warnings).toEqual([]);
  });

  it.each(['https://evil.example/a', '//evil.example', 'https://api.example@evil.example', 'http://api.example'])(
    'refuses %j with one warning, and takes the default',
    (raw) => {
      const { element, reader } = setup({ 'service-base': raw }, SCRIPT, ADDRESSES);
      expect(reader.read('service-base')).toBe('https://api.example');
      expect(reader.read('service-base')).toBe('https://api.example');
      expect(warnings).toEqual([
        `[shop-widgets] <${element.localName}>: service-base="${raw}" is not trusted, so the default is used. ` +
          `Trusted: ${TRUSTED.join(', ')}. ` +
          'To trust another origin, add it to data-service-origins on the script tag.',
      ]);
    },
  );

  it('refuses a property as well as an attribute', () => {
    const { reader } = setup({}, {}, ADDRESSES);
    reader.noteProperty('service-base', 'https://evil.example');
    expect(reader.read('service-base')).toBe(OWN);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['/footer.json', '/footer.json'],
    ['https://other.example/c.json?d', 'https://other.example/c.json?d'],
    ['https://evil.example/c.json', ''],
    ['\u00a0//evil.example/c.json', ''],
  ])('takes only a file of a trusted origin in a placeholder: %j', (raw, address) => {
    expect(setupPlaced({ 'content-src': raw }, SCRIPT).reader.read('content-src')).toBe(address);
    expect(warnings).toHaveLength(address === '' ? 1 : 0);
  });

  it('takes a file of any origin on a tag', () => {
    const { reader } = setup({ 'content-src': 'https://cdn.example/c.json' }, {}, ADDRESSES);
    expect(reader.read('content-src')).toBe('https://cdn.example/c.json');
    expect(warnings).toEqual([]);
  });

  it('lets a tag override the script tag for the whole page, but no placeholder', () => {
    const own = { 'service-base': 'https://other.example' };
    expect(setupPlaced(own, SCRIPT).reader.readAllForPage()['serviceBase']).toBe('https://api.example');
    expect(setupPlaced(own, SCRIPT).reader.read('service-base')).toBe('https://other.example');
    expect(setup(own, SCRIPT, ADDRESSES).reader.readAllForPage()).toEqual({ serviceBase: 'https://other.example' });
    expect(setupPlaced(own).reader.readAllForPage()['serviceBase']).toBe(OWN);
  });
});
