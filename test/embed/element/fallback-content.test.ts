import { formOf } from '../newsletter/form.ts';
import { isMounted, runScript } from '../prerender/prerendered-page.ts';
import { holdTasks } from '../support/held-tasks.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { rootOf, setAttribute, visibleChildren } from '../support/tag.ts';

const PARAGRAPH = '<p>Zweiter Absatz mit dem Wichtigsten.</p>';

test('fallback content makes room for the widget, whatever the page sets for its display', async ({ host, page }) => {
  const contents = [
    '<a href="/a">a</a><p>p</p><span>span</span>',
    '<ul><li>ul</li></ul><nav>nav</nav><noscript>noscript</noscript><br>',
    '<br><a href="/a">a</a><br>\n<a href="/b">b</a><br>\n<a href="/c">c</a><br>',
    // As much as it may be; blanks do not count.
    `\n<p>${'x'.repeat(300)}</p>${' '.repeat(50)}&nbsp;`,
    // What is marked as fallback content may be of any size and kind.
    `<div data-fallback>${PARAGRAPH.repeat(20)}</div>`.repeat(4),
    // What is invisible is not counted.
    '<script type="application/json" data-texts>{}</script><template><h1>x</h1></template><style>h1 {}</style><!-- x -->',
  ];
  await host.open(
    '<style>a { display: block !important }</style>' +
      contents.map((content) => `<shop-newsletter>${content}</shop-newsletter>`).join(''),
  );
  await expect(rootOf(page)).toHaveCount(contents.length);
  expect(await visibleChildren(page)).toEqual([]);
  expect(host.console).toEqual([]);
});

for (const [what, html] of [
  ['a tag that is painted first', NEWSLETTER],
  ['a tag that React renders', NEWSLETTER.replace('>', ' invalid-link>')],
  ['a placeholder', '<div data-shop-widget="newsletter"><a href="/subscribenewsletter">Newsletter</a></div>'],
] as const) {
  test(`the focus goes from the fallback link to the form that replaces it: ${what}`, async ({ host, page }) => {
    // React would pass the focus on, too.
    if (what === 'a tag that is painted first') await holdTasks(page);
    await host.open(html, { script: '' });
    await page.getByRole('link', { name: 'Newsletter' }).focus();
    await runScript(host, 'shop-newsletter');
    await expect(formOf(page).email).toBeFocused();
  });
}

test('the focus stays on content that stays visible', async ({ host, page }) => {
  await host.open('<shop-newsletter><h1>Shop</h1><a href="/">Start</a></shop-newsletter>', { script: '' });
  await page.getByRole('link', { name: 'Start' }).focus();
  await runScript(host, 'shop-newsletter');
  await expect(page.getByRole('link', { name: 'Start' })).toBeFocused();
});

test('an article that a tag left open holds stays visible, with a warning that says why', async ({ host, page }) => {
  const articles = {
    'more than 3 children': `${PARAGRAPH}${PARAGRAPH}<ul><li>Punkt</li></ul>${PARAGRAPH}`,
    'more than 300 characters': `<p>${'x'.repeat(200)}</p><p>${'x'.repeat(101)}</p>`,
    'a <h2>': `${PARAGRAPH}<h2>Überschrift</h2>`,
    'text outside any element': `${PARAGRAPH} und noch ein Wort`,
  };
  await host.open(
    Object.values(articles)
      .map((article) => `<shop-newsletter>${article}</shop-newsletter>`)
      .join(''),
  );
  await expect(rootOf(page)).toHaveCount(4);
  expect(await visibleChildren(page)).toEqual(['p', 'p', 'ul', 'p', 'p', 'p', 'p', 'h2', 'p']);
  await expect(page.getByText('und noch ein Wort')).toBeVisible();
  const warnings = Object.keys(articles).map(
    (excess) =>
      `warning: [shop-widgets] <shop-newsletter> contains ${excess}, which cannot be fallback content, ` +
      'so everything inside stays visible. Was the tag left open or self-closed? Write <shop-newsletter></shop-newsletter>. ' +
      'Is it an element of your own? Name the tags that you use in data-tags on the script tag.',
  );
  expect(host.console.toSorted()).toEqual(warnings.toSorted());
});

