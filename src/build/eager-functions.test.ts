// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { eagerFunctions } from './eager-functions.ts';

const build = async (source: string): Promise<string> => {
  const output = await buildScript({ '/src/entry.ts': source }, [eagerFunctions()]);
  return output[SCRIPT] ?? '';
};

/** What a script that is built from the source puts into `result`. */
async function resultOf(source: string): Promise<unknown> {
  const scope = { result: undefined as unknown };
  runInNewContext(await build(source), { globalThis: scope });
  return scope.result;
}

it('leaves no function without parentheses, but for methods', async () => {
  const code = await build(`
    function declared() { function inner() { return 1; } return inner(); }
    globalThis.result = [declared, function () {}, () => 1, { method() {}, get value() { return 1; } }, class { m() {} }];
  `);
  expect(code).not.toMatch(/[^(]\bfunction\b/);
  expect(code).toMatch(/var declared ?= ?\(function ?\(/);
  expect(code).toContain('(() => 1)');
  expect(code).toMatch(/[{\s]method\(\) \{\}/);
});

it('gives a function that is the only argument parentheses of its own', async () => {
  const code = await build('globalThis.result = [1].map(() => 2); new Promise(function () {});');
  expect(code).toContain('map((() => 2))');
  expect(code).toMatch(/Promise\(\(function ?\(\) \{\}\)\)/);
});

it.each([
  ['a call before the declaration', 'globalThis.result = f(); function f() { return 1; }', 1],
  ['a function that calls itself', 'function f(n) { return n > 0 ? f(n - 1) : n; } globalThis.result = f(3);', 0],
  [
    'functions that call each other',
    'globalThis.result = a(2); function a(n) { return n && b(n); } function b(n) { return a(n - 1); }',
    0,
  ],
  [
    'a declaration in a declaration',
    'globalThis.result = f(); function f() { return g(); function g() { return h(); function h() { return 2; } } }',
    2,
  ],
  [
    'a directive',
    'function f() { "use strict"; return g(); function g() { return this; } } globalThis.result = f() === undefined;',
    true,
  ],
  ['a generator', 'function* f() { yield 1; } globalThis.result = f().next().value;', 1],
  ['the name of a function', 'function f() {} globalThis.result = f.name;', 'f'],
  [
    'a method with super',
    'class A { m() { return 1; } } class B extends A { m() { return super.m() + 1; } } globalThis.result = new B().m();',
    2,
  ],
  ['a function as the whole argument', 'globalThis.result = [1, 2].map(function (n) { return n * 2; }).join();', '2,4'],
])('keeps what %s does', async (_case, source, result) => {
  expect(await resultOf(source)).toBe(result);
});

it('keeps what an async function does', async () => {
  expect(await resultOf('async function f() { return 1; } globalThis.result = f();')).toBe(1);
});
