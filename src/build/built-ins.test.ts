// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { builtIns, fragileCall } from './built-ins.ts';
import { finishBundle } from './finish-bundle.ts';

/** Builds a script whose result is an expression, and runs it on a page whose functions have been replaced by `page`. */
async function evaluate(expression: string, page = '') {
  const entry = `const a = { b: [1, 2] }, n = null, s = ' s '; globalThis.result = ${expression};`;
  const code = (await buildScript({ '/src/entry.ts': entry }, [builtIns()]))[SCRIPT] ?? '';
  const result: { result?: string } = runInNewContext(
    `${page};${code};({ result: JSON.stringify(globalThis.result) })`,
  ) as {
    result?: string;
  };
  const expected: unknown = runInNewContext(`const globalThis = {};${entry};JSON.stringify(globalThis.result)`);
  return { code, given: result.result, expected };
}

it.each([
  '[1, 2].map((x) => x + 1).filter((x) => x > 2)',
  'Object.keys(a).concat(Object.entries(a).map(([k]) => k))',
  '[s.trim(), s["trim"](), a.b.reduce((x, y) => x + y, 1)]',
  'a?.b.map((x) => x).length',
  'n?.b.map((x) => x.y.z).length.c',
  'n?.trim()?.map(n.b)',
  's?.trim()?.includes("s").toString()',
  '[a.b.forEach?.(() => 1), a.missing?.forEach?.(n.b), a.forEach?.(n.b)]',
  '(() => { return[1].map((x) => x) })()',
  'new Map([[1, 2]]).forEach?.call.name',
  '[...new Map([[1, [2]]]).entries()].flat(2)',
  '(function () { return this.b }).bind(a)().length',
  'new (function (x) { this.x = x })(a.b.find((x) => x > 1))',
  'new (class extends class { map(f) { return f(7) } } { map(f) { return super.map(f) + 1 } })().map((x) => x)',
  'Array.from({ length: 2 }, (_, i) => i)',
  'typeof Object.assign + Object.assign({}, a).b.length',
  'new (class extends Error { constructor() { super(); this.name = "E"; this.message = s.trim() } })().name',
])('keeps the value of %s, without a call that a library could change', async (expression) => {
  const { code, given, expected } = await evaluate(expression);
  expect(given).toBe(expected);
  expect(fragileCall(code)).toBeUndefined();
});

it('does not ask the page for a method', async () => {
  const page = `
    for (const name of ['map', 'filter', 'reduce', 'entries', 'find']) Array.prototype[name] = () => { throw new Error(name) };
    Function.prototype.bind = Object.keys = Array.from = () => { throw new Error('static') };
    String.prototype.trim = () => { throw new Error('trim') };`;
  const { given, expected } = await evaluate(
    '[[...[1].entries()], [1].map(String.prototype.trim.call.bind(s.trim().concat)) .length, Object.keys(a), Array.from(new Set([1]))]',
    page,
  );
  expect(given).toBe(expected);
});

it('sets the name of an error whose class is frozen', async () => {
  const page = 'Object.freeze(Error.prototype)';
  const { given } = await evaluate(
    'new (class extends Error { constructor() { super(); this.name = "E" } })().name',
    page,
  );
  expect(given).toBe('"E"');
});

it.each([
  ['a.map(f);', 'a.map'],
  ['a.map?.(f);', 'a.map'],
  ['const k = Object.keys;', 'Object.keys'],
  ['JSON.parse("1");', 'JSON.parse'],
  ['[].map.call(a, f);', '[].map'],
  ['Array.prototype.reduce.apply(a, b);', 'Array.prototype.reduce'],
  ['x instanceof Element;', 'Element'],
  ['new Event("x");', 'Event'],
  ['class A extends Error { constructor() { super(); this.message = "" } }', 'this.message ='],
])('finds what a library may change in %s', (code, found) => {
  expect(fragileCall(code)).toContain(found);
});

it.each([
  'ownMap(a, f);',
  'const a = { map: 1 }; a.map; a[map](f);',
  'a.slice(1).concat(b).push(c.map);',
  'class A extends B { map(f) { return super.map(f); } }',
  'class A extends B { constructor() { super(); this.name = ""; } }',
  'Object.prototype.hasOwnProperty.call(a, b);',
  'new CustomEvent("x");',
])('finds nothing in %s', (code) => {
  expect(fragileCall(code)).toBeUndefined();
});

it('fails the build of a script in which such a call is left', async () => {
  const entry = { '/src/entry.ts': 'console.warn(document.title.trim())' };
  const finish = finishBundle({ fileName: SCRIPT, version: '1.2.3', brotliLimit: 10_000 });
  await expect(buildScript(entry, [finish])).rejects.toThrow(/document\.title\.trim\(\).*old libraries/);
  await expect(buildScript(entry, [builtIns(), finish])).resolves.toHaveProperty([SCRIPT]);
});

it('fails the build of a script that has a name of the private functions', async () => {
  const entry = { '/src/entry.ts': 'const ownTrim = document.title.trim(); console.warn(ownTrim, ownTrim)' };
  await expect(buildScript(entry, [builtIns()])).rejects.toThrow('already contains the name `ownTrim`');
});

it.each(['JSON.parse(a, (key, value) => value)', 'JSON.stringify(a, null, 2)', 'JSON.stringify(a, ["b"])'])(
  'fails the build of a script in which the private function would not do what %s asks',
  async (call) => {
    const entry = { '/src/entry.ts': `const a = document.title, b = window.c; console.warn(${call})` };
    await expect(buildScript(entry, [builtIns()])).rejects.toThrow(/JSON.*no reviver, no list of keys/);
  },
);

it('takes a function that replaces values, and a built-in function that is handed on', async () => {
  const { given, expected } = await evaluate(
    '[JSON.stringify(a, (key, value) => (key === "b" ? 3 : value)), ["1"].map(JSON.parse)]',
  );
  expect(given).toBe(expected);
});
