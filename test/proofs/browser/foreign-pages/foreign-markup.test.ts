import { expect, test } from '../../../embed/support/host-page.ts';
import { markRoot, openWithoutScript, prerendered, runScript } from '../../../embed/prerender/prerendered-page.ts';

const TAG = 'shop-newsletter';
const HTML = prerendered({ tag: TAG, attributes: { site: 'AT' } });

/** Markup that the element must not hydrate, and what it says of it. */
const FOREIGN: Readonly<Record<string, readonly [html: string, said: RegExp | undefined]>> = {
  'of another version': [HTML.replace('&quot;version&quot;:&quot;', '&quot;version&quot;:&quot;0'), undefined],
  'without a mark': [HTML.replace(/ data-shop-prerendered="[^"]*"/, ''), undefined],
  'with a broken mark': [HTML.replace(/ data-shop-prerendered="[^"]*"/, ' data-shop-prerendered="{"'), undefined],
  'with an empty mark': [HTML.replace(/ data-shop-prerendered="[^"]*"/, ' data-shop-prerendered="null"'), undefined],
  'of another site': [
    HTML.replace('site="AT"', 'site="PL"'),
    /<shop-newsletter> was prerendered with other values or for another place, or changed since, so/,
  ],
  'with a mark without platforms': [HTML.replace(/&quot;platforms&quot;:.*?\]\],/, ''), undefined],
  // The warning is the same as the one before, and logged once.
  'with a mark of an invalid place': [HTML.replace('&quot;inside&quot;:{', '$&&quot;[&quot;:true'), undefined],
  'with a form that sends elsewhere': [
    HTML.replace('<form', '$& method="post" action="https://evil.example"'),
    undefined,
  ],
  'with a button that sends elsewhere': [HTML.replace('type="submit"', '$& formaction="//evil.example"'), undefined],
  'with a link that runs a script': [HTML.replace(/ href="[^"]*"/, ' href=" java\nscript:alert(1)"'), undefined],
  'that a filter has changed': [
    HTML.replace(/<div class="[^"]*honeypot.*?<\/div>/, ''),
    /the page changed its markup before the script started/,
  ],
};

test('markup that is not of the script and the tag is replaced by what the script renders', async ({ host, page }) => {
  const cases = Object.entries(FOREIGN).map(([what, [html, said]], index) => ({
    what,
    html: `<div id="case-${index}">${html}</div>`,
    said,
    tag: `#case-${index} ${TAG}`,
  }));
  // What is far from the window is not rendered.
  await page.setViewportSize({ width: 1280, height: 7000 });
  await openWithoutScript(host, cases.map(({ html }) => html).join(''));
  const marks = new Map<string, () => Promise<boolean>>();
  for (const { what, tag } of cases) marks.set(what, await markRoot(page, tag));
  await runScript(host, TAG, cases.length);
  for (const { what, tag } of cases) {
    // A change that nobody can know of shows when the tag is mounted.
    await page.locator(`${tag} input[name=email]`).fill('anna@example.com');
    await expect(page.locator(`${tag} .offer-extended`), what).toBeVisible();
    expect(await marks.get(what)?.(), what).toBe(false);
    await expect(page.locator(`${tag} .root`), what).toHaveCount(1);
    await expect(page.locator(`${tag} style`), what).toHaveCount(0);
    const lang = what === 'of another site' ? 'pl-PL' : 'de-AT';
    await expect(page.locator(`${tag} .root`), what).toHaveAttribute('lang', lang);
  }
  expect(host.console).toEqual(cases.flatMap(({ said }) => (said ? [expect.stringMatching(said)] : [])));
});

test('nodes that something has added to the markup are removed, and the rest is hydrated', async ({ host, page }) => {
  await openWithoutScript(
    host,
    HTML.replace('</style>', '</style><p>stray</p>').replace('</template>', '<hr></template>'),
  );
  const isPrerendered = await markRoot(page, TAG);
  await runScript(host, TAG);
  expect(await isPrerendered()).toBe(true);
  await expect(page.locator(`${TAG} p:text-is("stray"), ${TAG} hr`)).toHaveCount(0);
  expect(host.console).toEqual([]);
});

/** What minifiers and printers of HTML do to a page. */
const REWRITTEN: Readonly<Record<string, (html: string) => string>> = {
  'comments and line breaks between elements': (html) => html.replaceAll('><', '><!-- here -->\n<'),
  'collapsed white space': (html) => html.replaceAll(/\s+/g, ' ').replaceAll(/>\s+</g, '><'),
  'attributes in another order': (html) =>
    html.replaceAll(/(?<=<(?:div|p|label|input|span) )([^<>]*?"|\w+) ([\w-]+="[^"]*")(?=>)/g, '$2 $1'),
};

test('markup that a minifier has rewritten is hydrated as it stands', async ({ host, page }) => {
  for (const [what, rewrite] of Object.entries(REWRITTEN)) {
    await test.step(what, async () => {
      expect(rewrite(HTML)).not.toBe(HTML);
      await openWithoutScript(host, rewrite(HTML));
      const isPrerendered = await markRoot(page, TAG);
      await page.locator(`${TAG} input[name=email]`).click();
      await page.keyboard.type('anna@example.com');
      await runScript(host, TAG);
      expect(await isPrerendered()).toBe(true);
      await expect(page.locator(`${TAG} input[name=email]`)).toHaveValue('anna@example.com');
      expect(host.console).toEqual([]);
    });
  }
});

const inTree = (html: string, change: (tree: string) => string): string =>
  html.replace(/(?<=<\/style>).*(?=<\/template>)/s, change);

test('pictures whose addresses an optimiser has moved are loaded', async ({ host, page }) => {
  const optimised = (html: string): string =>
    inTree(html, (tree) =>
      tree
        .replaceAll(/(?<=<img )([^>]*?)src="/g, '$1src="data:," data-lazy-src="')
        .replaceAll(/(?<=<source [^>]*?)srcset="/gi, 'data-lazy-srcset="'),
    );
  const tags = ['shop-newsletter', 'shop-footer'];
  const attributes = { site: 'AT', platform: 'CLASSIC' };
  const html = tags.map((tag) => optimised(prerendered({ tag, attributes })));
  await openWithoutScript(host, html.join(''));
  const moved = page.locator('.root :is([src="data:,"], source:not([srcset]))');
  await expect(moved).not.toHaveCount(0);
  const isPrerendered = await markRoot(page, 'shop-newsletter');
  for (const tag of tags)
    await (tag === TAG ? runScript(host, tag) : expect(page.locator(tag)).toHaveAttribute('data-shop-ready', ''));
  await expect(moved).toHaveCount(0);
  expect(await isPrerendered()).toBe(true);
  expect(host.console).toEqual([]);
});

/** How hosts hide mail addresses from robots; their scripts do not see into a shadow tree. */
const HIDDEN: Readonly<Record<string, string>> = {
  Cloudflare:
    '<a href="/cdn-cgi/l/email-protection#5a"><span class="__cf_email__" data-cfemail="5a">[email&#160;protected]</span></a>',
  Joomla: '<joomla-hidden-mail is-link="1" first="c2VydmljZQ==" last="c2hvcC5leGFtcGxl"></joomla-hidden-mail>',
};

for (const [service, mail] of Object.entries(HIDDEN)) {
  test(`a mail address that ${service} has hidden is shown`, async ({ host, page }) => {
    const link = { url: 'mailto:service@shop.example', text: 'service@shop.example' };
    const content = { teaser: { groups: { services: { links: [{ link }] } } } };
    const html = prerendered({ tag: 'shop-footer', attributes: { site: 'AT', platform: 'CLASSIC' }, content });
    const hidden = inTree(html, (tree) => tree.replace(/<a [^>]*mailto:.*?<\/a>/, mail));
    await openWithoutScript(host, hidden);
    await runScript(host, 'shop-footer');
    await expect(page.getByRole('link', { name: link.text })).toHaveAttribute('href', link.url);
    expect(host.console).toEqual([expect.stringContaining('the page changed its markup')]);
  });
}

test('where the browser knows no declarative shadow root, the script renders', async ({ host, page }) => {
  await openWithoutScript(host, '<main></main>');
  await page.evaluate(
    (html) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = html;
    },
    prerendered({ tag: TAG, fallback: '<a href="/subscribenewsletter">Newsletter</a>' }),
  );
  await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
  await runScript(host, TAG);
  await expect(page.locator(`${TAG} input[name=email]`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeHidden();
  expect(host.console.filter((line) => line.includes('[shop-widgets]'))).toEqual([]);
});

test('markup in a closed root is hydrated as well', async ({ host }) => {
  await openWithoutScript(host, HTML.replace('shadowrootmode="open"', 'shadowrootmode="closed"'));
  await runScript(host, TAG);
  expect(host.console).toEqual([]);
});

test('a script that runs before the tag is parsed hydrates the tag', async ({ host, page }) => {
  await host.open(HTML, { script: '<script src="/shop-widgets.js"></script>' });
  await expect(page.locator(TAG)).toHaveAttribute('data-shop-ready', '');
  // Ids that React makes in a page have another form than those of a server.
  await expect(page.locator(`${TAG} input[name=email]`)).toHaveId(/-R_/);
  await expect(page.locator(`${TAG} > template`)).toHaveCount(0);
  expect(host.console).toEqual([]);
});
