import type { Page } from '@playwright/test';
import { HOSTS } from '../../../../../demo/hosts/hosts.ts';
import type { Site } from '../../../../../src/embed/market/sites.ts';
import { contentOf, expectLegalLinks } from '../../../../embed/footer/footer-page.ts';
import { expect, test } from '../demo-server.ts';
import { formOf } from '../../../../embed/newsletter/form.ts';
import { markRoot } from '../../../../embed/prerender/prerendered-page.ts';

const TAGS = ['shop-newsletter', 'shop-footer'] as const;

const PAGES: ReadonlyArray<{ readonly name: string; readonly page: string; readonly site: Site }> = [
  { name: 'The demo page', page: '/', site: 'DE' },
  { name: 'The demo page for another site', page: '/?site=HU&platform=TABLET', site: 'HU' },
  ...HOSTS,
];

/** Moves the sign-up itself: when all is loaded, its own code narrows the column by a picture with a caption. */
const MOVES = '/hosts/joomla/';

const SCRIPT = /\/shop-widgets\.js/u;

/** Holds the script of the next page back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits for the page's own stylesheets, which decide on the room that a widget has. */
async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );
}

/** What each widget shows, and how large it is. */
function look(page: Page): Promise<unknown[]> {
  return page.evaluate(
    (tags) =>
      tags.map((tag) => {
        const element = document.querySelector(tag);
        const roots = [...(element?.shadowRoot?.querySelectorAll('.root') ?? [])];
        // The server does not know the whole query of a page, which the link to the other view keeps, nor who has signed up.
        const shown = roots.filter((root) => root.checkVisibility()).map((root) => root.outerHTML);
        const { width, height } = element?.getBoundingClientRect() ?? {};
        return {
          html: shown.map((html) => html.replaceAll(/ href="\?[^"]*"| class="footer-(?:held|undecided)"/gu, '')),
          width,
          height,
        };
      }),
    TAGS,
  );
}

test('on every page the widgets show with the HTML, and the script takes them over', async ({ demo, page }) => {
  // Nine pages, one after the other.
  test.slow();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', (error) => told.push(error.message));
  for (const { name, page: path, site } of PAGES)
    await test.step(name, async () => {
      const release = await holdScript(page);
      await page.goto(demo.url + path, { waitUntil: 'commit' });
      await expect(formOf(page.locator('shop-newsletter'), site).email, name).toBeVisible();
      const [legalLink = ''] = contentOf(site).legalLinks.map(({ text }) => text);
      await expect(page.locator('shop-footer').getByRole('link', { name: legalLink }), name).toBeVisible();
      await styled(page);
      const before = await look(page);
      const areTheSame = await Promise.all(TAGS.map((tag) => markRoot(page, tag)));
      release();
      for (const tag of TAGS) await expect(page.locator(tag), name).toHaveAttribute('data-shop-ready', '');
      expect(await Promise.all(areTheSame.map((isTheSame) => isTheSame())), name).toEqual([true, true]);
      if (path !== MOVES) expect(await look(page), name).toEqual(before);
      expect(told, name).toEqual([]);
    });
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows the links of the footer, and the link to the sign-up', async ({ demo, page }) => {
    for (const { name, page: path, site } of PAGES) {
      await page.goto(demo.url + path);
      await expectLegalLinks(page.locator('shop-footer'), site);
      await expect(page.locator('shop-newsletter > a'), name).toBeVisible();
      await expect(page.locator('shop-newsletter').getByRole('textbox'), name).toHaveCount(0);
    }
  });
});
