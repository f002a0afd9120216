import { expect, SHOP, test } from '../../../embed/support/host-page.ts';
import { rootOf, setAttribute } from '../../../embed/support/tag.ts';

/** A placeholder with what an editor has put into it. */
const holding = (inside: string): string => `<div data-shop-widget="newsletter">${inside}</div>`;

test('text left in a placeholder is fallback content, and padding there takes no room', async ({ host, page }) => {
  const leftovers = [
    'Newsletter',
    '<a href="/subscribenewsletter">Newsletter</a> bestellen!',
    '\n  Newsletter &nbsp;\n',
    '<img class="emoji" alt="📬" src="data:,"> Newsletter <img class="emoji" alt="🎉" src="data:,"> bestellen <img class="emoji" alt="👍" src="data:,"> jetzt',
    '&nbsp;',
    ' &nbsp; &#8203;',
    '&#65279;',
    '&nbsp;<a href="/subscribenewsletter">Newsletter</a>',
  ];
  await host.open(leftovers.map((inside) => holding(inside)).join(''));
  await expect(rootOf(page)).toHaveCount(leftovers.length);
  for (const [index, inside] of leftovers.entries()) {
    const seen = await page.locator('[data-shop-widget]').nth(index).evaluate(leftOf);
    expect.soft(seen, inside).toEqual({ text: '', visible: 0, heightBesides: 0 });
  }
  expect(host.console).toEqual([]);
});

test('a heading left in a placeholder stays visible, and the warning speaks of that', async ({ host, page }) => {
  await host.open(holding('<h2>Newsletter-Kopf</h2><p>Ein Satz</p>'));
  await expect(rootOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Newsletter-Kopf' })).toBeVisible();
  await expect(page.getByText('Ein Satz')).toBeVisible();
  expect(host.console).toEqual([
    'warning: [shop-widgets] The placeholder of <shop-newsletter> contains a <h2>, which cannot be fallback ' +
      'content, so everything inside stays visible. Leave a link or a short text in its <div>.',
  ]);
});

/** What a visitor sees of the leftovers in a placeholder, and how much higher than its widget it is. */
function leftOf(placeholder: Element) {
  const root = placeholder.shadowRoot?.firstElementChild?.shadowRoot?.querySelector('[part=root]');
  return {
    text: (placeholder as HTMLElement).innerText,
    visible: Array.from(placeholder.children).filter((child) => child.checkVisibility()).length,
    heightBesides: placeholder.getBoundingClientRect().height - (root?.getBoundingClientRect().height ?? 0),
  };
}

test('typographic quotation marks around values do not count', async ({ host, page }) => {
  const json = '<script type=”application/json” data-texts>{"newsletter.title": "Post"}</script>';
  await host.open(
    '<shop-newsletter site=”AT”></shop-newsletter><div data-shop-widget=”newsletter” data-site=„AT“></div>' +
      `<shop-newsletter site=»AT« heading-level=”3” invalid-link=„false“>${json}</shop-newsletter>` +
      '<shop-layout page-header=”NO_HEADER”><p slot="header">Head</p></shop-layout>',
  );
  await expect(rootOf(page)).toHaveCount(3);
  for (const root of await rootOf(page).all()) await expect(root).toHaveAttribute('lang', 'de-AT');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Post');
  await expect(page.getByText('dieser Link nicht mehr gültig')).toBeHidden();
  await expect(page.getByText('Head')).toBeHidden();
  expect(host.console).toEqual([]);
});

test('texts in an attribute of a placeholder are used, live, but for those of a script in it', async ({
  host,
  page,
}) => {
  const texts = `data-shop-widget="newsletter" data-texts='{"newsletter.title": "Post"}'`;
  const json = '<script type="application/json" data-texts>{"newsletter.title": "Script"}</script>';
  await host.open(`<div ${texts}></div><div ${texts}>${json}</div>`);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Post', 'Script']);
  const placeholder = page.locator('[data-shop-widget]').first();
  await setAttribute(placeholder, 'data-texts', '{"newsletter.title": "Brief"}');
  await expect(headings).toHaveText(['Brief', 'Script']);
  await setAttribute(placeholder, 'data-texts', ' ');
  await expect(headings.first()).not.toHaveText('Brief');
  expect(host.console).toEqual([]);
});

test.describe('JSON without its script', () => {
  const WARNING =
    'warning: [shop-widgets] <shop-newsletter> contains JSON whose <script> a filter removed, so it is hidden and ' +
    `ignored. Write it as an attribute: data-texts='{"…": "…"}'.`;
  const LONG = `{“newsletter.title”: “${'Many letters '.repeat(80)}”}`;

  test('is hidden with a warning', async ({ host, page }) => {
    await host.open(
      [
        holding('{“newsletter.title”: “Placeholder”}'),
        holding(LONG),
        holding('{<br>“newsletter.title”: “Many lines”,<br>“a”: {<br>“b”: “Post” }<br>}'),
        holding('<p>{“newsletter.title”: “Paragraphs”,</p>\n<p>“newsletter.lead”: “Post”}</p>'),
        holding('<a href="/a">Newsletter</a>{"newsletter.title": "Beside a link"}'),
        '<shop-newsletter>{"newsletter.title": "Tag"}</shop-newsletter>',
      ].join(''),
    );
    await expect(rootOf(page)).toHaveCount(6);
    const shown = await page.evaluate(() => document.body.innerText);
    for (const text of ['Placeholder', 'Many letters', 'Many lines', 'Paragraphs', 'Beside a link', 'Tag', 'Post']) {
      expect.soft(shown).not.toContain(text);
    }
    await expect.poll(() => host.console).toEqual([WARNING]);
  });

  test('is hidden in a page layout as well, each of several', async ({ host, page }) => {
    await host.open(
      '<shop-layout>{"a": "Post"}<main><h1>The shop</h1></main>{"b": "Post"}</shop-layout>' +
        '<div data-shop-widget="layout"><p>{“a”: “Post”}</p><p>Goods</p></div>',
    );
    await expect(page.getByText('Goods')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.body.innerText)).not.toContain('Post');
    expect(host.console).toEqual([WARNING.replaceAll('shop-newsletter', 'shop-layout')]);
  });

  test('is hidden as well while it is parsed, and where other content stays visible', async ({ host, page }) => {
    await host.open(`<!doctype html><script src="/shop-widgets.js"></script>${holding(`${LONG}<h2>Head</h2>`)}`, {
      raw: true,
    });
    await expect(rootOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Head' })).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Many letters');
    expect(host.console).toHaveLength(2);
  });

  test('is content, where an article that a tag left open has swallowed shows it', async ({ host, page }) => {
    await host.open('<shop-newsletter /><h2>JSON</h2><p>{"newsletter.title": "Post"}</p>');
    await expect(rootOf(page)).toBeVisible();
    await expect(page.getByText('Post')).toBeVisible();
    expect(host.console).toHaveLength(1);
  });
});

