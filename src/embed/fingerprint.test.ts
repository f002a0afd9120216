import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

it.each([
  ['', 0x811c9dc5],
  ['foobar', 0xbf9cf968],
  ['x'.repeat(10_000), 0x76bb4805],
])('the fingerprint of “%.6s” is that of FNV-1a, so that two versions of the script agree', (text, fingerprint) => {
  expect(fingerprintOf(text)).toBe(fingerprint);
});
