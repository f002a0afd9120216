// @vitest-environment jsdom
/* oxlint-disable import/namespace, no-sparse-arrays, vitest/expect-expect -- a row names its function; gaps are tested; `expectSame` expects */
import { assert, constantFrom, integer, jsonValue, option, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownElement } from './elements.ts';
import { ownBind } from './functions.ts';
import { ownJSONParse } from './json-read.ts';
import { ownJSONStringify } from './json-write.ts';
import * as lists from './lists.ts';
import * as objects from './objects.ts';
import * as words from './words.ts';

type Own = (...given: unknown[]) => unknown;

/** What a call gives or throws; an iterator as what it iterates over. */
function outcome(call: () => unknown): unknown {
  try {
    const result = call();
    return typeof (result as Iterator<unknown> | undefined)?.next === 'function'
      ? [...(result as Iterable<unknown>)]
      : result;
  } catch (error) {
    return (error as Error).name;
  }
}

/** Calls the private function and the browser's with the same. */
function expectSame(own: unknown, name: string, target: object | string, given: readonly unknown[]): void {
  const native = (target as unknown as Record<string, Own>)[name];
  const wanted = outcome(() => native?.call(target, ...given));
  expect(outcome(() => (own as Own)(target, ...given))).toStrictEqual(wanted);
}

// A gap is something else than `undefined`.
const GAPS = [1, undefined, , Number.NaN, -0, 'x', [2, [3, [4]]]];
const callback = function callback(this: unknown, item: unknown, index: number, list: unknown): unknown {
  return [this, item, index, list === GAPS].length > 3 && index > 2 && item;
};

describe('methods of lists', () => {
  const cases: ReadonlyArray<readonly [keyof typeof lists, string, ReadonlyArray<readonly unknown[]>]> = [
    ['ownForEach', 'forEach', [[callback]]],
    ['ownMap', 'map', [[callback], [function self(this: unknown) { return this; }, 'that']]],
    ['ownFilter', 'filter', [[callback], [(item: unknown) => item === undefined]]],
    ['ownEvery', 'every', [[callback], [() => true], [(item: unknown) => item !== undefined]]],
    ['ownSome', 'some', [[callback], [() => false], [(item: unknown) => item === undefined]]],
    ['ownReduce', 'reduce', [[(a: unknown, b: unknown) => [a, b]], [(a: unknown, b: unknown, i: number) => [a, b, i], undefined]]],
    ['ownFind', 'find', [[callback], [() => false], [(item: unknown) => item === 'x']]],
    ['ownFindIndex', 'findIndex', [[callback], [() => false], [(item: unknown) => item === undefined]]],
    ['ownFlat', 'flat', [[], [0], [2], [Infinity]]],
    ['ownEntries', 'entries', [[]]],
    ['ownKeys', 'keys', [[]]],
    ['ownValues', 'values', [[]]],
  ]; // oxfmt-ignore
  it.each(cases)('%s does what %s does', (own, name, calls) => {
    for (const given of calls) for (const list of [GAPS, [], [1]]) expectSame(lists[own], name, list, given);
  });

  it('are those of other objects, too', () => {
    const visited: unknown[] = [];
    lists.ownForEach(new Map([['a', 1]]), (value, key) => visited.push(key, value));
    expect(visited).toEqual(['a', 1]);
    expect([...(lists.ownKeys(new Set([5])) as Iterable<unknown>)]).toEqual([5]);
    expect(lists.ownFind({ find: (what: unknown) => what }, callback)).toBe(callback);
    expect(() => lists.ownMap(undefined, callback)).toThrow(TypeError);
  });

  it.each([[new Set([1, 2])], ['äb😀'], [{ length: 2, 0: 'a' }], [[1, 2]]])('Array.from(%o)', (source) => {
    const from = lists.ownArrayFrom as Own;
    expect(from(source)).toEqual(Array.from(source as Iterable<unknown>));
    expect(from(source, (item: unknown, index: number) => [item, index])).toEqual(
      Array.from(source as Iterable<unknown>, (item, index) => [item, index]),
    );
  });
});

describe('methods of texts', () => {
  const text = string({ unit: constantFrom('a', 'b', ' ', '\t', '\u{a0}', '$', '&', '.', '😀'), maxLength: 8 });
  const position = option(integer({ min: -2, max: 9 }), { nil: undefined });
  it('give what the browser’s give', () => {
    assert(
      property(text, text, text, position, (whole, part, by, at) => {
        expectSame(words.ownTrim, 'trim', whole, []);
        for (const name of ['startsWith', 'endsWith', 'includes'] as const) {
          const own = { startsWith: words.ownStartsWith, endsWith: words.ownEndsWith, includes: words.ownIncludes }[
            name
          ];
          expectSame(own, name, whole, at === undefined ? [part] : [part, at]);
        }
        expectSame(words.ownReplaceAll, 'replaceAll', whole, [part, by]);
        expectSame(words.ownReplaceAll, 'replaceAll', whole, [/[ab]/g, by]);
        expectSame(words.ownReplaceAll, 'replaceAll', whole, [part, () => by]);
      }),
    );
  });

  it.each([[Number.NaN], [undefined], [4], ['x'], [0]])('find %s in a list as the browser does', (item) => {
    for (const at of [0, 2, -2, -9, 9]) expectSame(words.ownIncludes, 'includes', GAPS, [item, at]);
  });
});

