import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { present, renderNewsletter, signUp } from '../../test/support/newsletter.tsx';
import { SITES } from '../../src/embed/market/sites.ts';

/** The whole form as a visitor reads it, with the extended fields, and without no-break spaces. */
async function formWith(...given: Parameters<typeof renderNewsletter>) {
  const view = renderNewsletter(...given);
  await view.user.click(present(signUp(given[0]?.site).email()));
  const text = (view.container.textContent ?? '').replaceAll('\u00A0', ' ');
  const links = Array.from(view.container.querySelectorAll('a'), (link) => link.getAttribute('href'));
  return { ...view, text, links };
}

/** What the built-in texts said before a shop could name its goods. */
const GOODS = /ka[fw]+e|café|kav|káv|kahve|\bmod[aey]\b|móda|divat|wnętrz/iu;

describe.each(SITES)('the sign-up of %s', (site) => {
  test('names the goods of the shop in lead, notice and consents, and none by itself', async () => {
    expect((await formWith({ site })).text).not.toMatch(/[[\]]|\{\{/u);
    document.body.replaceChildren();
    const bare = await formWith({ site }, { 'shop.company': 'Muster' });
    expect(bare.text).not.toMatch(GOODS);
    document.body.replaceChildren();
    const { text } = await formWith({ site }, { 'shop.goods': 'XYZ' });
    expect(text.split('XYZ').length - 1).toBe(site === 'TR' ? 4 : 3);
  });

  test('promises nothing where it offers nothing', async () => {
    const { text, container, links } = await formWith({ site, offer: 'none' });
    expect(text).not.toMatch(/10|¹|%/u);
    expect(container.querySelector('.offer-badge')).toBeNull();
    expect(links).toHaveLength(site === 'TR' ? 4 : 5);
    expect(container.querySelector('h2')?.textContent).toMatch(/\p{L}$/u);
  });

  test('leads to the pages of the shop, and not to those that it has removed', async () => {
    const own = '/own?a=1';
    const changed = await formWith(
      { site },
      { 'newsletter.link.contact': own, 'newsletter.link.sample': 'https://a.example/' },
    );
    expect(changed.links).toEqual(expect.arrayContaining([own, 'https://a.example/']));
    document.body.replaceChildren();
    const keys = ['terms', 'privacy', 'contact', 'sample', 'hint', 'usage'].map((name) => [
      `newsletter.link.${name}`,
      null,
    ]);
    const { links, text } = await formWith({ site }, Object.fromEntries(keys) as never);
    expect(links).toEqual([]);
    expect(text).not.toMatch(/[[\]<>]|: ?\.|,,|\(\)|  /u);
  });
});

test('the badge keeps its discount after the sign-up, without the ¹ of the footnote that has gone', async () => {
  const { user, container } = await formWith();
  const badge = (): string => container.querySelector('.offer-badge')?.textContent ?? '';
  expect(badge()).toMatch(/Rabatt¹$/u);
  await user.type(present(signUp().email()), 'anna@example.com');
  await user.click(present(signUp().submit()));
  await screen.findByText(/nur noch ein Schritt/u);
  expect(badge()).toMatch(/Rabatt$/u);
  expect(container.textContent).not.toContain('¹');
});

test('a headline of the shop stays as it is, but for a ¹ that leads nowhere', async () => {
  const own = { 'newsletter.title': 'Bis zu 20 % [nur heute]¹' };
  expect((await formWith({}, own)).text).toContain('Bis zu 20 % [nur heute]¹');
  document.body.replaceChildren();
  expect((await formWith({ offer: 'none' }, own)).text).not.toContain('¹');
});

test('makes the picture when its place is in the document, since Chromium keeps every other one', () => {
  const places: (Element | null)[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(() => {
    places.push(document.querySelector('.offer-frame'));
  });
  renderNewsletter();
  setAttribute.mockRestore();
  expect(new Set(places)).toEqual(new Set([expect.any(HTMLDivElement)]));
});
