import { ANSWERS } from '../../support/answers.ts';
import { keepMessages } from '../support/held-tasks.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { fillIn, formOf } from './form.ts';

test('a browser translator that replaces every text does not break the tag', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  // As browsers translate: each text node is replaced by two nested elements with another text.
  const translate = (): Promise<number> =>
    page.locator('shop-newsletter').evaluate((tag) => {
      const create = (name: string): HTMLElement => document.createElement(name);
      const walker = document.createTreeWalker(tag.shadowRoot as Node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim() !== '')) {
        const [outer, inner] = [create('font'), create('font')];
        inner.textContent = `${text.data}\u200a`;
        outer.append(inner);
        text.replaceWith(outer);
      }
      return texts.length;
    });
  host.serve(SIGN_UP_CALL, { status: 500, body: '' });
  await keepMessages(page);
  await host.open('<shop-newsletter site="HU"></shop-newsletter>');
  const field = page.locator('input[name=email]');
  const submit = page.locator('button[type=submit]');
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready');
  expect(await translate()).toBeGreaterThan(5);
  await submit.click();
  await translate();
  await setAttribute(page.locator('shop-newsletter'), 'invalid-link', '');
  await setAttribute(page.locator('shop-newsletter'), 'invalid-link', null);
  await fillIn(page.locator('shop-newsletter'), 'HU');
  await translate();
  await submit.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await translate();
  await setAttribute(page.locator('shop-newsletter'), 'site', 'DE');
  await translate();
  host.serve(SIGN_UP_CALL, ANSWERS.signUp);
  await field.press('Enter');
  await expect(page.locator('[part=result]')).not.toBeEmpty();
  // The browser itself reports the answer 500; a widget that breaks would say so too.
  expect(host.console.filter((line) => !line.includes('500'))).toEqual([]);
});

for (const what of ['submit', 'another'] as const) {
  test(`the second half of a double click on the button "${what}" ticks no consent in its place`, async ({
    host,
    page,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Animation.enable');
    await host.open(NEWSLETTER);
    const form = formOf(page);
    await form.email.fill('anna@example');
    await expect(page.locator('.offer-extended')).toHaveCSS('pointer-events', 'auto');
    // What lasts half a second lasts as long as the test.
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
    if (what === 'another') {
      await form.email.fill('anna@example.com');
      await form.submit.click();
    }
    const box = await (
      what === 'another' ? page.getByRole('button', { name: form.texts['newsletter.success.another'] }) : form.submit
    ).boundingBox();
    const place = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10] as const;
    await page.mouse.click(...place);
    await page.locator('shop-newsletter').evaluate((element, [x, y]) => {
      const consent = element.shadowRoot?.querySelector('[type=checkbox]')?.getBoundingClientRect() ?? new DOMRect();
      element.style.translate = `${x - consent.x - 5}px ${y - consent.y - 5}px`;
    }, place);
    await page.mouse.click(...place);
    await expect(form.consent).not.toBeChecked();
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(page.locator('.offer-extended')).toHaveCSS('pointer-events', 'auto');
    await page.mouse.click(...place);
    await expect(form.consent).toBeChecked();
  });
}

test('an address that is typed key by key keeps every letter and the place of the caret', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const { email } = formOf(page);
  await email.pressSequentially('anna@example.com');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.muster');
  await expect(email).toHaveValue('anna.muster@example.com');
  await expect(email).toHaveAccessibleDescription('');
});
