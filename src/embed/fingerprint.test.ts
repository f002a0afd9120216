// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

describe('a fingerprint', () => {
  it('is the same for the same text and another for another', () => {
    expect(fingerprintOf('a.b.c')).toBe(fingerprintOf('a.b.c'));
    expect(fingerprintOf('a.b.c')).not.toBe(fingerprintOf('a.b.d'));
  });

  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of “%s” is that of FNV-1a, so that two versions of the script agree', (text, fingerprint) => {
    expect(fingerprintOf(text)).toBe(fingerprint);
  });

  it('is a number of 32 bits, however long the text is', () => {
    const fingerprint = fingerprintOf('x'.repeat(10_000));
    expect([Number.isInteger(fingerprint), fingerprint >= 0, fingerprint < 2 ** 32]).toEqual([true, true, true]);
  });
});