test('fallback content that is added is hidden, and comes out of hiding as an article', async ({ host, page }) => {
  await host.open(
    `<shop-newsletter>${PARAGRAPH.repeat(2)}</shop-newsletter>` +
      '<shop-newsletter><ul><li>late</li></ul></shop-newsletter>',
  );
  await expect(rootOf(page)).toHaveCount(2);
  const first = page.locator('shop-newsletter').first();
  for (const visible of [[], ['p', 'p', 'p', 'p']]) {
    await first.evaluate((tag, html) => tag.insertAdjacentHTML('beforeend', html), PARAGRAPH);
    await expect.poll(() => visibleChildren(page)).toEqual(visible);
  }
  await page.locator('shop-newsletter li').evaluate((item) => {
    item.textContent = 'late '.repeat(100);
  });
  await expect(page.getByText('late')).toBeVisible();
  await expect.poll(() => host.console).toHaveLength(2);
});

test('fallback content stays visible until the widget has rendered, without a gap', async ({ host, page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // Visitors see the state at the end of a frame.
    const look = (): void => {
      const tag = document.querySelector('shop-newsletter');
      const link = tag?.querySelector('a')?.checkVisibility() === true;
      const widget = tag?.shadowRoot?.querySelector('[part=root]') != null;
      if (tag) seen.push(`${link ? 'link' : ''}${widget ? 'widget' : ''}`);
      if (!widget) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)].join(',')))
    .toMatch(/^(link,)?widget$/);
  // It stays in the document, where crawlers and tools find it.
  expect(await page.evaluate(() => Array.from(document.links, (link) => link.href))).toEqual([
    `${SHOP}/subscribenewsletter`,
  ]);
});

test('content after a self-closed tag stays visible, with one warning', async ({ host, page }) => {
  // The content is parsed after the script has run.
  await host.open('<shop-newsletter /><main><h1>The shop</h1></main><div>Goods</div>', {
    script: '<script src="/shop-widgets.js"></script>',
  });
  await expect(rootOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible();
  await expect(page.getByText('Goods')).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => tag.append(document.createElement('section')));
  await setAttribute(page.locator('shop-newsletter'), 'heading-level', '3');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  expect(host.console).toEqual([
    'warning: [shop-widgets] <shop-newsletter> contains a <main>, which cannot be fallback content, ' +
      'so everything inside stays visible. Was the tag left open or self-closed? Write <shop-newsletter></shop-newsletter>. ' +
      'Is it an element of your own? Name the tags that you use in data-tags on the script tag.',
  ]);
});

test('a press on stray content is the page’s alone', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open('<shop-newsletter /><div><button>Into the basket</button></div>');
  await expect(rootOf(page)).toBeVisible();
  const button = page.getByRole('button', { name: 'Into the basket' });
  await button.click();
  await expect(button).toBeFocused();
  expect(await button.evaluate((element) => element.getAttributeNames())).toEqual([]);
  await release();
  expect(await isMounted(page.locator('shop-newsletter'))).toBe(false);
});

test('stray children with the slot name of another element stay visible too', async ({ host, page }) => {
  await host.open('<shop-layout><shop-newsletter /><h1>The shop</h1><p slot="footer">Foot</p></shop-layout>');
  await expect(rootOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => {
    tag.append(Object.assign(document.createElement('aside'), { slot: 'late', textContent: 'Late' }));
  });
  await expect(page.getByText('Late')).toBeVisible();
  await expect(page.getByText('Foot')).toBeVisible();
  expect(host.console).toHaveLength(1);
});

test('the tag works inside a paragraph, a link, a table cell and a list', async ({ host, page }) => {
  await host.open(
    `<p>${NEWSLETTER}</p><a href="/x"><shop-newsletter></shop-newsletter></a>` +
      `<table><tr><td>${NEWSLETTER}</td></tr></table><ul><li>${NEWSLETTER}</li></ul>`,
  );
  await expect(rootOf(page)).toHaveCount(4);
  for (const root of await rootOf(page).all()) await expect(root).toBeVisible();
  expect(host.console).toEqual([]);
});

test('content in named slots is visible before the layout renders, and after it failed', async ({ host, page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await host.open('<shop-layout><header slot="header">Head</header><p>Body</p><p slot="footer">Foot</p></shop-layout>');
  await page.waitForLoadState();
  await expect(rootOf(page, 'shop-layout')).toHaveCount(0);
  for (const text of ['Head', 'Body', 'Foot']) await expect(page.getByText(text)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      set() {
        throw new Error('The page forbids it.');
      },
    });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => host.console).toHaveLength(1);
  for (const text of ['Head', 'Body', 'Foot']) await expect(page.getByText(text)).toBeVisible();
});
