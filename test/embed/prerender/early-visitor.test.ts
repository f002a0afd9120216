import { PS_DATA } from '../footer/footer-page.ts';
import { formOf, signUpsOf } from '../newsletter/form.ts';
import { gate, heldBy } from '../session/session-page.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { forgetShifts, markRoot, openWithoutScript, prerendered, runScript, shiftsOn } from './prerendered-page.ts';

test('an address typed before the script runs keeps its focus and caret, and is sent', async ({ host, page }) => {
  const tag = 'shop-newsletter';
  await openWithoutScript(host, prerendered({ tag, attributes: { site: 'DE' } }));
  const isPrerendered = await markRoot(page, tag);
  const form = formOf(page);
  await form.email.click();
  await page.keyboard.type('anna@example.com');
  await page.keyboard.press('ArrowLeft');
  await runScript(host, tag);
  await expect(form.email).toHaveValue('anna@example.com');
  await expect(form.email).toBeFocused();
  // What shows once a visitor has begun.
  await expect(form.consent).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('.org');
  await expect(form.email).toHaveValue('anna@example.com.org');
  expect(await isPrerendered()).toBe(true);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(signUpsOf(host).map((call) => (call.postDataJSON() as { email: string }).email)).toEqual([
    'anna@example.com.org',
  ]);
  expect(host.console).toEqual([]);
});

/** What makes the script replace the markup that it finds. */
const REPLACED: Readonly<Record<string, (html: string) => string>> = {
  'of another version': (html) => html.replace('&quot;version&quot;:&quot;', '&quot;version&quot;:&quot;0'),
  'that was translated': (html) => html.replace(/(?<=<p class="offer-lead">)[^<]*/, '<font><font>Hello</font></font>'),
};

for (const [what, change] of Object.entries(REPLACED)) {
  test(`an address typed into markup ${what} goes on with its focus and caret`, async ({ host, page }) => {
    const tag = 'shop-newsletter';
    await openWithoutScript(host, change(prerendered({ tag, attributes: { site: 'DE' } })));
    const isPrerendered = await markRoot(page, tag);
    const form = formOf(page);
    await page.locator('shop-newsletter input[name=email]').click();
    await page.keyboard.type('nna@example.com');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await runScript(host, tag);
    expect(await isPrerendered()).toBe(false);
    await expect(form.email).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('a');
    await expect(form.email).toHaveValue('anna@example.com');
    await expect(page.locator('.offer-extended')).toBeVisible();
  });
}

for (const [what, change] of Object.entries({ ...REPLACED, 'of this version': (html: string) => html })) {
  test(`a press of markup ${what} that ends after the script has run leads to the notice, and the next sends`, async ({
    host,
    page,
  }) => {
    const tag = 'shop-newsletter';
    await openWithoutScript(host, change(prerendered({ tag, attributes: { site: 'DE' } })));
    const form = formOf(page);
    await page.locator('shop-newsletter input[name=email]').fill('anna@example.com');
    await page.locator('shop-newsletter [type=submit]').hover();
    await page.mouse.down();
    await runScript(host, tag);
    await page.mouse.up();
    await expect(form.alert).toHaveText(form.texts['newsletter.review']);
    await expect(form.legalNotice).toBeVisible();
    await expect(form.email).toBeFocused();
    expect(signUpsOf(host)).toEqual([]);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(signUpsOf(host)).toHaveLength(1);
  });
}

test('a sign-up that is pressed before the script runs sends nothing, and the page stays', async ({ host, page }) => {
  await openWithoutScript(host, prerendered({ tag: 'shop-newsletter', attributes: { site: 'DE' } }));
  const form = formOf(page);
  await form.email.fill('anna@example.com');
  await page.keyboard.press('Enter');
  await form.submit.click();
  // A page that the browser had left by submitting the form would be empty by now.
  await runScript(host, 'shop-newsletter');
  await expect(form.email).toHaveValue('anna@example.com');
  expect(page.url()).not.toContain('anna');
  expect(signUpsOf(host)).toEqual([]);
});

test('a button that is pressed in strange markup leads to no error of the page', async ({ host, page }) => {
  const strange = `<button aria-controls='"]'>Open</button><p id='"]' hidden>More</p>`;
  const root = `<template shadowrootmode="open"><div class="root">${strange}</div><slot></slot></template>`;
  await openWithoutScript(host, `<shop-newsletter>${root}</shop-newsletter>`);
  const isPressed = page.evaluate(async () => {
    await customElements.whenDefined('shop-newsletter');
    document.querySelector('shop-newsletter')?.shadowRoot?.querySelector('button')?.click();
  });
  await host.addScript();
  await isPressed;
  await formOf(page).email.click();
  await expect(formOf(page).consent).toBeVisible();
});

