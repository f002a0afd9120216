// @vitest-environment node
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LIBRARIES } from '../../test/proofs/browser/libraries/libraries.ts';
import { findChangedBuiltIns, findLibraries, type Globals } from './libraries.ts';

/** What libraries leave in a page that cannot be loaded without one. */
const LEFT_BEHIND: Readonly<Record<string, object>> = {
  'MooTools 1.5, with DOM and compatibility': { MooTools: { version: '1.5.2' } },
  'jQuery 1.12 with Migrate': { jQuery: Object.assign(() => undefined, { fn: { jquery: '1.12.4' } }) },
  Knockout: { ko: { version: '3.5.3' } },
  'Dojo 1.17': { dojo: { version: { major: 1, minor: 17, patch: 3 } } },
  'zone.js': { Zone: Object.assign(() => undefined, { current: {} }) },
};

/** Those that have no name: they are seen by what they replace. */
const NAMELESS = ['es5-shim and es5-sham'];

/** A page that has run some code; what it has is that of a browser as far as the language goes. */
function pageWith(code: readonly string[], left: object = {}): Globals {
  const page = createContext({ ...left });
  runInContext('var window = this, self = this, global = this;', page);
  for (const each of code) runInContext(each, page, { timeout: 5000 });
  // The variables of a context are seen from inside alone.
  return runInContext('this', page) as Globals;
}

const isNative = (value: unknown): boolean =>
  Function.prototype.toString.call(typeof value === 'function' ? value : () => 0).includes('[native code]');

it.each(LIBRARIES.filter(({ name, from }) => from === 'its package' && !NAMELESS.includes(name)))(
  'finds $name, and says that the widgets are tested beside it',
  ({ name, code }) => {
    const left = LEFT_BEHIND[name];
    const [word = ''] = name.split(/ [\d(]| with |,/);
    const found = findLibraries(pageWith(left ? [] : code, left)).filter((each) => each.name.startsWith(word));
    expect(found).toEqual([{ name: expect.stringMatching(/ \d+\.\d|^zone\.js$/) as string, isTested: true }]);
  },
);

it('finds old libraries beside which the widgets are not tested', () => {
  expect(findLibraries({ angular: { version: { full: '1.8.3' } }, YAHOO: { VERSION: '2.9.0' } })).toEqual([
    { name: 'YUI 2.9.0', isTested: false },
    { name: 'AngularJS 1.8.3', isTested: false },
  ]);
});

it('a page without libraries has none', () => {
  expect(findLibraries(pageWith([]))).toEqual([]);
});

const OWN_PARTS = ['Event', 'Element'];

it('tells what a page has replaced, added and frozen', () => {
  const page = pageWith([
    'Array.from = function () {}; Array.prototype.each = function () {}; Object.prototype.all = 1; var fetch = function () {};',
    'Object.freeze(Array.prototype);',
  ]);
  const { needed, harmless, enumerable, isFrozen } = findChangedBuiltIns(page, isNative);
  expect(needed).toContain('fetch');
  expect(needed).not.toContain('Promise');
  expect(harmless.filter((name) => !OWN_PARTS.includes(name))).toEqual(['Array.from']);
  expect([enumerable, isFrozen]).toEqual([['Object.prototype.all', 'Array.prototype.each'], true]);
});

it('tells nothing of a page that has left the language alone', () => {
  const { harmless, enumerable, isFrozen } = findChangedBuiltIns(pageWith([]), isNative);
  expect([harmless.filter((name) => !OWN_PARTS.includes(name)), enumerable, isFrozen]).toEqual([[], [], false]);
});
