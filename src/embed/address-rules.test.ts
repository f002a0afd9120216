import { expect, it } from 'vitest';
import { leavesSite, safeAddress } from './address-rules.ts';

it.each([
  '/contact',
  '/a:b',
  '/a//b',
  '/a\\b',
  '?view=mobile',
  './help',
  'https://example.com/a',
  'HTTP://example.com',
  'mailto:service@example.com',
  'tel:+49401234',
])('the target of a link may be %s', (address) => {
  expect(safeAddress(`  ${address} `)).toBe(address);
});

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'ftp://example.com/http://example.com',
  'javascript:alert("tel:1")',
  '//example.com',
  '/\t/example.com',
  '/a\u0000b',
  '/a\u007fb',
  '/\\example.com',
  '\\example.com',
  'https://',
  'https:example.com',
  'mailto:',
])('the target of a link is never %j', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});

it('the target of a link leaves the site when its host is none of the shop’s', () => {
  const own = ['shop.example'];
  expect(leavesSite('/contact', own)).toBe(false);
  expect(leavesSite('https://shop.example/contact', own)).toBe(false);
  expect(leavesSite('/go?to=https://other.example/', own)).toBe(false);
  expect(leavesSite('https://other.example/', own)).toBe(true);
  expect(leavesSite('http://other.example/', own)).toBe(true);
  expect(leavesSite('mailto:a@example.com', own)).toBe(false);
});
