import { expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, SIGN_UP_CALL, signUp } from '../support/sign-up.ts';
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

test('a tag that is removed before its request sends and counts nothing', async ({ host, page }) => {
  const heard = await recordEvents(page);
  host.serve('GET /service/newsletter/api/internal/customers/base-data', { body: { email: 'anna@example.com' } });
  await page.context().addCookies([{ name: 'LoginToken', value: 'a.b.c', url: SHOP }]);
  await host.open(`${NEWSLETTER}${NEWSLETTER}`);
  for (const [when, events] of [
    ['before the rules are evaluated', []],
    ['by a listener of its event', ['shop-newsletter-submit']],
  ] as const) {
    const tag = page.locator('shop-newsletter').first();
    await expect(formOf(tag).email).toHaveValue('anna@example.com');
    await tag.evaluate(async (removed, listens) => {
      if (listens) document.addEventListener('shop-newsletter-submit', () => removed.remove());
      removed.shadowRoot?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      if (!listens) removed.remove();
      // Longer than the rules take to be evaluated, and a request to be begun.
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
    }, events.length > 0);
    expect(
      (await heard()).map(({ type }) => type),
      when,
    ).toEqual(events);
    expect([signUpsOf(host), await dataLayerOf(page)], when).toEqual([[], undefined]);
  }
});

test('a tag that is inserted again after that starts anew', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(NEWSLETTER);
  await fillIn(page);
  await page.evaluate(async () => {
    const tag = document.querySelector('shop-newsletter');
    tag?.remove();
    await new Promise(requestAnimationFrame);
    if (tag) document.body.append(tag);
  });
  await expect(formOf(page).email).toHaveValue('');
  await signUp(page);
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

test('typed values are kept when the site changes, and is sent by the rules of the new one', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  await fillIn(page, 'AT');
  await formOf(page, 'AT').consent.check();
  const tag = page.locator('shop-newsletter');
  await setAttribute(tag, 'site', 'HU');
  await expect(formOf(page, 'HU').lastName).toHaveValue("O'Brien");
  await setAttribute(tag, 'site', 'PL');
  const form = formOf(page, 'PL');
  await expect(form.consent).toBeChecked();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(signUpsOf(host)[0]?.postDataJSON()).toEqual({
    email: 'anna@example.com',
    consents: ['DNE'],
    origin: 'onsite',
    originAddition: 'subsite',
  });
});

test('a click and Enter sign up in a sandbox that forbids forms', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/frame.html', {
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><script src="${SHOP}/shop-widgets.js"></script>${NEWSLETTER}`,
  });
  const frame = '<iframe sandbox="allow-scripts" src="/frame.html" width="900" height="900"></iframe>';
  await host.open(frame + frame, { raw: true });
  for (const [index, submit] of [
    (form: ReturnType<typeof formOf>) => form.submit.click(),
    (form: ReturnType<typeof formOf>) => form.email.press('Enter'),
  ].entries()) {
    const form = formOf(page.locator('iframe').nth(index).contentFrame().locator('body'));
    await form.email.fill('anna@example.com');
    await submit(form);
    await expect(form.success, index === 0 ? 'a click' : 'Enter').toBeVisible();
    expect(signUpsOf(host)).toHaveLength(index + 1);
  }
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
