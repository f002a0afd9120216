import { parse } from 'acorn';
import { builtScript, expect, test } from '../../../embed/support/host-page.ts';

/** The last edition of ECMAScript whose syntax all supported browsers know: later ones have parts that some lack. */
const EDITION = 2022;

test('the script is a classic script in the syntax of ECMAScript 2022', () => {
  expect(() => parse(builtScript(), { ecmaVersion: EDITION, sourceType: 'script' })).not.toThrow();
});
