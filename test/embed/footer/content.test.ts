import { readFileSync } from 'node:fs';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { child, contentOf, expectFullFooter, FAR_BELOW, openFooter, replaceFooter } from './footer-page.ts';

const LEGAL = [{ url: '/legal', text: 'Nur dies' }];

function serveContent(host: HostPage, body: unknown, path = '/footer.json'): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  host.file(path, { headers: { 'content-type': 'application/json' }, body: text });
}

test('the child is merged over the file, and the file over the built-in content, live', async ({ host, page }) => {
  serveContent(host, { headline: 'Aus der Datei', legalLinks: LEGAL });
  await openFooter(host, {
    attributes: 'content-src="/footer.json"',
    inside: child({ headline: 'Aus dem Kind' }),
    around: FAR_BELOW,
  });
  await expect(page.getByRole('heading', { name: 'Aus dem Kind' })).toBeVisible();
  await expect(page.locator('.footer-legal .footer-legal-link')).toHaveText(['Nur dies', 'Zur mobilen Ansicht']);
  await expect(page.locator('.footer-group')).toHaveCount(8);
  expect(host.console).toEqual([]);
  await page.locator('script[data-content]').evaluate((script) => {
    script.textContent = '{"headline": "Zwei"}';
  });
  await expect(page.getByRole('heading', { name: 'Zwei' })).toBeVisible();

  // Without a file, too.
  await replaceFooter(host, { inside: child({ headline: 'Eins' }), around: FAR_BELOW });
  await expect(page.getByRole('heading', { name: 'Eins' })).toBeVisible();
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

const group = (entry: object) => ({ teaser: { groups: [...contentOf('DE').teaser.groups.slice(1), entry] } });
const TITLE = { heading: { text: 'X' } };

/** Contents with one error each, and the message in the console. */
const BROKEN: Readonly<Record<string, readonly [content: unknown, message: string]>> = {
  'a list': [[], 'the content must be an object in { }, not a list'],
  'a text': ['"hello"', 'the content must be an object in { }, not a string'],
  'a number': ['42', 'the content must be an object in { }, not a number'],
  true: ['true', 'the content must be an object in { }, not a boolean'],
  null: ['null', 'the content must be an object in { }, not null'],
  'cut off': ['{"headline": "Serv', 'is ignored: it is not valid JSON'],
  'with a comma too many': ['{"headline": "Service",}', 'is ignored: it is not valid JSON'],
  'with typographic quotes': ['{“headline”: “Service”}', 'is ignored: it is not valid JSON'],
  'with comments': ['{/* note */ "headline": "Service"}', 'is ignored: it is not valid JSON'],
  'an HTML page': ['<!doctype html><h1>Login</h1>', 'is ignored: it is HTML or XML, not JSON'],
  'five megabytes long': [`{"headline": "${'x'.repeat(5_000_000)}"}`, 'characters; the limit is 1000000'],
  'with a misspelt section': [{ legallLinks: LEGAL }, 'legallLinks is not known; did you mean "legalLinks"?'],
  'with an unknown section': [{ weather: 'sunny' }, 'weather is not known; known: headline, teaser'],
  'with a number for a heading': [{ headline: 7 }, 'headline must be a text, not a number'],
  'with an empty heading': [{ headline: ' ' }, 'headline must not be empty'],
  'with an object for a list': [{ legalLinks: LEGAL[0] }, 'legalLinks must be a list in [ ], not an object'],
  'with a text for links': [{ legalLinks: ['/a'] }, 'legalLinks[0] must be an object in { }, not a string'],
  'with a link without text': [{ legalLinks: [{ url: '/a' }] }, 'legalLinks[0] needs "text"'],
  'with a link without address': [{ legalLinks: [{ text: 'A' }] }, 'legalLinks[0] needs "url"'],
  'with a script for a link': [
    { legalLinks: [{ url: 'javascript:alert(1)', text: 'A' }] },
    'legalLinks[0].url "javascript:alert(1)" is not a safe target',
  ],
  'with a hidden script': [{ legalLinks: [{ url: 'java\nscript:alert(1)', text: 'A' }] }, 'legalLinks[0].url "java'],
  'with data for a link': [{ legalLinks: [{ url: 'data:text/html,x', text: 'A' }] }, 'is not a safe target'],
  'with another host in a path': [{ salesTax: { link: { url: '//evil.example' } } }, 'salesTax.link.url "//evil'],
  'with an unknown icon': [group({ heading: { text: 'X', iconName: 'truk' } }), 'heading.iconName "truk" is not known'],
  'with an unknown network': [
    { socialMedia: { socialMediaIcons: [{ iconName: 'instgram', link: LEGAL[0] }] } },
    'socialMediaIcons[0].iconName "instgram" is not known; did you mean "instagram"?',
  ],
  'with an unknown logo': [
    group({ ...TITLE, images: [{ label: 'A', source: 'payapl' }] }),
    'images[0].source "payapl" is not known; did you mean "paypal"?',
  ],
  'with a large logo': [
    { qualityLogos: { logos: [{ image: { label: 'A', source: 'bevh', width: 900 } }] } },
    'image.width must be a number from 1 to 80',
  ],
  'with a text for a flag': [group({ ...TITLE, hideGroupInCheckout: 'ja' }), 'must be true or false, not a string'],
  'with a date that is none': [
    group({ ...TITLE, validTo: '31.12.2026' }),
    'validTo must be a date such as "2026-12-01"',
  ],
  'with a needed key removed': [{ salesTax: { link: { text: null } } }, 'salesTax.link.text cannot be removed'],
  'with groups of nothing': [{ teaser: { groups: [1, 2, 3] } }, 'teaser.groups[0] must be an object'],
  'with a prototype': ['{"__proto__": {"headline": "X"}}', '__proto__ is not known'],
};

test('every invalid content file results in a complete footer and a precise message', async ({ host, page }) => {
  test.setTimeout(90_000);
  await openFooter(host, { around: FAR_BELOW });
  for (const [index, [name, [content, message]]] of Object.entries(BROKEN).entries()) {
    await test.step(`a file that is ${name}`, async () => {
      const path = `/broken-${index}.json`;
      serveContent(host, content, path);
      await loadContent(host, path, message);
      expect(host.console.every((line) => line.includes('[shop-widgets] <shop-footer> content-src'))).toBe(true);
      await expectFullFooter(page);
    });
  }
  for (const status of [404, 403, 500]) {
    await test.step(`a file that the server refuses with ${status}`, async () => {
      const path = `/refused-${status}.json`;
      host.file(path, { status, body: '' });
      await loadContent(host, path, `content-src="${path}" is ignored: the server answered ${status}.`);
      await expectFullFooter(page);
    });
  }
});

/** Sets the content file of the footer, and waits for the message in the console. */
async function loadContent(host: HostPage, path: string, message: string): Promise<void> {
  host.console.length = 0;
  await host.page.locator('shop-footer').evaluate((footer, src) => footer.setAttribute('content-src', src), path);
  await expect.poll(() => host.console.join('\n')).toContain(message);
}

test('a content file that never arrives results in a complete footer and, after 15 seconds, a message', async ({
  host,
  page,
}) => {
  await page.clock.install();
  host.serve('GET /service/content.json', () => new Promise(() => undefined));
  await openFooter(host, { attributes: 'content-src="/service/content.json"' });
  await page.clock.runFor(2000);
  await expectFullFooter(page);
  await page.clock.runFor(14_000);
  await expect.poll(() => host.console.join('\n')).toContain('no answer came within 15 seconds.');
});

test('a child that is no content results in a complete footer and a precise message, as a file does', async ({
  host,
  page,
}) => {
  await openFooter(host, {
    inside: '<script type="application/json" data-content>{"headline": </script>',
    around: FAR_BELOW,
  });
  await expectFullFooter(page);
  expect(host.console).toEqual([expect.stringContaining('error: [shop-widgets] <shop-footer>: the JSON in')]);
  for (const [kind, json] of [
    ['a list', '[{"headline": "X"}]'],
    ['a string', '"X"'],
    ['null', 'null'],
  ] as const) {
    host.console.length = 0;
    serveContent(host, json);
    await replaceFooter(host, {
      attributes: 'content-src="/footer.json"',
      inside: `<script type="application/json" data-content>${json}</script>`,
      around: FAR_BELOW,
    });
    await expectFullFooter(page);
    const why = `is ignored: the content must be an object in { }, not ${kind}.`;
    await expect
      .poll(() => host.console.toSorted())
      .toEqual([
        `error: [shop-widgets] <shop-footer> content-src="/footer.json" ${why}`,
        `error: [shop-widgets] <shop-footer> data-content ${why}`,
      ]);
  }
});

/** The path of every optional key of the content; the first entry of a list represents all of them. */
function optionalPlaces(): string[][] {
  const file = new URL('../../../widgets/footer/content/de-DE.json', import.meta.url);
  const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const needed = ['url', 'text', 'label', 'source', 'image'];
  const walk = (value: unknown, path: string[]): string[][] => {
    if (Array.isArray(value)) return value.length > 0 ? walk(value[0], [...path, '0']) : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, entry]) => {
      const isNeeded = needed.includes(key) || (key === 'link' && path.at(-1) === '0');
      return [...(isNeeded ? [] : [[...path, key]]), ...walk(entry, [...path, key])];
    });
  };
  return walk(content, []);
}

test('each optional key can be missing without breakage', async ({ host, page }) => {
  const footer = await openFooter(host, { inside: child({}), around: FAR_BELOW });
  await expect(page.locator('.footer-legal')).toBeVisible();
  const places = optionalPlaces();
  expect(places.length).toBeGreaterThan(25);
  for (const platform of ['CLASSIC', 'MATCH']) {
    await setAttribute(footer, 'platform', platform);
    for (const place of places) {
      const patch = JSON.parse(JSON.stringify(contentOf('DE'))) as Record<string, unknown>;
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
