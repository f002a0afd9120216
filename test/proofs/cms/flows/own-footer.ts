import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT } from '../../../../src/build/project.ts';
import { expect } from './test.ts';

/** A link of the footer. */
export interface Item {
  readonly text: string;
  readonly url: string;
  /** The icon of a group, or the emphasis of a legal link. */
  readonly mark?: string;
  readonly below?: readonly Item[];
}

const GROUPS: Readonly<Record<string, string>> = {
  payment: 'Bezahlen',
  shipping: 'Versand',
  store: 'Laden & Werkstatt',
  returns: 'Rückgabe',
  contact: 'Kontakt',
  card: 'Kundenkarte',
  services: 'Inspektion',
  company: 'Über uns',
};

/** What an editor gives the footer of a bicycle shop: eight groups, five legal links and two countries. */
export const OWN_FOOTER: Readonly<Record<'groups' | 'legal' | 'countries', readonly Item[]>> = {
  groups: Object.entries(GROUPS).map(([mark, text]) => ({
    text,
    url: `/${mark}`,
    mark,
    below: [{ text: `${text}: Übersicht`, url: `https://shop.example/${mark}?a=1&b=2` }],
  })),
  legal: ['Widerruf', 'Impressum', 'AGB', 'Datenschutz', 'Barrierefreiheit'].map((text, index) => ({
    text,
    url: `/${text.toLowerCase()}`,
    ...(index === 0 && { mark: 'emphasis' }),
  })),
  countries: [
    { text: 'Österreich', url: 'https://at.shop.example/' },
    { text: 'Magyarország', url: 'https://hu.shop.example/' },
  ],
};

/** A page shows this footer, with the icons of the groups, the frame of the first legal link and the flags. */
export async function expectOwnFooter(page: Page): Promise<void> {
  const footer = page.locator('shop-footer[data-shop-ready]');
  // Without the note that a link leaves the shop.
  const linksIn = (selector: string): Promise<readonly string[]> =>
    footer
      .locator(selector)
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent.replace(/\(.*/, '').trim()} ${String(link.getAttribute('href'))}`),
      );
  const written = (items: readonly Item[]): readonly string[] => items.map(({ text, url }) => `${text} ${url}`);
  const { groups, legal, countries } = OWN_FOOTER;
  await expect(footer.locator('.footer-group')).toHaveCount(groups.length);
  await expect(footer.locator('.footer-group h3 svg, .footer-group [class*=heading] svg').first()).toBeAttached();
  expect(await linksIn('.footer-group li a')).toEqual(written(groups.flatMap(({ below = [] }) => below)));
  expect(await linksIn('.footer-legal a')).toEqual(written(legal));
  await expect(footer.locator('.footer-legal-emphasis')).toHaveText(legal[0]?.text ?? '');
  await footer.locator('.footer-country-button').click();
  await expect(footer.locator('.footer-country-list .footer-flag')).toHaveCount(countries.length);
  expect(await linksIn('a.footer-country-link')).toEqual(written(countries));
  // On a phone a heading only opens its group, and its page is the first link in there.
  await page.setViewportSize({ width: 390, height: 800 });
  const folded = groups.flatMap((group) => [group, ...(group.below ?? [])]);
  await expect.poll(() => linksIn('.footer-group li a')).toEqual(written(folded));
}

/** Takes a picture for the guide, as WebP, into `test-results/hosts/pictures`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot({ clip: { x: 0, y: 0, width: 1000, height: 640 } })).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png);
  const folder = join(PROJECT, 'test-results/hosts/pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), new Uint8Array(webp));
}
