import { expectPage } from './flows/flows.ts';
import { expect, testIn } from './flows/test.ts';
import { publish } from './flows/wiki-editor.ts';

const test = testIn('DokuWiki');

const LINK = '<a href="/subscribenewsletter">Newsletter</a>';
const TAG = `<shop-newsletter>${LINK}</shop-newsletter>`;

for (const [where, widget] of Object.entries({
  'raw HTML (`htmlok`), as a block: the tag': `<HTML>\n${TAG}\n</HTML>`,
  'raw HTML (`htmlok`), in a sentence: the tag': `Here: <html>${TAG}</html>.`,
  'raw HTML (`htmlok`): the placeholder': `<html><div data-shop-widget="newsletter">${LINK}</div></html>`,
})) {
  test(where, async ({ host, page }) => {
    const path = await publish(page, host, where.replaceAll(/\W+/g, '_').toLowerCase(), widget);
    await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
  });
}

test('the template’s footer (`footer.html`): the tag', async ({ host, page }) => {
  const path = await publish(page, host, 'footer', 'Nothing of the shop.');
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('text of a wiki without raw HTML: neither tag nor placeholder', async ({ host, page }) => {
  const placeholder = `<div data-shop-widget="newsletter">${LINK}</div>`;
  const path = await publish(page, host, 'plain', `${TAG}\n\n<html>${placeholder}</html>`);
  await page.goto(`${host.url}${path}&host_plain&purge=true`);
  await expect(page.locator('shop-newsletter, [data-shop-widget]')).toHaveCount(0);
  await expect(page.getByText('<shop-newsletter>')).toBeVisible();
  await expect(page.getByText('<div data-shop-widget=')).toBeVisible();
});
