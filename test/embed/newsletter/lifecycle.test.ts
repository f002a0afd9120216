import { expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { dataLayerOf, fillIn, formOf, recordEvents, signUpsOf } from './form.ts';

test('a tag that is removed while sending aborts its request and dispatches nothing more', async ({ host, page }) => {
  const heard = await recordEvents(page);
  let answer = (): void => undefined;
  host.serve(SIGN_UP_CALL, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return undefined;
  });
  await host.open(NEWSLETTER);
  await fillIn(page);
  await formOf(page).submit.click();
  const ended = page.waitForEvent('requestfailed');
  await page.locator('shop-newsletter').evaluate((tag) => tag.remove());
  expect((await ended).failure()?.errorText).toContain('ERR_ABORTED');
  answer();
  await expect.poll(() => dataLayerOf(page)).toHaveLength(1);
  expect((await heard()).map(({ type }) => type)).toEqual(['shop-newsletter-submit']);
  expect(host.console).toEqual([]);
});

test('a tag that is removed before its request, after a click or by a listener, sends and counts nothing', async ({
  host,
  page,
}) => {
  acceptSignUps(host);
  // A form that its visitor has not come to: the click evaluates the rules, which takes a while.
  host.serve('GET /service/newsletter/api/internal/customers/base-data', { body: { email: 'anna@example.com' } });
  await page.context().addCookies([{ name: 'LoginToken', value: 'a.b.c', url: SHOP }]);
  const origins = ['removed-after-the-click', 'removed-by-the-listener', 'stays'];
  await host.open(origins.map((origin) => `<shop-newsletter origin="${origin}"></shop-newsletter>`).join(''));
  const tagOf = (origin: string) => page.locator(`shop-newsletter[origin=${origin}]`);
  for (const origin of origins) await expect(formOf(tagOf(origin)).email).toHaveValue('anna@example.com');
  await tagOf('removed-after-the-click').evaluate((tag) => {
    tag.shadowRoot?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    tag.remove();
  });
  await tagOf('removed-by-the-listener').evaluate((tag) => {
    tag.addEventListener('shop-newsletter-submit', () => tag.remove());
    tag.shadowRoot?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
  await expect(page.locator('shop-newsletter')).toHaveCount(1);
  // The request of the one that stays comes after those that the others would have sent.
  await formOf(tagOf('stays')).submit.click();
  await expect(formOf(tagOf('stays')).success).toBeVisible();
  const sent = signUpsOf(host).map((call) => (call.postDataJSON() as { origin: string }).origin);
  expect(sent).toEqual(['stays']);
  expect(await dataLayerOf(page)).toHaveLength(1);
});

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
  await expect(submit).toBeVisible();
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
