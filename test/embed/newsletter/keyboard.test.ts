import type { Page } from '@playwright/test';
import { gate, heldBy } from '../session/session-page.ts';
import { keepMessages } from '../support/held-tasks.ts';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { fillIn, formOf, signUpsOf } from './form.ts';

/** The focused element: a link or button of the widget by its text, an element of the page by its tag. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement;
    if (!inside) return document.activeElement?.localName ?? 'nothing';
    const outline = getComputedStyle(inside);
    const ring =
      outline.outlineStyle === 'none' || Number.parseFloat(outline.outlineWidth) < 2 ? ' without a ring' : '';
    const name = inside.getAttribute('name') ?? inside.getAttribute('aria-label') ?? inside.textContent;
    return `${name.replace(/\(.*/, '').trim()}${ring}`;
  });
}

/** Presses Tab until the named element has the focus; returns every stop on the way. */
async function tabTo(page: Page, goal: string | RegExp): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    stops.push(name);
    if (typeof goal === 'string' ? name === goal : goal.test(name)) return stops;
  }
  throw new Error(`${goal} is not reached: ${stops.join(', ')}`);
}

// WCAG 1.3.2, 2.1.1, 2.1.2, 2.4.3, 2.4.7, 3.2.1, 3.2.2
test('the keyboard alone signs up in Hungary, through every stop in order', async ({ host, page }) => {
  await host.open('<button>before</button><shop-newsletter site="HU"></shop-newsletter><button>after</button>');
  const form = formOf(page, 'HU');
  await expect(form.submit).toBeVisible();
  expect(await tabTo(page, 'email')).toEqual(['button', 'email']);
  await page.keyboard.type('anna@example.com');
  // The further fields are shown and unlocked a moment after the first letter.
  await expect(form.salutation).toBeEnabled();
  await expect(form.salutation).toHaveAttribute('aria-required', 'true');
  // The agreed height of the collapsed legal notice.
  expect(await page.locator('.panel-content').boundingBox()).toMatchObject({ height: 60 });
  expect(await tabTo(page, 'salutation')).toEqual(['Mező tartalmának törlése: E-mail-cím', 'salutation']);
  await page.keyboard.press('ArrowDown');
  await expect(form.salutation).toHaveValue('MRS');
  expect(await tabTo(page, 'lastName')).toEqual(['lastName']);
  await page.keyboard.type('Kovács');
  expect(await tabTo(page, 'firstName')).toEqual(['Mező tartalmának törlése: Vezetéknév', 'firstName']);
  await page.keyboard.type('Anna');
  expect(await tabTo(page, /megjelenítése$/)).toEqual([
    'Mező tartalmának törlése: Keresztnév',
    'A\u00A0teljes nyilatkozat megjelenítése',
  ]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('tudnivalók a\u00A0hírlevélről');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('A\u00A0nyilatkozat összecsukása');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Mező tartalmának törlése: Keresztnév');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.consent).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.consent).toBeChecked();
  expect(await tabTo(page, 'Feliratkozom a\u00A0hírlevélre')).toEqual([
    'adatkezelési tájékoztatónkban',
    'Feliratkozom a\u00A0hírlevélre',
  ]);
  expect(await tabTo(page, 'button')).toEqual(['kuponfeltételek', 'Mintahírlevél megtekintése', 'button']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(form.success).toBeFocused();
  expect(await tabTo(page, 'button')).toEqual(['Másik cím megadása', 'button']);
});

/** Checks the focus in every frame and records where it was outside the widget. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const strays: string[] = [];
    Object.assign(window, { strays });
    const look = (): void => {
      if (!document.activeElement?.shadowRoot?.activeElement)
        strays.push(document.activeElement?.localName ?? 'nothing');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { strays: string[] }).strays);
}

test('the focus never falls to the page, from the first submit to the success', async ({ host, page }) => {
  host.serve(SIGN_UP_CALL, { status: 400, body: { type: 'urn:newsletter:email_invalid' } });
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await form.email.focus();
  const strays = await watchFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('anna@gmial.com');
  await page.getByRole('button', { name: /^Meinten Sie/ }).click();
  await expect(form.email).toBeFocused();
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(form.email).toBeFocused();
  await page.keyboard.type('anna@example.com');
  host.serve(SIGN_UP_CALL, { status: 500, body: '' });
  await page.keyboard.press('Enter');
  await expect(form.retry).toBeVisible();
  await expect(form.email).toBeFocused();
  const answer = gate();
  host.serve(SIGN_UP_CALL, heldBy(answer, { status: 201, body: {} }));
  await form.retry.click();
  await expect(form.submitting).toBeFocused();
  answer.open();
  await expect(form.success).toBeFocused();
  expect(await strays()).toEqual([]);
});

/** Answers, and what the form says then. */
const ANSWERS = [
  ['a success', { status: 201, body: {} }, 'Vielen Dank'],
  ['a failure', { status: 500, body: '' }, 'Aus technischen Gründen'],
  ['a refused address', { status: 400, body: { type: 'urn:newsletter:email_invalid' } }, 'eine gültige E-Mail-Adresse'],
] as const;

// WCAG 4.1.3
test('no answer moves the focus of a visitor who has left the widget, and each failure is announced', async ({
  host,
  page,
}) => {
  await keepMessages(page);
  await host.open(`${ANSWERS.map(() => NEWSLETTER).join('')}<input aria-label="Suche">`);
  for (const [index, [what, answer, shown]] of ANSWERS.entries()) {
    await test.step(what, async () => {
      const sent = gate();
      host.serve(SIGN_UP_CALL, heldBy(sent, answer));
      const tag = page.locator('shop-newsletter').nth(index);
      await fillIn(tag);
      await formOf(tag).submit.click();
      await page.getByLabel('Suche').focus();
      await expect.poll(() => signUpsOf(host)).toHaveLength(index + 1);
      sent.open();
      await expect(tag.getByText(shown).first()).toBeVisible();
      if (what !== 'a success') await expect(formOf(tag).alert).toContainText(shown);
      await expect(page.getByLabel('Suche')).toBeFocused();
    });
  }
});

test('Tab reaches a link in the first lines of the folded notice, others after unfolding', async ({ host, page }) => {
  const texts = JSON.stringify({
    'shop.company': 'Kahve ve Çay Türkiye İç ve Dış Ticaret, Sanayi ve Pazarlama Limited Şirketi',
    // Its first link is below the fold of a narrow column.
    'newsletter.legalNotice':
      '{{sender}} (<usage>Aydınlatma Metni</usage>) tarafından e-posta ile ticari elektronik ileti gönderilmesini kabul ' +
      'ediyorum. Bunun için <contact>iletişim formunu</contact> kullanabilirim.\n\n<hint>e-bülten hakkında bilgiler</hint>',
  });
  await host.open(
    `<main><shop-newsletter site="TR"><script type="application/json" data-texts>${texts}</script></shop-newsletter></main>`,
  );
  const width = (px: number): Promise<void> =>
    page.locator('main').evaluate((main, value) => main.setAttribute('style', `inline-size: ${value}px`), px);
  await width(1100);
  const form = formOf(page, 'TR');
  await form.email.fill('ayse@example.com');
  await expect(form.legalNotice).toBeVisible();
  const link = page.getByRole('link', { name: /^Aydınlatma Metni/ });
  expect(await tabTo(page, 'Aydınlatma Metni')).not.toContain('iletişim formunu');
  await page.keyboard.press('Tab');
  await expect(form.legalNotice).toBeFocused();

  await width(280);
  await expect(link).toHaveAttribute('tabindex', '-1');
  await width(1100);
  await expect(link).not.toHaveAttribute('tabindex');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('e-bülten hakkında bilgiler');
});
