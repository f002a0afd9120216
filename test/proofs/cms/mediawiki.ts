import { expectPage } from './flows/flows.ts';
import { expect, testIn } from './flows/test.ts';
import { publish } from './flows/wiki-editor.ts';

const test = testIn('MediaWiki');

test('wiki text of anybody: the placeholder of the footer', async ({ host, page }) => {
  const footer = '<div data-shop-widget="footer" data-platform="MATCH">[[Newsletter]]</div>';
  const path = await publish(page, host, 'Footer', footer);
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('raw HTML (`$wgRawHtml`): the tag', async ({ host, page }) => {
  const raw = '<html><shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter></html>';
  await expectPage(page, host, await publish(page, host, 'Raw', raw), { form: 'shop-newsletter' });
});

test('wiki text of anybody: the placeholder, texts by `data-texts`, and no service of a foreign origin', async ({
  host,
  page,
}) => {
  const foreign = 'data-service-base="http://foreign.example"';
  const texts = `data-texts='{"newsletter.title": "Post vom Wiki"}'`;
  const placeholder = `<div data-shop-widget="newsletter" ${foreign} ${texts}>[[Newsletter]]</div>`;
  const path = await publish(page, host, 'Foreign', placeholder);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await expectPage(page, host, path, { form: 'shop-newsletter', warnings: ['service-base'] });
  await expect(page.getByRole('heading', { name: 'Post vom Wiki' })).toBeVisible();
  expect(calls.filter((url) => url.includes('foreign.example'))).toEqual([]);
});