it('functions are bound with their first arguments', () => {
  const all = function all(this: unknown, ...given: unknown[]) {
    return [this, ...given];
  };
  expect(ownBind(all, 'that', 1, [2])(3)).toEqual(['that', 1, [2], 3]);
});

describe('objects', () => {
  const inherits = Object.assign(Object.create({ inherited: 1 }) as object, { b: 1, 2: 3, a: [] });
  const symbol = Symbol('s');
  it.each([[inherits], [[5, , 6]], ['ab'], [{}]] as unknown as ReadonlyArray<[object]>)(
    'keys, values and entries of %o',
    (target) => {
      expect(objects.ownObjectKeys(target)).toEqual(Object.keys(target));
      expect(objects.ownObjectValues(target)).toEqual(Object.values(target));
      expect(objects.ownObjectEntries(target)).toEqual(Object.entries(target));
    },
  );

  it('are assigned and made', () => {
    const sources = [{ a: 1, [symbol]: 2 }, null, undefined, inherits];
    expect(objects.ownObjectAssign({ z: 0 }, ...sources)).toEqual(Object.assign({ z: 0 }, ...sources));
    const entries = [['__proto__', 1], ['toString', 2]] as const; // oxfmt-ignore
    expect(objects.ownObjectFromEntries(entries)).toEqual(Object.fromEntries(entries));
    expect(Object.getPrototypeOf(objects.ownObjectCreate(null))).toBeNull();
    const made = objects.ownObjectCreate(inherits, { own: { value: 1 } });
    expect(Object.getPrototypeOf(made)).toBe(inherits);
    expect(Object.getOwnPropertyNames(made)).toEqual(['own']);
  });

  it('are instances of the nativeProperty Element', () => {
    expect(document.createElementNS('http://www.w3.org/2000/svg', 'g')).toBeInstanceOf(ownElement);
    expect(document).not.toBeInstanceOf(ownElement);
  });
});

describe('JSON', () => {
  it('is written and read as the browser does', () => {
    assert(
      property(jsonValue({ stringUnit: 'binary', maxDepth: 4 }), (value) => {
        const json = JSON.stringify(value);
        expect(ownJSONStringify(value)).toBe(json);
        expect(ownJSONParse(json)).toEqual(JSON.parse(json));
        expect(ownJSONParse(JSON.stringify(value, null, 2))).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each([
    undefined, () => 1, Symbol('s'), Number.NaN, -0, 1e21, 'a"\\\u{0}\u{2028}\ud800\udfff\udc00/', new Date(5), new Date(Number.NaN),
    [undefined, () => 1], { a: undefined, b: Symbol('s') }, new Map([[1, 2]]), { toJSON: (key: string) => [key] }, new URL('https://a.example'),
  ])('writes %o', (value) => {
    expect(ownJSONStringify(value)).toBe(JSON.stringify(value));
    expect(ownJSONStringify({ value })).toBe(JSON.stringify({ value }));
  }); // oxfmt-ignore

  it('replaces values', () => {
    const replace = function replace(this: unknown, key: string, value: unknown): unknown {
      return key === 'a' ? JSON.stringify(this).length : value;
    };
    expect(ownJSONStringify([{ a: { b: 1 } }], replace)).toBe(JSON.stringify([{ a: { b: 1 } }], replace));
  });

  it('refuses what is no JSON', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const value of [circle, 1n]) expect(() => ownJSONStringify(value)).toThrow(Error);
  });

  it.each([
    '', ' ', '{', '[', '[1', '[1,', '[1,]', '{"a"}', '{"a":}', '{"a":1,}', '{a:1}', "{'a':1}", '01', '1.', '.5', '+1', '-', '1e', 'tru', 'nul', '[1 2]',
    '"', '"\n"', '"\\x"', '"\\u12g4"', '1 1', '{} {}', ']', '}', ',', ':', '"a":1', '[1}', '{"a":1]', '\u{a0}1', '/**/1', 'NaN', 'undefined', '“a”',
  ])('refuses %j as the browser does', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(() => ownJSONParse(text)).toThrow(SyntaxError);
  }); // oxfmt-ignore

  it.each([
    '{"__proto__":1,"toString":2}',
    '[-0,1e3,1E-2,-1.5e+3]',
    ' \t\r\n[ { "a" : [ ] } ] ',
    '"\\ud83d\\ude00\\/\\b"',
    '{"a":1,"a":2}',
  ])('reads %s', (text) => {
    expect(Object.entries(ownJSONParse(text) as object)).toEqual(Object.entries(JSON.parse(text) as object));
  });

  it('reads text of any kind by its words', () => {
    expect([null, true, 5].map((value) => ownJSONParse(value))).toEqual([null, true, 5]);
    expect(() => ownJSONParse('{\n"a": oops}')).toThrow('unexpected “oops}” in line 2');
    expect(() => ownJSONParse('{"a": 1\n')).toThrow('it ends too early, such as without a }');
  });
});
