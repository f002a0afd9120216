import { expect, it } from 'vitest';
import { readOverrides, textsForSite } from './text-overrides.ts';
import { describeProblem } from './text-problems.ts';

const KNOWN = new Set(['title', 'email.label', 'email.error.required']);

it.each([
  [{ title: 'A' }, { title: 'A' }],
  [{ 'email.label': 'A' }, { 'email.label': 'A' }],
  [{ email: { label: 'A', error: { required: 'B' } } }, { 'email.label': 'A', 'email.error.required': 'B' }],
  [{ email: { 'error.required': 'B' } }, { 'email.error.required': 'B' }],
  [{ title: '', email: { label: 'A' } }, { 'email.label': 'A' }],
  [{ title: null, email: { label: null } }, {}],
  [{}, {}],
])('overrides of %j are %j', (given, overrides) => {
  expect(readOverrides(given, KNOWN)).toEqual({ overrides, problems: [] });
});

it.each([
  [{ titel: 'A' }, [{ kind: 'missing', key: 'titel' }]],
  [{ email: { lable: 'A' } }, [{ kind: 'missing', key: 'email.lable' }]],
  [{ email: 'A' }, [{ kind: 'missing', key: 'email' }]],
  [{ title: 7 }, [{ kind: 'type', key: 'title' }]],
  [{ title: ['A'] }, [{ kind: 'type', key: 'title' }]],
  [{ title: { a: 'A' } }, [{ kind: 'missing', key: 'title.a' }]],
  [['title'], [{ kind: 'shape', key: '' }]],
  ['title', [{ kind: 'shape', key: '' }]],
  [7, [{ kind: 'shape', key: '' }]],
  [null, [{ kind: 'shape', key: '' }]],
])('overrides of %j are reported as %j', (given, problems) => {
  expect(readOverrides(given, KNOWN)).toEqual({ overrides: {}, problems });
});

it.each([
  ['title', 'a'.repeat(5000), 'a'.repeat(5001)],
  ['title', '{{shop}}'.repeat(10), '{{shop}}'.repeat(11)],
  ['title', '{'.repeat(21), '{'.repeat(5000)],
  ['shop.name', 'a'.repeat(200), 'a'.repeat(201)],
])('overrides of %s have a limit', (key, fitting, tooLarge) => {
  const known = new Set([...KNOWN, 'shop.name']);
  expect(readOverrides({ [key]: fitting }, known)).toEqual({ overrides: { [key]: fitting }, problems: [] });
  expect(readOverrides({ [key]: tooLarge }, known)).toEqual({ overrides: {}, problems: [{ kind: 'size', key }] });
});

it.each([
  ['16', []],
  ['21', []],
  ['15', [{ kind: 'age', key: 'shop.age' }]],
  ['sechzehn', [{ kind: 'age', key: 'shop.age' }]],
])('overrides of the age in the consents may be 16 or more: %s', (age, problems) => {
  expect(readOverrides({ 'shop.age': age }, new Set(['shop.age'])).problems).toEqual(problems);
});

it.each([
  ['/hilfe', '/hilfe', undefined],
  [' https://hilfe.example/ ', 'https://hilfe.example/', undefined],
  [null, '', undefined],
  ['javascript:alert(1)', undefined, 'it is not a safe target; use a path'],
  ['//hilfe.example/', undefined, 'it is not a safe target; use a path'],
])('overrides lead a link of the form to %j as to %j', (given, address, words) => {
  const key = 'newsletter.link.contact';
  const { overrides, problems } = readOverrides({ [key]: given }, new Set([key]));
  expect(overrides[key]).toBe(address);
  expect(problems.map((problem) => describeProblem(problem, [key]).slice(0, words?.length))).toEqual(
    words ? [words] : [],
  );
});

it.each([
  ['newsletter.titel', 'unknown key; did you mean "newsletter.title"?'],
  ['colour', 'unknown key; the guide “Text keys” lists them.'],
])('overrides with the unknown key %s name the one that was meant', (key, words) => {
  expect(describeProblem({ kind: 'missing', key }, ['newsletter.title', 'newsletter.lead'])).toBe(words);
});

it('overrides are searched to the depth of the keys and no deeper, and valid ones are kept beside others', () => {
  let nested: unknown = 'A';
  for (let level = 0; level < 100_000; level += 1) nested = { a: nested };
  const { overrides, problems } = readOverrides({ deep: nested, title: 'B' }, KNOWN);
  expect(overrides).toEqual({ title: 'B' });
  expect(problems).toEqual([{ kind: 'missing', key: 'deep.a.a' }]);
});

it('overrides never reach the prototype of an object', () => {
  const given: unknown = JSON.parse('{"__proto__": {"title": "A"}, "constructor": {"prototype": {"x": "y"}}}');
  expect(readOverrides(given, KNOWN).overrides).toEqual({});
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

it.each([
  [
    { title: 'A', HU: { title: 'B', email: { label: 'C' } } },
    { title: 'B', 'email.label': 'C' },
  ],
  [{ title: 'A', AT: { title: 'B' } }, { title: 'A' }],
  [{ 'HU.title': 'B', 'CH_FR.title': 'C' }, { title: 'B' }],
  [{ HU: { title: 'B' }, title: 'A' }, { title: 'B' }],
  [
    { HU: 'B', hu: { title: 'B' } },
    { HU: 'B', 'hu.title': 'B' },
  ],
])('of %j, HU has the texts %j', (given, texts) => {
  expect(textsForSite(given, 'HU')).toEqual(texts);
});
