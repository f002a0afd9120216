import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { fillIn, formOf } from './form.ts';

// WCAG 2.2.2
test('with reduced motion nothing moves, including the spinner', async ({ host, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  host.serve(SIGN_UP_CALL, () => new Promise(() => undefined));
  await host.open(NEWSLETTER);
  await fillIn(page);
  const form = formOf(page);
  await form.legalNotice.click();
  await form.submit.click();
  await expect(form.submitting).toBeVisible();
  const moving = await page.locator('shop-newsletter').evaluate((tag) => {
    const all = [...(tag.shadowRoot?.querySelectorAll('*') ?? [])];
    const long = all.filter((element) => {
      const { transitionDuration, animationName, animationIterationCount } = getComputedStyle(element);
      const transition = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0.01);
      return transition || (animationName !== 'none' && animationIterationCount === 'infinite');
    });
    return long.map((element) => `${element.localName}.${element.getAttribute('class')}`);
  });
  expect(moving).toEqual([]);
});

test('on a dark page the form keeps its own light scheme', async ({ host, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.open(`<style>:root { color-scheme: dark; color: #fff; background: #000 }</style>${NEWSLETTER}`);
  const { email } = formOf(page);
  expect(await email.evaluate((field) => getComputedStyle(field).colorScheme)).toBe('light only');
  expect(await email.evaluate((field) => getComputedStyle(field).color)).toBe('rgb(35, 28, 24)');
  // What the browser draws follows the page's request; the colours are the page's to set with it.
  await page.addStyleTag({ content: ':root { --shop-color-scheme: dark }' });
  expect(await email.evaluate((field) => getComputedStyle(field).colorScheme)).toBe('dark');
});

// WCAG 1.4.11, 2.5.8
for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const) {
  test(`with ${Object.values(media).join()} contrast edges and focus are visible, and the folded notice does not fade`, async ({
    host,
    page,
  }) => {
    await page.emulateMedia(media);
    await page.setViewportSize({ width: 390, height: 844 });
    await host.open(`<style>:root { --shop-font-family: sans-serif }</style>${NEWSLETTER}`);
    await fillIn(page);
    await expect(page.locator('.panel-collapsed .panel-content')).toHaveCSS('mask-image', 'none');
    const colours = await page
      .locator('.offer-lead, .offer-small')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    expect(new Set(colours).size).toBe(1);
    const { email, submit } = formOf(page);
    await submit.focus();
    await expect(submit).toHaveCSS('outline-style', 'solid');
    for (const edge of [email, submit]) await expect(edge).toHaveCSS('border-top-style', 'solid');
    const example = await page.getByRole('link', { name: /^Beispiel-Newsletter/ }).boundingBox();
    expect(example?.height).toBeGreaterThanOrEqual(24);
  });
}

test('in print nothing of the sign-up is shown', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(formOf(page).submit).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.offer')).toBeHidden();
});
