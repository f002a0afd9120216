import type { Answer } from '../../support/answers.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { child, expectFullFooter, FAR_BELOW, fullContentOf, openFooter } from './footer-page.ts';

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

/** Content files with one error each, and the message in the console. */
const BROKEN: readonly (readonly [what: string, answer: Answer, message: string])[] = [
  [
    'has a script for a link',
    { body: { legalLinks: [{ url: 'javascript:alert(1)', text: 'A' }] } },
    'legalLinks[0].url "javascript:alert(1)" is not a safe target',
  ],
  ['the server refuses', { status: 404 }, 'content-src="/footer.json" is ignored: the server answered 404.'],
];

for (const [what, answer, message] of BROKEN) {
  test(`a content file that ${what} results in a complete footer and a precise message`, async ({ host, page }) => {
    host.file('/footer.json', answer);
    await openFooter(host, { attributes: 'content-src="/footer.json"', around: FAR_BELOW });
    const told = (): string[] =>
      host.console.filter((line) => line.includes('[shop-widgets] <shop-footer> content-src'));
    await expect.poll(told).toEqual([expect.stringContaining(message)]);
    await expectFullFooter(page);
  });
}

test('a content file that never arrives brings a whole footer and, after 15 s, a message', async ({ host, page }) => {
  await page.clock.install();
  host.serve('GET /service/content.json', () => new Promise(() => undefined));
  await openFooter(host, { attributes: 'content-src="/service/content.json"' });
  await page.clock.runFor(2000);
  await expectFullFooter(page);
  await page.clock.runFor(14_000);
  await expect.poll(() => host.console.join('\n')).toContain('no answer came within 15 seconds.');
});

/** The path of every optional key of the content; the first entry of a list represents all of them. */
function optionalPlaces(): string[][] {
  const needed = ['url', 'text', 'label', 'source', 'image'];
  const walk = (value: unknown, path: string[]): string[][] => {
    if (Array.isArray(value)) return value.length > 0 ? walk(value[0], [...path, '0']) : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, entry]) => {
      const isNeeded = needed.includes(key) || (key === 'link' && path.at(-1) === '0');
      return [...(isNeeded ? [] : [[...path, key]]), ...walk(entry, [...path, key])];
    });
  };
  return walk(fullContentOf('DE'), []);
}

test('each optional key can be missing without breakage @sweep', async ({ host, page }) => {
  const footer = await openFooter(host, { inside: child({}), around: FAR_BELOW });
  await expect(page.locator('.footer-legal')).toBeVisible();
  const places = optionalPlaces();
  expect(places.length).toBeGreaterThan(25);
  for (const platform of ['CLASSIC', 'MATCH']) {
    await setAttribute(footer, 'platform', platform);
    for (const place of places) {
      const patch = JSON.parse(JSON.stringify(fullContentOf('DE'))) as Record<string, unknown>;
      const parent = place
        .slice(0, -1)
        .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, patch);
      parent[place.at(-1) ?? ''] = null;
      await footer.locator('script').evaluate((script, text) => (script.textContent = text), JSON.stringify(patch));
      const expected = place[0] === 'legalLinks' ? '.footer-tax' : '.footer-legal';
      await expect(page.locator(expected), `${platform} without ${place.join('.')}`).toBeVisible();
    }
  }
  expect(host.console).toEqual([]);
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