test('the sign-up of the footer waits for the service’s answer, and its place stays', async ({ host, page }) => {
  const answer = gate();
  host.serve(PS_DATA, heldBy(answer, { body: { nl_status: 'NONE' } }));
  await openWithoutScript(host, prerendered({ tag: 'shop-footer', attributes: { platform: 'CLASSIC' } }));
  await expect(formOf(page).email).toBeHidden();
  const asked = page.waitForRequest('**/psdata');
  await runScript(host, 'shop-footer', 1, false);
  await asked;
  // However long the test takes to look.
  await page.locator('.footer-sign-up').evaluate((place) => {
    for (const animation of place.getAnimations()) Object.assign(animation, { currentTime: 1400 }).pause();
  });
  await expect(formOf(page).email).toBeHidden();
  answer.open();
  await expect(formOf(page).email).toBeVisible();
  expect(await shiftsOn(page)).toEqual([]);
});

test('where the service does not answer, the sign-up of the footer shows all the same', async ({ host, page }) => {
  host.serve(PS_DATA, () => new Promise(() => undefined));
  await openWithoutScript(host, prerendered({ tag: 'shop-footer', attributes: { platform: 'CLASSIC' } }));
  await runScript(host, 'shop-footer', 1, false);
  await expect(formOf(page).email).toBeVisible();
});

for (const [where, act, steps] of [
  ['in view', () => Promise.resolve(), [150]],
  ['in view, where no motion is wanted', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }), []],
  ['in view, after a key', (page: Page) => page.keyboard.press('Shift'), []],
  ['below the view', (page: Page) => page.evaluate(() => scrollTo(0, 0)), []],
] as const) {
  test(`a subscriber sees no sign-up in the footer, and its place closes: ${where}`, async ({ host, page }) => {
    const answer = gate();
    host.serve(PS_DATA, heldBy(answer, { body: { nl_status: 'SUBSCRIBED' } }));
    await page.addInitScript(() => {
      const durations: unknown[] = [];
      Object.assign(window, { durations });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: Element, keyframes, duration) {
        durations.push(duration);
        return animate.call(this, keyframes, duration);
      };
    });
    const html = prerendered({ tag: 'shop-footer', attributes: { platform: 'CLASSIC' } });
    await openWithoutScript(host, `<main style="height: 2000px">Shop</main>${html}`);
    await page.evaluate(() => scrollTo(0, 1800));
    await page.clock.install();
    const asked = page.waitForRequest('**/psdata');
    await runScript(host, 'shop-footer', 1, false);
    await asked;
    // The visitor has not just scrolled.
    await page.clock.runFor(1000);
    await act(page);
    answer.open();
    await expect(page.locator('.footer-sign-up')).toHaveCount(0);
    const footer = await page.locator('shop-footer').boundingBox();
    const links = await page.locator('.footer-sheet').boundingBox();
    expect(links?.y, 'the links begin where the footer does').toBe(footer?.y);
    expect(await page.evaluate('durations')).toEqual(steps);
  });
}

test('a sign-up that a subscriber has begun is not taken away', async ({ host, page }) => {
  host.serve(PS_DATA, { body: { nl_status: 'SUBSCRIBED' } });
  await openWithoutScript(host, prerendered({ tag: 'shop-footer', attributes: { platform: 'CLASSIC' } }));
  await formOf(page).email.fill('anna@example.com');
  await runScript(host, 'shop-footer');
  await expect(formOf(page).email).toHaveValue('anna@example.com');
});

test('a group that find-in-page has opened before the script runs stays open', async ({ host, page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openWithoutScript(host, prerendered({ tag: 'shop-footer', attributes: { platform: 'MATCH' } }));
  const content = page.locator('shop-footer .footer-fold-content').first();
  await content.evaluate((element) => element.removeAttribute('hidden'));
  await forgetShifts(page);
  await runScript(host, 'shop-footer');
  await expect(content).toBeVisible();
  await expect(page.locator('shop-footer .footer-fold-button').first()).toHaveAttribute('aria-expanded', 'true');
  // Before the press, which moves what is below.
  expect(await shiftsOn(page)).toEqual([]);
  await page.locator('shop-footer .footer-fold-button').first().click();
  await expect(content).toHaveAttribute('hidden', 'until-found');
});
