import { logIn, token } from '../session/session-page.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';

type Piece = (index: number) => string;

const pieces = (count: number, piece: Piece): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** About as many pieces as a megabyte of markup has. */
const many = (piece: Piece): string => pieces(20_000, piece);

const inPlaceholder = (attributes: string, inside = ''): string =>
  `<div data-shop-widget="newsletter" ${attributes}>${inside}</div>`;

/** What strangers can write in great number, and how many elements the page shows. */
const MARKUP: Readonly<Record<string, readonly [html: string, shown: number]>> = {
  'names of slots in a tag': [`<shop-newsletter>${many((index) => `<i slot="a${index}"></i>`)}</shop-newsletter>`, 1],
  'names of slots in a list item': [
    `<ul><li data-shop-widget="newsletter">${many((index) => `<i slot="a${index}"></i>`)}</li></ul>`,
    1,
  ],
  'children of a placeholder': [
    inPlaceholder(
      '',
      many((index) => `<p data-slot="a${index}">{"a"</p>`),
    ),
    1,
  ],
  'keys that a placeholder may not set': [
    inPlaceholder(`data-texts='{${many((index) => `"shop.${index}": 1,`)} "a": 1}'`),
    1,
  ],
  'unknown keys': [inPlaceholder(`data-texts='{${many((index) => `"x${index}": 1,`)} "a": 1}'`), 1],
  'unknown placeholders': [inPlaceholder('') + many((index) => `<p data-shop-widget="z${index}"></p>`), 1],
  'sign-ups in placeholders': [pieces(200, (index) => inPlaceholder(`data-site="X${index}"`)), 20],
  'footers in placeholders': [pieces(200, (index) => `<p data-shop-widget="footer" data-site="X${index}"></p>`), 20],
};

for (const [what, [html, shown]] of Object.entries(MARKUP)) {
  test(`many ${what} add few slots, messages and calls to a page`, async ({ host, page }) => {
    if (html.includes('data-site')) host.dependsOn(...ONE_SITE);
    await logIn(page, token(600, 3600));
    await host.open(html);
    const tags = page.locator('shop-newsletter, shop-footer');
    await expect(tags.locator('[part=root]')).toHaveCount(shown);
    await host.answered('/customers/base-data', 1);
    const slots = await tags.evaluateAll((all) =>
      all.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('slot').length ?? 0),
    );
    expect(Math.max(...slots)).toBeLessThan(25);
    expect(host.console.length).toBeLessThan(50);
    const paths = host.calls.map((call) => call.url());
    expect(paths).toEqual([...new Set(paths)]);
  });
}
