import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aboveFloor, checkFloor } from './browser-floor.ts';

it.each([
  ['[3, 1].toSorted();', ['toSorted']],
  ['const later = Promise.withResolvers();', ['withResolvers']],
  ['fetch("/", { signal: AbortSignal.any([one, other]) });', ['AbortSignal.any']],
  ['const set = /[\\p{L}--[a]]/v;', ['/[\\p{L}--[a]]/v']],
  ['const some = /(?i:a)b/;', ['/(?i:a)b/']],
  ['const css = ".a:has(b){color:red}";', [':has(']],
  ['node.checkVisibility?.();', []],
  ['if (typeof node.showPopover === "function") node.showPopover();', []],
  ['if ("showPopover" in node) node.showPopover();', []],
  ['[].findLast(Boolean); map.groups; /(?<name>i:)|(?:m)/u; list.sort();', []],
])('of %j the oldest browsers lack %j', (code, missing) => {
  expect(aboveFloor(code)).toEqual(missing);
});

it('a build with a file that they cannot run fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-floor-'));
  writeFileSync(join(folder, 'cli.js'), '[].toSorted();');
  checkFloor(folder, 'shop-*.js');
  writeFileSync(join(folder, 'shop-a.js'), '[].toSorted();');
  expect(() => checkFloor(folder, 'shop-*.js')).toThrow('shop-a.js uses toSorted');
  rmSync(folder, { recursive: true });
});
