import { expectPage } from './flows/flows.ts';
import { expect, testIn } from './flows/test.ts';
import {
  activate,
  asUser,
  fillArea,
  publishBlocks,
  publishClassic,
  save,
  type User,
} from './flows/wordpress-editors.ts';

const test = testIn('WordPress');

const LINK = '<a href="/subscribenewsletter">Newsletter</a>';
const TAG = `<shop-newsletter>${LINK}</shop-newsletter>`;
const PLACEHOLDER = `<div data-shop-widget="newsletter">${LINK}</div>`;

const IN_BLOCKS: readonly (readonly [where: string, user: User, html: string])[] = [
  ['block editor, Custom HTML block, an administrator: the tag', 'admin', TAG],
  ['block editor, Custom HTML block, an editor: the placeholder', 'editor', PLACEHOLDER],
  ['block editor, Custom HTML block, an author: the placeholder', 'author', PLACEHOLDER],
  ['block editor, an administrator: a shortcode that prints the tag', 'admin', '[shop_newsletter]'],
];

for (const [where, user, html] of IN_BLOCKS) {
  test(where, async ({ browser, host, page }) => {
    const path = await asUser(browser, host, user, (admin) => publishBlocks(admin, html));
    await expectPage(page, host, path, { form: 'shop-newsletter' });
  });
}

test('block editor, an author: texts by `data-texts`', async ({ browser, host, page }) => {
  const html = `<div data-shop-widget="newsletter" data-texts='{"newsletter.title": "Post & mehr"}'>${LINK}</div>`;
  const path = await asUser(browser, host, 'author', (admin) => publishBlocks(admin, html));
  await expectPage(page, host, path, { form: 'shop-newsletter' });
  await expect(page.getByRole('heading', { name: 'Post & mehr' })).toBeVisible();
});

test('block editor, an author: no tag, its link stays', async ({ browser, host, page }) => {
  const path = await asUser(browser, host, 'author', (admin) => publishBlocks(admin, TAG));
  await page.goto(`${host.url}${path}`);
  await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveCount(0);
});

const IN_CLASSIC = {
  'source view, an administrator: the tag in three lines': `<shop-newsletter>\n${LINK}\n</shop-newsletter>`,
  'source view, an administrator: the tag in a sentence': `Here: ${TAG}.`,
  'source view, an author: the placeholder': PLACEHOLDER,
};

test('site editor, the theme’s footer, Custom HTML block: the tag', async ({ browser, host, page }) => {
  const path = '/wp/v2/template-parts/twentytwentythree//footer';
  const html = `<shop-footer class="alignfull">${LINK}</shop-footer>`;
  const data = { content: `<!-- wp:html -->${html}<!-- /wp:html -->` };
  await asUser(browser, host, 'admin', (admin) => save(admin, { path, method: 'POST', data }));
  await expectPage(page, host, '/', { form: 'shop-footer', footer: true });
  await asUser(browser, host, 'admin', (admin) => save(admin, { path: `${path}&force=true`, method: 'DELETE' }));
});

test.describe('in a classic theme', () => {
  test.beforeAll(({ browser }) => activate(browser, 'twentytwentyone'));
  test.afterAll(({ browser }) => activate(browser, 'twentytwentythree'));

  for (const [where, html] of Object.entries(IN_CLASSIC)) {
    test(`classic editor, ${where}`, async ({ browser, host, page }) => {
      const text = `Some words before.\n\n${html}\n\nAnd after.`;
      const user = where.includes('author') ? 'author' : 'admin';
      const path = await asUser(browser, host, user, (admin) => publishClassic(admin, text, 'source'));
      await expectPage(page, host, path, { form: 'shop-newsletter' });
    });
  }

  test('classic editor, visual view, an author: the placeholder', async ({ browser, host, page }) => {
    const text = `Some words before.\n\n${PLACEHOLDER}\n\nAnd after.`;
    const path = await asUser(browser, host, 'author', (admin) => publishClassic(admin, text, 'visual'));
    await expectPage(page, host, path, { form: 'shop-newsletter' });
  });

  test('classic editor, visual view, an administrator: no tag, its link stays', async ({ browser, host, page }) => {
    const text = `Some words before.\n\n${TAG}\n\nAnd after.`;
    const path = await asUser(browser, host, 'admin', (admin) => publishClassic(admin, text, 'visual'));
    await page.goto(`${host.url}${path}`);
    await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
    await expect(page.locator('shop-newsletter')).toHaveCount(0);
  });

  for (const [name, html] of [
    ['tag', TAG],
    ['placeholder', PLACEHOLDER],
  ] as const) {
    test(`text widget of the theme’s footer: the ${name}`, async ({ browser, host, page }) => {
      const widget = { id_base: 'text', instance: { raw: { text: html, filter: true } } };
      await asUser(browser, host, 'admin', (admin) => fillArea(admin, 'sidebar-1', widget));
      await expectPage(page, host, '/?page_id=2', { form: 'shop-newsletter' });
    });
  }
});
