import type { Page } from '@playwright/test';
import { SITES } from '../../../src/embed/market/sites.ts';
import { fillIn, formOf, signUpsOf } from '../newsletter/form.ts';
import { forceMount, treeOf } from '../prerender/prerendered-page.ts';
import { holdTasks } from '../support/held-tasks.ts';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';
import { unreserved } from '../../support/prerendered.ts';

type Form = ReturnType<typeof formOf>;

const isReady = (page: Page): Promise<boolean> =>
  page.locator('shop-newsletter').evaluate((tag) => tag.hasAttribute('data-shop-ready'));

// One site that shows the address alone at first, and one with all fields.
for (const site of ['DE', 'HU'] as const) {
  test(`the sign-up of ${site} shows before React is evaluated, and its markup stays`, async ({ host, page }) => {
    const release = await holdTasks(page);
    await host.open(
      `<shop-newsletter site="${site}" origin="blog"><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>`,
    );
    await expect(formOf(page, site).email).toBeVisible();
    expect(await isReady(page)).toBe(true);
    await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeHidden();
    const before = await treeOf(page, 'shop-newsletter');
    const input = await formOf(page, site).email.elementHandle();
    await release();
    await forceMount(page, 'shop-newsletter');
    expect(await treeOf(page, 'shop-newsletter')).toBe(before);
    expect(await input?.evaluate((node) => node.isConnected)).toBe(true);
    expect(host.console).toEqual([]);
  });
}

test.describe('on a screen that takes touches', () => {
  test.use({ hasTouch: true });
  const presses = [
    ['a click', (form: Form) => form.submit.click()],
    ['a tap', (form: Form) => form.submit.tap()],
    ['Enter', (form: Form) => form.email.press('Enter')],
  ] as const;
  for (const [at, site] of SITES.entries()) {
    const [how, press] = presses[at % 3] ?? presses[0];
    test(`${how} before React is evaluated sends nothing and leads to the notice: ${site}`, async ({ host, page }) => {
      const release = await holdTasks(page);
      await host.open(`<shop-newsletter site="${site}"></shop-newsletter>`);
      const form = formOf(page, site);
      await form.email.pressSequentially('anna@example.com');
      await press(form);
      await release();
      await expect(form.alert).toHaveText(form.texts['newsletter.review']);
      await expect(form.legalNotice).toBeVisible();
      await expect(form.email).toBeFocused();
      expect(signUpsOf(host)).toEqual([]);
      await fillIn(page, site);
      await press(form);
      await expect(form.success).toBeVisible();
      expect(signUpsOf(host)).toHaveLength(1);
      expect(host.console).toEqual([]);
    });
  }
});

test('an address that is left before React is evaluated is checked when it is', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open(NEWSLETTER);
  const { email, texts } = formOf(page);
  await email.fill('anna@wrong');
  await email.blur();
  await release();
  await expect(email).toHaveAccessibleDescription(texts['newsletter.email.invalid']);
});

for (const [what, before, after] of [
  ['a press of it ends', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['the mouse leaves it', () => undefined, (page: Page) => page.mouse.move(0, 0)],
  ['somebody types on', () => undefined, (page: Page) => page.keyboard.press('End')],
] as const) {
  test(`a button with a mouse on it stays there when React takes over, until ${what}`, async ({ host, page }) => {
    const release = await holdTasks(page);
    await host.open('<shop-newsletter site="TR"></shop-newsletter>');
    const form = formOf(page, 'TR');
    await form.email.pressSequentially('anna@example.com');
    await form.submit.hover();
    await before(page);
    await release();
    await expect.poll(() => isReady(page)).toBe(true);
    await expect(form.legals).toBeHidden();
    await after(page);
    await expect(form.legals).toBeVisible();
    if (what === 'a press of it ends') await expect(form.email, 'the press was not lost').toBeFocused();
  });
}

test('a tag that is changed before React is evaluated shows what it was changed to', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open(NEWSLETTER);
  await expect(formOf(page).email).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => tag.setAttribute('heading-level', '3'));
  await release();
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(rootOf(page)).toHaveCount(1);
  await expect(rootOf(page).locator('h3')).toBeVisible();
  expect(host.console).toEqual([]);
});

