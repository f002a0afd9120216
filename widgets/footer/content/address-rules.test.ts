// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { leavesSite, safeAddress } from './address-rules.ts';

describe('the target of a link', () => {
  it.each([
    '/contact',
    '/a?b=c#d',
    '/a:b',
    '/a//b',
    '/a\\b',
    '/two words',
    '?view=mobile',
    '#top',
    'help/faq',
    './help',
    'https://example.com/a',
    'HTTP://example.com',
    'mailto:service@example.com',
    'tel:+49401234',
  ])('may be %s', (address) => {
    expect(safeAddress(`  ${address} `)).toBe(address);
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'ftp://example.com/http://example.com',
    'javascript:alert("tel:1")',
    '//example.com',
    '/\t/example.com',
    '/\n\\example.com',
    '/a\u0000b',
    '/a\u007fb',
    '/\\example.com',
    '\\\\example.com',
    '\\example.com',
    'https://',
    'https:example.com',
    'http:///',
    'mailto:',
    'unknown:thing',
  ])('is never %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });

  it('leaves the site when its host is none of the shop’s', () => {
    const own = ['shop.example'];
    expect(leavesSite('/contact', own)).toBe(false);
    expect(leavesSite('https://shop.example/contact', own)).toBe(false);
    expect(leavesSite('/go?to=https://other.example/', own)).toBe(false);
    expect(leavesSite('https://other.example/', own)).toBe(true);
    expect(leavesSite('http://other.example/', own)).toBe(true);
    expect(leavesSite('mailto:a@example.com', own)).toBe(false);
  });
});
