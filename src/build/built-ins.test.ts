import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { builtIns, fragileCall } from './built-ins.ts';
import { finishBundle } from './finish-bundle.ts';

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

it('fails the build of a script that contains a fragile call', async () => {
  const entry = { '/src/entry.ts': 'console.warn(document.title.trim())' };
  const finish = finishBundle({ fileName: SCRIPT, brotliLimit: 10_000 });
  await expect(buildScript(entry, [finish])).rejects.toThrow(/document\.title\.trim\(\).*old libraries/);
  await expect(buildScript(entry, [builtIns(), finish])).resolves.toHaveProperty([SCRIPT]);
});

it('fails the build of a script that has a name of the private functions', async () => {
  const entry = { '/src/entry.ts': 'const ownTrim = document.title.trim(); console.warn(ownTrim, ownTrim)' };
  await expect(buildScript(entry, [builtIns()])).rejects.toThrow('already contains the name `ownTrim`');
});

it.each(['JSON.parse(a, (key, value) => value)', 'JSON.stringify(a, ["b"])'])(
  'fails the build of a script in which the private function would not do what %s asks',
  async (call) => {
    const entry = { '/src/entry.ts': `const a = document.title, b = window.c; console.warn(${call})` };
    await expect(buildScript(entry, [builtIns()])).rejects.toThrow(/JSON.*no reviver, no list of keys/);
  },
);
