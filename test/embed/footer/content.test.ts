import { prerendered } from '../prerender/prerendered-page.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { child, expectFullFooter, FAR_BELOW, openFooter } from './footer-page.ts';

test('the child is merged over the file, and the file over the built-in content, live', async ({ host, page }) => {
  const legalLinks = [{ url: '/legal', text: 'Nur dies' }];
  host.file('/footer.json', { body: { headline: 'Aus der Datei', legalLinks } });
  await openFooter(host, {
    attributes: 'content-src="/footer.json"',
    inside: child({ headline: 'Aus dem Kind' }),
    around: FAR_BELOW,
  });
  await expect(page.getByRole('heading', { name: 'Aus dem Kind' })).toBeVisible();
  await expect(page.locator('.footer-legal .footer-legal-link')).toHaveText(['Nur dies']);
  await expect(page.locator('.footer-group')).toHaveCount(8);
  expect(host.console).toEqual([]);
  await page.locator('script[data-content]').evaluate((script) => {
    script.textContent = '{"headline": "Zwei"}';
  });
  await expect(page.getByRole('heading', { name: 'Zwei' })).toBeVisible();
});

for (const [what, body, times] of [
  ['without content of its own says once that it is a template', '<shop-footer></shop-footer>'.repeat(2), 1],
  ['far below says so, too', FAR_BELOW.replace('%', '<shop-footer></shop-footer>'), 1],
  // In prerendered markup there are links before React renders.
  ['with own content is silent', prerendered({ tag: 'shop-footer', content: { headline: 'Unser Laden' } }), 0],
  ['with a file of content is silent', '<shop-footer content-src="/footer.json"></shop-footer>', 0],
] as const)
  test(`a footer ${what}`, async ({ host, page }) => {
    const notices: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('built-in template')) notices.push(message.text());
    });
    host.file('/footer.json', { body: { headline: 'Unser Laden' } });
    await host.open(body);
    if (times === 0) await expect(page.getByRole('heading', { name: 'Unser Laden' })).toBeVisible();
    // What a view runs has started then.
    await expect.poll(() => host.calls.length).toBeGreaterThan(0);
    await expect.poll(() => notices).toHaveLength(times);
    if (times > 0)
      expect(notices[0]).toMatch(/ with \d\d links .* check --live PAGE\.html --base https:\/\/shop\.example$/);
  });

test('an unknown logo is an empty image of its size, without a request', async ({ host, page }) => {
  const image = { label: 'Neues Siegel', source: 'bvh', width: 60, height: 40 };
  await openFooter(host, { inside: child({ qualityLogos: { logos: [{ image }] } }) });
  const logo = page.getByRole('img', { name: 'Neues Siegel' });
  expect(await logo.boundingBox()).toMatchObject({ width: 60, height: 40 });
  expect(host.calls.filter((call) => call.url().includes('bvh'))).toEqual([]);
  expect(host.console).toEqual([
    expect.stringContaining('qualityLogos.logos[0].image.source "bvh" is not known; did you mean "bevh"?'),
  ]);
});

test('a content file that never arrives brings a whole footer and, after 15 s, a message', async ({ host, page }) => {
  await page.clock.install();
  host.serve('GET /service/content.json', () => new Promise(() => undefined));
  await openFooter(host, { attributes: 'content-src="/service/content.json"' });
  await page.clock.runFor(2000);
  await expectFullFooter(page);
  await page.clock.runFor(14_000);
  await expect.poll(() => host.console.join('\n')).toContain('no answer came within 15 seconds.');
});

test('content from another origin is requested without the visitor’s cookies', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: 'secret', url: SHOP }]);
  let cookie: string | undefined = 'not asked';
  await page.context().route('https://cdn.example/footer.json', async (route) => {
    ({ cookie } = await route.request().allHeaders());
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: '{"headline": "Von weit her"}',
    });
  });
  await openFooter(host, { attributes: 'content-src="https://cdn.example/footer.json"' });
  await expect(page.getByRole('heading', { name: 'Von weit her' })).toBeVisible();
  expect(cookie).toBeUndefined();
});
