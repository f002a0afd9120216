// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { alternates, subscribeToAlternates } from './alternates.ts';

afterEach(() => {
  document.head.replaceChildren();
});

function link(hreflang: string, href: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
}

it.each([
  ['of the language, in any case', link('FR-ch', 'https://ch.shop.example/fr'), 'https://ch.shop.example/fr'],
  ['with an underscore', link('fr_CH', 'https://ch.shop.example/fr'), 'https://ch.shop.example/fr'],
  ['with blanks', link(' fr-CH\n', ' https://ch.shop.example/fr '), 'https://ch.shop.example/fr'],
  ['with a script and more', link('fr-Latn-CH-x-shop', '//ch.shop.example/fr'), 'http://ch.shop.example/fr'],
  ['of another language', link('de-CH', 'https://ch.shop.example/de'), undefined],
  ['with a place that was never filled', link('fr-CH', 'https://%HOST%/'), undefined],
  ['that is no address', link('fr-CH', 'http://[bad'), undefined],
  ['that runs a script', link('fr-CH', 'javascript:alert(1)'), undefined],
  [
    'that is no address, before one that is',
    link('fr-CH', 'http://[bad') + link('fr-CH', 'https://ch.shop.example/fr'),
    'https://ch.shop.example/fr',
  ],
  [
    'before another one of the language',
    link('fr-CH', 'https://ch.shop.example/fr') + link('fr-CH', 'https://other.shop.example/'),
    'https://ch.shop.example/fr',
  ],
])('a link %s leads to the right place', (_, html, address) => {
  document.head.innerHTML = html;
  expect(alternates().get('fr-ch')).toBe(address);
});

it('a language that cannot be read is named once, but not that of all others', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  document.head.innerHTML = link('x-default', '/') + link('', '/') + link('Österreich', '/') + link('de-AT', '/at');
  expect([...alternates().keys(), ...alternates().keys()]).toEqual(['de-at', 'de-at']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('hreflang="Österreich" is not a language')]]);
});

it('a link in the text of the page, where a visitor may have written it, leads nowhere', () => {
  document.body.innerHTML = link('fr-CH', 'https://evil.example/');
  expect(alternates().size).toBe(0);
});

it('an alternate that a page gets later is reported, until the subscription ends', async () => {
  const listener = vi.fn<() => void>();
  const end = subscribeToAlternates(listener);
  document.head.innerHTML = link('hu', 'https://hu.shop.example/');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  document.head.append(document.createElement('style'));
  await Promise.resolve();
  expect(listener).toHaveBeenCalledOnce();
  end();
  document.head.replaceChildren();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledOnce();
});
