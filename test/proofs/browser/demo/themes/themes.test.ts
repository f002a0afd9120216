import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../../theming/contrast.ts';
import { expect, test } from '../../../../embed/newsletter/demo-server.ts';
import { violationsOn } from '../../../../embed/support/axe.ts';
import { openDialog } from '../../../../embed/support/staff.ts';
import { textsOnPage } from './texts-on-page.ts';

const THEMES = ['No theme', 'Dark', 'Nordholm', 'Volume'] as const;

/** Opens the page of the themes, and waits until every state is shown. */
async function openThemes(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/themes/`);
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await expect(page.getByText('Vielen Dank – nur noch ein Klick!')).toBeVisible();
  await expect(page.getByText('Die Anmeldung hat nicht geklappt')).toBeVisible();
  await expect(page.getByText(/^Leider ist dieser Link nicht mehr gültig/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
}

const errors = (page: Page): Locator => page.getByRole('region', { name: 'Sign-up with errors' });

/** The lowest contrast of an element's border with the ground around it. */
function borderContrast(element: Locator, ground: string): Promise<number> {
  return element.evaluate((found) => getComputedStyle(found).borderTopColor).then((color) => contrast(color, ground));
}

test('in every theme the texts and borders of every state stand out, on whatever page', async ({ demo, page }) => {
  // Without it a button is still on its way from one colour to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openThemes(page, demo.url);
  for (const theme of THEMES) {
    await page.getByRole('radio', { name: theme }).check();
    const texts = await textsOnPage(page);
    expect(texts.length).toBeGreaterThan(150);
    const unreadable = texts.filter(({ color, ground }) => ground === null || contrast(color, ground) < 4.5);
    expect(unreadable, theme).toEqual([]);

    const surface = await errors(page)
      .getByRole('heading', { level: 4 })
      .evaluate((heading) => getComputedStyle(heading.closest('.offer') ?? heading).backgroundColor);
    expect(await borderContrast(errors(page).getByRole('textbox'), surface), theme).toBeGreaterThan(3);
    expect(await borderContrast(errors(page).getByRole('checkbox'), surface), theme).toBeGreaterThan(3);
  }
  // The last theme, for what computed colours do not say: opacity, and what covers what.
  expect(await violationsOn(page, { only: (axe) => axe.include('.stages').withRules(['color-contrast']) })).toEqual([]);
});

test('a dark theme takes selects, dates and scroll bars along, and more contrast is given on request', async ({
  demo,
  page,
}) => {
  await openThemes(page, demo.url);
  const dialog = await openDialog(page);
  const schemes = () =>
    dialog
      .locator('select, input')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).colorScheme))]);
  expect(await schemes()).toEqual(['light']);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await openDialog(page);
  await expect.poll(schemes).toEqual(['dark']);
  await page.keyboard.press('Escape');

  const field = page.getByRole('region', { name: 'Sign-up', exact: true }).getByRole('textbox');
  const colors = () =>
    field.evaluate((found) => [getComputedStyle(found).borderTopColor, getComputedStyle(found).color] as const);
  const [edge, text] = await colors();
  expect(edge).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(colors).toEqual([text, text]);

  await page.emulateMedia({ forcedColors: 'active' });
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Canvas; color: CanvasText';
    const { backgroundColor, color } = getComputedStyle(probe);
    return { backgroundColor, color };
  });
  const heading = errors(page).getByRole('heading', { level: 4 });
  const seen = await heading.evaluate((found) => [
    getComputedStyle(found).color,
    getComputedStyle(found.closest('.offer') ?? found).backgroundColor,
  ]);
  expect(seen).toEqual([system.color, system.backgroundColor]);
});

test('no page of the themes has an axe finding, or is wider than a phone', async ({ demo, page }) => {
  // Axe, three times.
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['', 'nordholm.html', 'volume.html']) {
    if (path === '') await openThemes(page, demo.url);
    else {
      await page.goto(`${demo.url}/themes/${path}`);
      await expect(page.getByText('E-Mail-Adresse*'), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Impressum' }), path).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `/themes/${path}`).toBe(360);
    // The page shows footers one below the other; and axe takes the hidden fallback link in a footer for visible.
    const findings = await violationsOn(page, { only: (axe) => axe.disableRules(['landmark-unique', 'region']) });
    expect(findings, `/themes/${path}`).toEqual([]);
  }
});
