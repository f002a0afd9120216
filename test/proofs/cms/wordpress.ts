import { asUser, type User } from './flows/as-user.ts';
import { expectPage } from './flows/flows.ts';
import { expect, testIn } from './flows/test.ts';
import { activate, publishBlock, publishClassic } from './flows/wordpress-editors.ts';

const test = testIn('WordPress');

const LINK = '<a href="/subscribenewsletter">Newsletter</a>';
const TAG = `<shop-newsletter>${LINK}</shop-newsletter>`;
const PLACEHOLDER = `<div data-shop-widget="newsletter">${LINK}</div>`;

/** What is written where, and whether a sign-up comes of it. If not, the link stays. */
const IN_BLOCKS: ReadonlyArray<readonly [where: string, user: User, html: string, works: boolean]> = [
  ['an administrator: the tag', 'admin', TAG, true],
  ['an editor: the placeholder', 'editor', PLACEHOLDER, true],
  ['an author: the placeholder', 'author', PLACEHOLDER, true],
  ['an author: no tag', 'author', TAG, false],
  ['an administrator: a shortcode that prints the tag', 'admin', '[shop_newsletter]', true],
];

for (const [where, user, html, works] of IN_BLOCKS) {
  test(`block editor, Custom HTML block, ${where}`, async ({ run, host, page }) => {
    const path = await asUser(run, user, (admin) => publishBlock(admin, 'core/html', { content: html }));
    if (works) return expectPage(page, host, path, { form: 'shop-newsletter' });
    await page.goto(`${host.url}${path}`);
    await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
    await expect(page.locator('shop-newsletter')).toHaveCount(0);
  });
}

test.describe('in a classic theme', () => {
  test.beforeAll(({ browser }) => activate(browser, 'twentytwentyone'));
  test.afterAll(({ browser }) => activate(browser, 'twentytwentythree'));

  for (const [where, user, html, view] of [
    ['source view, an administrator: the tag in three lines', 'admin', TAG.replaceAll('><', '>\n<'), 'source'],
    ['visual view, an author: the placeholder', 'author', PLACEHOLDER, 'visual'],
  ] as const) {
    test(`classic editor, ${where}`, async ({ run, host, page }) => {
      const text = `Some words before.\n\n${html}\n\nAnd after.`;
      const path = await asUser(run, user, (admin) => publishClassic(admin, text, view));
      await expectPage(page, host, path, { form: 'shop-newsletter' });
    });
  }
});
