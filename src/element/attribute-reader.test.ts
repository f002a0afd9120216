import { beforeEach, expect, it, vi } from 'vitest';
import { AttributeReader } from './attribute-reader.ts';
import { choice, flag, integer, tokens } from './attributes.ts';
import * as scriptTag from './script-tag.ts';

const TABLE = {
  site: choice(['DE', 'AT', 'PL'], 'DE', 'doc'),
  reduced: flag('doc'),
  'heading-level': integer({ min: 1, max: 6 }, 2, 'doc'),
  'page-header': tokens(['NO_FOOTER', 'NO_HEADER'], 'doc'),
};

let count = 0;

/** A tag of a name of its own, so that a warning which another test saw is not held back. */
function setup(attributes: Readonly<Record<string, string>> = {}, script: Readonly<Record<string, string>> = {}) {
  count += 1;
  const host = document.createElement(`shop-test-${count}`);
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  vi.spyOn(scriptTag, 'scriptDefault').mockImplementation((name) => script[name] ?? null);
  return { host, reader: new AttributeReader(host, TABLE) };
}

let warnings: string[] = [];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});

it('gives every value under the name of its property', () => {
  const { reader } = setup({ site: 'at', reduced: '', 'heading-level': ' 3 ' });
  expect(reader.readAll()).toEqual({ site: 'AT', reduced: true, headingLevel: 3, pageHeader: [] });
});

it('takes the tag’s own value, else the script’s, else the default', () => {
  const script = { site: 'PL', reduced: '' };
  expect(setup({ site: 'AT', reduced: 'no' }, script).reader.readAll()).toMatchObject({ site: 'AT', reduced: false });
  expect(setup({}, script).reader.readAll()).toMatchObject({ site: 'PL', reduced: true });
  expect(setup().reader.readAll()).toMatchObject({ site: 'DE', reduced: false });
});

it('takes an empty value for none, silently', () => {
  expect(setup({ site: ' ' }, { site: 'PL' }).reader.read('site')).toBe('PL');
  expect(setup({ site: '' }, { site: '' }).reader.read('site')).toBe('DE');
  expect(warnings).toEqual([]);
});

it('warns of an unknown value once, by tag, attribute, value and what is allowed', () => {
  const { host, reader } = setup({ site: 'UK' }, { site: 'AT' });
  expect([reader.read('site'), reader.read('site')]).toEqual(['AT', 'AT']);
  host.setAttribute('site', 'PL');
  expect(reader.read('site')).toBe('PL');
  host.setAttribute('site', 'UK');
  expect(reader.read('site')).toBe('AT');
  expect(warnings).toEqual([
    `[shop-widgets] <${host.localName}>: site="UK" is not known, so the default is used. Allowed: DE, AT, PL.`,
  ]);
});

it('lets the later of property and attribute win', () => {
  const { reader } = setup({ site: 'AT' });
  reader.noteProperty('site', 'pl');
  expect(reader.read('site')).toBe('PL');
  reader.noteAttribute('site');
  expect(reader.read('site')).toBe('AT');
});

it.each([null, undefined])('restores the default by %j', (nothing) => {
  const { reader } = setup({ site: 'AT', reduced: '' });
  reader.noteProperty('site', nothing);
  reader.noteProperty('reduced', nothing);
  expect(reader.readAll()).toMatchObject({ site: 'DE', reduced: false });
});

it('restores the script’s default, not the built-in one', () => {
  const { reader } = setup({ site: 'AT' }, { site: 'PL' });
  reader.noteProperty('site', null);
  expect(reader.read('site')).toBe('PL');
});

it.each([
  [true, true],
  [1, true],
  ['yes', true],
  ['off', false],
  ['', false],
  [0, false],
  [{}, true],
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

it('knows nothing of an attribute that its table does not name', () => {
  expect(setup({ colour: 'red' }).reader.read('colour')).toBeUndefined();
});
