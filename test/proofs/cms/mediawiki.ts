import { expectPage } from './flows/flows.ts';
import { around, publish, SKINS } from './flows/mediawiki-editor.ts';
import { expect, testIn } from './flows/test.ts';

const test = testIn('MediaWiki');

const LINK = '[[Newsletter]]';
const PLACEHOLDER = `<div data-shop-widget="newsletter">${LINK}</div>`;

for (const skin of SKINS) {
  test(`wiki text of anybody, skin ${skin}: the placeholder`, async ({ host, page }) => {
    const path = await publish(page, host, `Placeholder_${skin}`, around(PLACEHOLDER));
    await expectPage(page, host, `${path}&useskin=${skin}`, { form: 'shop-newsletter' });
  });
}

test('wiki text of anybody: the placeholder of the footer', async ({ host, page }) => {
  const footer = '<div data-shop-widget="footer" data-platform="MATCH">[[Newsletter]]</div>';
  const path = await publish(page, host, 'Footer', around(footer));
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('raw HTML (`$wgRawHtml`): the tag', async ({ host, page }) => {
  const raw = '<html><shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter></html>';
  await expectPage(page, host, await publish(page, host, 'Raw', around(raw)), { form: 'shop-newsletter' });
});

test('wiki text of anybody: texts by `data-texts`, and no service of a foreign origin', async ({ host, page }) => {
  const foreign = 'data-service-base="http://foreign.example"';
  const texts = `data-texts='{"newsletter.title": "Post vom Wiki"}'`;
  const placeholder = `<div data-shop-widget="newsletter" ${foreign} ${texts}>${LINK}</div>`;
  const path = await publish(page, host, 'Foreign', around(placeholder));
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await expectPage(page, host, path, { form: 'shop-newsletter', warnings: ['service-base'] });
  await expect(page.getByRole('heading', { name: 'Post vom Wiki' })).toBeVisible();
  expect(calls.filter((url) => url.includes('foreign.example'))).toEqual([]);
});
