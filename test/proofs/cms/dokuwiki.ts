import type { Page } from '@playwright/test';
import { expectPage } from './flows/flows.ts';
import type { HostFacts } from './flows/hosts.ts';
import { expect, testIn } from './flows/test.ts';

const test = testIn('DokuWiki');

const LINK = '<a href="/subscribenewsletter">Newsletter</a>';
const TAG = `<shop-newsletter>${LINK}</shop-newsletter>`;

/** What stands around a widget, so that the styles of the host can be compared. */
const around = (widget: string): string =>
  `====== A page ======\n\nSome **words** before.\n\n${widget}\n\n  * A list\n  * after it\n\n| a | table |\n`;

/** Writes a page in the wiki's own editor. */
async function publish(page: Page, host: HostFacts, id: string, text: string): Promise<string> {
  const path = `/doku.php?id=${id}`;
  await page.goto(`${host.url}${path}&do=edit`);
  await page.locator('#wiki__text').fill(text);
  await page.locator('#edbtn__save').click();
  await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  return path;
}

for (const [where, widget] of Object.entries({
  'raw HTML (`htmlok`), as a block: the tag': `<HTML>\n${TAG}\n</HTML>`,
  'raw HTML (`htmlok`), in a sentence: the tag': `Here: <html>${TAG}</html>.`,
  'raw HTML (`htmlok`): the placeholder': `<html><div data-shop-widget="newsletter">${LINK}</div></html>`,
  'a plug-in that prints the tag': '{{shop>newsletter}}',
})) {
  test(where, async ({ host, page }) => {
    const path = await publish(page, host, where.replaceAll(/\W+/g, '_').toLowerCase(), around(widget));
    await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
  });
}

test('the template’s footer (`footer.html`): the tag', async ({ host, page }) => {
  const path = await publish(page, host, 'footer', around('Nothing of the shop.'));
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('text of a wiki without raw HTML: neither tag nor placeholder', async ({ host, page }) => {
  const placeholder = `<div data-shop-widget="newsletter">${LINK}</div>`;
  const path = await publish(
    page,
    host,
    'plain',
    around(`${TAG}\n\n<html>${placeholder}</html>\n\n{{shop>newsletter}}`),
  );
  await page.goto(`${host.url}${path}&host_plain&purge=true`);
  // The one is the plug-in's.
  await expect(page.locator('shop-newsletter')).toHaveCount(1);
  await expect(page.locator('[data-shop-widget]')).toHaveCount(0);
  await expect(page.getByText('<shop-newsletter>')).toBeVisible();
  await expect(page.getByText('<div data-shop-widget=')).toBeVisible();
});
