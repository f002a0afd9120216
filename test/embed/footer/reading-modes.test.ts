import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { TEXT_SPACING } from '../support/reflow.ts';
import { child, FAR_BELOW, openEverything, openFooter, replaceFooter } from './footer-page.ts';

test.beforeEach(async ({ page }) => {
  // A chevron takes more space while it turns.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const LONG = 'Rückgabebedingungsänderungsmitteilung';
const LINK = { url: '/long', text: LONG };

/** Doubles the size of all text, as a browser does that zooms text only, and widens its spacing. */
function enlargeText(page: Page): Promise<void> {
  return page.locator('shop-footer .root *').evaluateAll((elements, spacing) => {
    const style = Object.assign(document.createElement('style'), { textContent: spacing });
    document.querySelector('shop-footer')?.shadowRoot?.append(style);
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      (element as HTMLElement).style.fontSize = `${(sizes[index] ?? 0) * 2}px`;
    });
  }, TEXT_SPACING);
}

// WCAG 1.4.4, 1.4.12
test('no word overflows its column at twice the text size and with wider spacing', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await host.open('');
  for (const platform of ['CLASSIC', 'MATCH']) {
    await replaceFooter(host, {
      attributes: `platform="${platform}"`,
      inside: child({
        headline: LONG,
        teaser: {
          groups: [{ heading: { link: LINK, iconName: 'returns' }, introductoryText: LONG, links: [{ link: LINK }] }],
        },
        seo: { heading: LONG, columns: [{ links: [LINK] }] },
        socialMedia: { heading: LONG },
        appReferences: { heading: LONG, appIcons: [{ link: LINK, iconName: 'appStore' }] },
        legalLinks: [LINK],
        qualityLogos: { heading: LONG },
        salesTax: { textBeforeLink: LONG, link: LINK, textAfterLink: LONG },
        countries: [{ code: 'DE', label: LONG, href: '/', flag: 'de' }],
      }),
    });
    await expect(page.locator('.footer-legal')).toBeVisible();
    await openEverything(page);
    await enlargeText(page);
    const tooWide = await page.locator('shop-footer .root *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
        .filter((element) => {
          const right = element.parentElement?.getBoundingClientRect().right ?? Infinity;
          return element.getBoundingClientRect().right > right + 1;
        })
        .map((element) => `${element.localName}.${element.getAttribute('class')}`),
    );
    expect(tooWide, platform).toEqual([]);
  }
});

test('the icons take on the forced colours', async ({ host, page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openFooter(host, { around: FAR_BELOW });
  await expect(page.locator('.footer-groups')).toBeVisible();
  const icons = await page.locator('shop-footer svg.icon').evaluateAll((all) =>
    all.map((icon) => ({
      own: getComputedStyle(icon).color,
      around: icon.parentElement === null ? '' : getComputedStyle(icon.parentElement).color,
    })),
  );
  expect(icons.length).toBeGreaterThan(8);
  for (const { own, around } of icons) expect(own).toBe(around);
});
