import { afterEach, expect, it } from 'vitest';
import { alternateFor } from './alternates.ts';

afterEach(() => document.head.replaceChildren());

function link(hreflang: string, href: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
}

it.each([
  ['of the language, in any case', link('FR-ch', 'https://ch.shop.example/fr'), 'https://ch.shop.example/fr'],
  ['of another language', link('de-CH', 'https://ch.shop.example/de'), undefined],
  ['with a place that was never filled', link('fr-CH', 'https://%HOST%/'), undefined],
  ['that is no address', link('fr-CH', 'http://[bad'), undefined],
  ['that runs a script', link('fr-CH', 'javascript:alert(1)'), undefined],
  [
    'that is no address, before one that is',
    link('fr-CH', 'http://[bad') + link('fr-CH', 'https://ch.shop.example/fr'),
    'https://ch.shop.example/fr',
  ],
])('a link %s leads to the right place', (_, html, address) => {
  document.head.innerHTML = html;
  expect(alternateFor('fr-CH')).toBe(address);
});

it('without a language there is no counterpart', () => {
  document.head.innerHTML = link('', 'https://shop.example/');
  expect(alternateFor('')).toBeUndefined();
});
