import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prototypeLanguage, readPackage } from '../../../../demo/host-libraries.ts';

/** A library as pages load it. */
export interface Library {
  readonly name: string;
  /** What loads it: code of a package, or what a version that no package has does to the built-ins. */
  readonly code: readonly string[];
  /** What a page does with it: an expression, and its value. It uses what the library has changed. */
  readonly use: string;
  readonly gives: unknown;
  /** The first built-in that it changes and the modules need. */
  readonly changes: string;
}

const emulated = (name: string, file: string, changes: string, use: string, gives: unknown): Library => ({
  name,
  code: [readFileSync(join(import.meta.dirname, 'emulations', file), 'utf8')],
  use,
  gives,
  changes,
});

/** demo/guides/content/compatibility.md lists them. */
export const LIBRARIES: readonly Library[] = [
  {
    name: 'Prototype 1.7, without its DOM part',
    code: [prototypeLanguage()],
    use: `[[3, 1, 2].entries().length, $A({ length: 2 }).length, ['a', 'b'].invoke('toUpperCase'), [1, 2].inject(1, (a, b) => a + b),
      [4, 5].find((n) => n > 4), ' x '.strip(), Array.from === $A]`,
    gives: [3, 2, ['A', 'B'], 4, 5, 'x', true],
    changes: 'Array.prototype.entries',
  },
  emulated(
    'Prototype 1.6',
    'prototype-1.6.js',
    'Array.prototype.entries',
    `[[1, 2].toJSON(), Object.toJSON({ a: [1] }), $$('li').invoke('hide').length, [1, 2].reduce(), [1].entries(),
      Object.keys([9]).length > 1, new Element('p', { id: 'q' }).id, /a/.match('a'), 'abc'.startsWith('b')]`,
    ['[1, 2]', '{"a": [1]}', 2, [1, 2], [1], true, 'q', true, false],
  ),
  {
    name: 'MooTools 1.5, with DOM and compatibility',
    code: [readPackage('mootools-core-dist/dist/mootools-core-compat.js')],
    use: `[((...given) => given).bind(null, [1, 2])(3), Array.from('ab'), $('x').set('title', 't').get('title'), $$('li').length,
      new Element('p', { id: 'q' }).inject(document.body).get('id'), JSON.encode([1]), [1, [2]].flatten(), $type([])]`,
    gives: [[1, 2], ['ab'], 't', 2, 'q', '[1]', [1, 2], 'array'],
    changes: 'Function.prototype.bind',
  },
  emulated(
    'MooTools 1.2',
    'mootools-1.2.js',
    'Function.prototype.bind',
    `[((...given) => given).bind(null, [1, 2])(3), JSON.encode({ a: ['b'] }), $('x').set({ text: 't' }).get('text'),
      Array.type([]), new Element('p', { id: 'q' }).id, [1].toJSON(), typeof JSON.parse]`,
    [[1, 2], '{"a":["b"]}', 't', true, 'q', '[1]', 'undefined'],
  ),
  emulated(
    'MooTools 1.1',
    'mootools-1.1.js',
    'JSON.parse',
    `[new Event({ type: 'k' }).type, JSON.toString(1), $('x').id, [1].contains(1), typeof JSON.parse, typeof Document,
      (() => 6).pass()()]`,
    ['k', '1', 'x', true, 'undefined', 'undefined', 6],
  ),
  emulated(
    'Functions of a page under standard names',
    'own-functions.js',
    'Array.prototype.find, ',
    `[[5, 6].find(6), 'a.a'.replaceAll('.', '$&'), [1].map((n) => n + 1)[0], Object.entries({ a: 1 }), [1, 2].keys().length]`,
    [1, 'a$&a', 2, ['a'], 2],
  ),
  emulated(
    'Frozen built-ins',
    'frozen.js',
    'Error.prototype',
    `[Object.isFrozen(Array.prototype), [1].map((n) => n + 1)]`,
    [true, [2]],
  ),
];