test('a tag that leaves before React is evaluated comes back with what was typed', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open(NEWSLETTER);
  await formOf(page).email.fill('anna@example.com');
  await page.evaluate(() => {
    const tag = document.querySelector('shop-newsletter');
    tag?.remove();
    Object.assign(window, { tag });
  });
  await release();
  await page.evaluate(() => document.body.append((window as unknown as { tag: Element }).tag));
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(rootOf(page)).toHaveCount(1);
  await expect(formOf(page).email).toHaveValue('anna@example.com');
});

/** Pages as shops have them: each shows something else than a tag with nothing set. */
const SHOPS = {
  'the page of the README': {
    script: `<script src="/shop-widgets.js" defer data-site="AT" data-texts='{"shop.company": "Radhaus Lindner GmbH", "shop.goods": "Fahrräder"}'></script>`,
    body: '<shop-newsletter></shop-newsletter>',
    shows: 'Fahrräder',
  },
  'a page with own sentences, links and pictures': {
    script: `<script src="/shop-widgets.js" defer data-offer="none" data-link-base="https://laden.example" data-image-base="/static/newsletter" data-texts='{"newsletter": {"title": "Post vom {{shop}}", "link": {"sample": null}}, "shop.name": "Radhaus"}'></script>`,
    body: '<shop-newsletter heading-level="3"></shop-newsletter>',
    shows: 'Post vom Radhaus',
  },
  'a footer with alternates': {
    head: '<link rel="alternate" hreflang="de-AT" href="/at"><link rel="alternate" hreflang="de-DE" href="/">',
    body: '<shop-footer site="DE"></shop-footer>',
    shows: 'Deutschland',
  },
  'a footer of a checkout in another footer': {
    body: '<footer><shop-footer site="DE" checkout hide-newsletter></shop-footer></footer>',
    shows: 'Zahlung',
  },
  'a footer that a cookie reduces': {
    head: '<script>document.cookie = "NewApp=1"</script>',
    body: '<shop-footer site="DE"></shop-footer>',
    shows: 'Impressum',
  },
} as const;

for (const [what, { body, shows, ...options }] of Object.entries(SHOPS))
  for (const form of ['script', 'modules'] as const) {
    test(`${what} shows before React is evaluated, and nothing of it moves: ${form}`, async ({ host, page }) => {
      host.dependsOn(form, 'It is on each form.');
      const release = await holdTasks(page);
      await host.open(body, options);
      const tag = page.locator('shop-newsletter, shop-footer').first();
      const name = await tag.evaluate(({ localName }) => localName);
      await expect(tag.getByText(shows).first()).toBeVisible();
      const before = [unreserved(await treeOf(page, name)), await tag.boundingBox()];
      await release();
      await forceMount(page, name);
      expect([unreserved(await treeOf(page, name)), await tag.boundingBox()]).toEqual(before);
      expect(host.console).toEqual([]);
    });
  }

test('an expired link and own content are not painted first, and swallowed content stays visible', async ({
  host,
  page,
}) => {
  await holdTasks(page);
  await host.open(`
    <shop-newsletter id="plain"></shop-newsletter>
    <shop-newsletter id="link" invalid-link></shop-newsletter>
    <shop-footer id="content" data-content="{}"></shop-footer>
    <shop-newsletter id="open"><h1>Shop</h1></shop-newsletter>`);
  await expect(rootOf(page, '#plain')).toBeVisible();
  for (const id of ['#link', '#content']) await expect(rootOf(page, id)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
});

test('a page that names its company names it in the consents', async ({ host, page }) => {
  const script = `<script src="/shop-widgets.js" defer data-texts='{"shop": {"company": "Kaffee AG"}}'></script>`;
  await host.open('<shop-newsletter></shop-newsletter>', { script });
  await formOf(page).email.fill('anna@example.com');
  await expect(page.getByText('Kaffee AG').first()).toBeVisible();
});
