import { parseSync, transformWithOxc } from 'vite';
import { builtScript, expect, test } from '../../../embed/support/host-page.ts';

/** The last edition of ECMAScript whose syntax all supported browsers know: later ones have parts that some lack. */
const EDITION = 'es2022';

/** `(?i:a)` in a regular expression, which Oxc does not rewrite for older browsers. */
const MODIFIERS = /\(\?[ims]*-?[ims]+:/;

/** The script as Oxc writes it for a target. */
async function writtenFor(target: string): Promise<string> {
  return (await transformWithOxc(builtScript(), 'script.js', { target, sourcemap: false })).code;
}

test('the script is a classic script in the syntax of ECMAScript 2022', async () => {
  expect(parseSync('script.js', builtScript(), { sourceType: 'script' }).errors).toEqual([]);
  expect((await writtenFor(EDITION)) === (await writtenFor('esnext'))).toBe(true);
  expect(MODIFIERS.test(builtScript())).toBe(false);
});