test('data-slot in a layout placeholder does what slot does in the tag, live', async ({ host, page }) => {
  await host.open(
    `<div data-shop-widget="layout" data-page-header="NO_HEADER">
      <div data-slot="header">Head</div><p>Body</p><div data-slot=”footer”>Foot</div>
    </div>`,
  );
  await expect(page.getByText('Body')).toBeVisible();
  await expect(page.getByText('Head')).toBeHidden();
  await page.locator('[data-shop-widget]').evaluate((div) => {
    div.insertAdjacentHTML('beforeend', '<p data-slot="header">Late</p>');
  });
  await expect(page.getByText('Late')).toBeHidden();
  await setAttribute(page.getByText('Body'), 'data-slot', 'header');
  await expect(page.getByText('Body')).toBeHidden();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-page-header', 'NO_FOOTER');
  await expect(page.getByText('Head')).toBeVisible();
  await expect(page.getByText('Foot')).toBeHidden();
  expect(host.console).toEqual([]);
});

test('data-slot means nothing elsewhere', async ({ host, page }) => {
  await host.open('<shop-layout page-header="NO_HEADER"><p data-slot="header">Head</p></shop-layout>');
  await expect(rootOf(page, 'shop-layout')).toBeVisible();
  await expect(page.getByText('Head')).toBeVisible();
});

test('a frame that grows with the changes of its page is as high as the widget', async ({ host, page }) => {
  await host.open('<iframe width="800" height="0"></iframe>');
  // As WordPress's preview of a block does it: the observer sees the light tree of the body alone.
  const inside = `<!doctype html><base href="${SHOP}/"><body style="margin: 0"><script>
    const tell = () => { frameElement.height = document.body.getBoundingClientRect().height };
    new MutationObserver(tell).observe(document.body, { attributes: true, childList: true, subtree: true });
    addEventListener('load', () => {
      tell();
      document.head.append(Object.assign(document.createElement('script'), { src: '/shop-widgets.js' }));
    });
    </script><shop-newsletter></shop-newsletter>`;
  await page.locator('iframe').evaluate((frame, html) => ((frame as HTMLIFrameElement).srcdoc = html), inside);
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(300);
});
