// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { cleanEmail, isEmail, isTooLong, maskEmail } from './email-address.ts';

const LABEL_63 = 'a'.repeat(63);

describe('an address that is one', () => {
  test.each([
    ['anna@example.com'],
    ['a@b.co'],
    ['anna+news@example.com'],
    ["o'brien@example.ie"],
    ["!#$%&'*+/=?^_`{|}~-@example.com"],
    ['anna@mail.shop.example.co.uk'],
    ['anna@123.com'],
    ['anna@my-shop.example'],
    ['anna@example.travelersinsurance'],
    ['anna@müller.de'],
    ['anna@пример.рф'],
    ['anna@example.xn--p1ai'],
    ['anna@हिन्दी.भारत'],
    [`anna@${LABEL_63}.com`],
  ])('%s passes', (address) => {
    expect(isEmail(address)).toBe(true);
  });
});

describe('an invalid address', () => {
  test.each([
    ['nothing', ''],
    ['no @', 'anna.example.com'],
    ['nothing before the @', '@example.com'],
    ['nothing after the @', 'anna@'],
    ['no dot in the domain', 'anna@example'],
    ['double dots before the @', 'anna..muster@example.com'],
    ['a leading dot', '.anna@example.com'],
    ['a dot before the @', 'anna.@example.com'],
    ['a dot after the @', 'anna@.example.com'],
    ['a trailing dot', 'anna@example.com.'],
    ['two addresses', 'anna@example.com, otto@example.com'],
    ['two @', 'anna@home@example.com'],
    ['a space before the @', 'anna muster@example.com'],
    ['a space after the @', 'anna@exa mple.com'],
    ['an umlaut before the @', 'änne@example.com'],
    ['an emoji domain', 'anna@\u{1f600}.com'],
    ['a top level of one letter', 'anna@example.c'],
    ['a top level with a digit', 'anna@example.c0m'],
    ['a top level that begins with a digit', 'anna@example.0com'],
    ['a digit in the last of three labels', 'anna@mail.example.c0m'],
    ['an IP address', 'anna@192.168.0.1'],
    ['an IP literal', 'anna@[192.168.0.1]'],
    ['a quoted local part', '"anna muster"@example.com'],
    ['an underscore in the domain', 'anna@exa_mple.com'],
    ['a hyphen first in the domain', 'anna@-example.com'],
    ['a hyphen last in the domain', 'anna@example-.com'],
    ['a hyphen last in the top level', 'anna@example.xn--'],
    ['a path', 'anna@example.com/inbox'],
    ['a label of 64 letters', `anna@a${LABEL_63}.com`],
    ['a backslash', String.raw`anna\@example.com`],
  ])('with %s is refused', (_reason, address) => {
    expect(isEmail(address)).toBe(false);
  });
});

describe('what comes along when an address is pasted', () => {
  test.each([
    ['spaces', '  anna@example.com  '],
    ['a tab and a line break', '\tanna@example.com\r\n'],
    ['a no-break space', '\u00a0anna@example.com\u00a0'],
    ['a zero-width space', 'anna\u200b@example\u200b.com'],
    ['joiners', 'an\u200cna@exam\u200dple.com'],
    ['a word joiner', 'anna@\u2060example.com'],
    ['a byte-order mark', '\ufeffanna@example.com'],
    ['a soft hyphen', 'anna@exam\u00adple.com'],
    ['direction isolates', '\u2066anna@example.com\u2069'],
  ])('%s is taken away', (_what, pasted) => {
    expect(cleanEmail(pasted)).toBe('anna@example.com');
  });

  test('leaves capitals and visible characters alone', () => {
    expect(cleanEmail("O'Brien+News@Müller.DE")).toBe("O'Brien+News@Müller.DE");
  });

  test('leaves nothing of blanks', () => {
    expect(cleanEmail(' \u00a0\u200b\t')).toBe('');
  });
});

describe('the length', () => {
  const tail = '@example.com';

  test('of 256 characters is allowed', () => {
    const address = `${'a'.repeat(256 - tail.length)}${tail}`;
    expect(address).toHaveLength(256);
    expect(isTooLong(address)).toBe(false);
    expect(isEmail(address)).toBe(true);
  });

  test('of 257 characters is too long', () => {
    expect(isTooLong(`${'a'.repeat(257 - tail.length)}${tail}`)).toBe(true);
  });
});

describe('the work of the check', () => {
  test.each([
    ['one long atom', `${'a'.repeat(50_000)}!`],
    ['many dots', `${'a.'.repeat(25_000)}@`],
    ['many @', `${'a@'.repeat(25_000)}b.c`],
    ['many labels', `a@${'a.'.repeat(25_000)}1`],
  ])('grows no faster than the length: %s', (_what, address) => {
    const tested = vi.spyOn(RegExp.prototype, 'test');
    isEmail(address);
    const steps = tested.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
    // Each piece meets one pattern, the last one two; each pattern is one class of characters, so nothing to try again.
    expect(steps).toBeLessThanOrEqual(address.length * 2);
    const shapes = tested.mock.contexts.map((pattern) => String(pattern).replaceAll(/\[[^\]]*\]|\\p\{\w+\}/g, 'C'));
    for (const shape of shapes) expect(shape).not.toMatch(/[+*}]\)*[+*{]/);
  });
});

describe('the masked address', () => {
  test.each([
    ['anna@example.com', 'a•••@example.com'],
    ["o'brien+news@mail.example.co.uk", 'o•••@mail.example.co.uk'],
    ['@example.com', '@•••@example.com'],
    ['anna', 'a•••'],
    ['', '•••'],
  ])('of %s is %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked);
  });
});
