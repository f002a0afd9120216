import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, SIGN_UP_CALL } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { fillIn, formOf, signUpsOf } from './form.ts';

test('two tags on a page are independent', async ({ host, page }) => {
  host.serve(SIGN_UP_CALL, (request) =>
    (request.postData() ?? '').includes('anna') ? { status: 500, body: '' } : { status: 201, body: {} },
  );
  await host.open(
    '<shop-newsletter id="one" site="DE"></shop-newsletter><shop-newsletter id="two" site="HU" origin="two"></shop-newsletter>',
  );
  const [one, two] = [formOf(page.locator('#one'), 'DE'), formOf(page.locator('#two'), 'HU')];
  await one.email.fill('anna@example.com');
  await expect(two.email).toHaveValue('');
  await expect(two.consent).toBeHidden();
  await fillIn(page.locator('#two'), 'HU', 'otto@example.com');
  await one.submit.click();
  await expect(one.retry).toBeVisible();
  await expect(two.alert).toBeEmpty();
  await two.submit.click();
  await expect(two.success).toBeFocused();
  await expect(one.email).toHaveValue('anna@example.com');
  expect(signUpsOf(host).map((call) => (call.postDataJSON() as { origin: string }).origin)).toEqual(['onsite', 'two']);
});

test('a browser translator that replaces every text does not break the tag', async ({ host, page }) => {
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
  acceptSignUps(host);
  await field.press('Enter');
  await expect(page.getByRole('status')).not.toBeEmpty();
  // The browser itself reports the answer 500; a widget that breaks would say so too.
  expect(host.console.filter((line) => !line.includes('500'))).toEqual([]);
});
