import { expect, SHOP, test } from '../support/host-page.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

/** A placeholder with what an editor has put into it. */
const holding = (inside: string, widget = 'newsletter'): string => `<div data-shop-widget="${widget}">${inside}</div>`;

test.describe('what an editor leaves in a placeholder', () => {
  test('is fallback content, if it is text', async ({ host, page }) => {
    const texts = [
      'Newsletter',
      '<a href="/subscribenewsletter">Newsletter</a> bestellen!',
      '\n  Newsletter &nbsp;\n',
      '<img class="emoji" alt="📬" src="data:,"> Newsletter <img class="emoji" alt="🎉" src="data:,"> bestellen <img class="emoji" alt="👍" src="data:,"> jetzt',
    ];
    await host.open(texts.map((inside) => holding(inside)).join(''));
    await expect(rootOf(page)).toHaveCount(texts.length);
    expect(await page.locator('[data-shop-widget]').evaluateAll(contentsOf)).toEqual(
      texts.map(() => ({ text: expect.stringContaining('Newsletter'), shown: '', visible: 0, heightBesides: 0 })),
    );
    await expect(page.getByText('bestellen!')).toBeHidden();
    expect(host.console).toEqual([]);
  });

  test('is removed, if it is padding', async ({ host, page }) => {
    const paddings = ['&nbsp;', ' &nbsp; &#8203;', '&#65279;', '&nbsp;<a href="/subscribenewsletter">Newsletter</a>'];
    await host.open(paddings.map((padding) => holding(padding)).join(''));
    await expect(rootOf(page)).toHaveCount(paddings.length);
    expect(await page.locator('[data-shop-widget]').evaluateAll(contentsOf)).toEqual(
      ['', '', '', 'Newsletter'].map((text) => ({ text, shown: '', visible: 0, heightBesides: 0 })),
    );
    expect(host.console).toEqual([]);
  });

  test('stays visible, if it is a heading, and the warning speaks of the placeholder', async ({ host, page }) => {
    await host.open(holding('<h2>Newsletter-Kopf</h2><p>Ein Satz</p>'));
    await expect(rootOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Newsletter-Kopf' })).toBeVisible();
    await expect(page.getByText('Ein Satz')).toBeVisible();
    expect(host.console).toEqual([
      'warning: [shop-widgets] The placeholder of <shop-newsletter> holds a <h2>, which is no fallback content, so ' +
        'all of it stays visible. Leave a link or a short text in its <div>.',
    ]);
  });

  test('is left as it is in the frame of a page', async ({ host, page }) => {
    await host.open(holding('Inhalt der Seite', 'layout'));
    await expect(page.getByText('Inhalt der Seite')).toBeVisible();
    expect(await page.locator('shop-layout').evaluate((tag) => tag.innerHTML)).toBe('Inhalt der Seite');
    expect(host.console).toEqual([]);
  });
});

/** What placeholders hold, how much of it a visitor sees, and how much higher than their widgets they are. */
function contentsOf(placeholders: readonly Element[]) {
  return placeholders.map((placeholder) => {
    const tag = placeholder.querySelector('shop-newsletter');
    const root = tag?.shadowRoot?.querySelector('[part=root]');
    return {
      text: placeholder.textContent,
      shown: (placeholder as HTMLElement).innerText,
      visible: Array.from(tag?.children ?? []).filter((child) => child.checkVisibility()).length,
      heightBesides: placeholder.getBoundingClientRect().height - (root?.getBoundingClientRect().height ?? 0),
    };
  });
}

test.describe('typographic quotation marks', () => {
  test('around a value of a closed set do not count', async ({ host, page }) => {
    const sites = ['”AT”', '„AT“', '“AT”', '»AT«', '«AT»', '’AT’', "'AT'", '″AT″'];
    await host.open(
      sites
        .map(
          (site) =>
            `<shop-newsletter site=${site}></shop-newsletter><div data-shop-widget=”newsletter” data-site=${site}></div>`,
        )
        .join(''),
    );
    await expect(rootOf(page)).toHaveCount(2 * sites.length);
    const languages = await rootOf(page).evaluateAll((roots) => roots.map((root) => root.getAttribute('lang')));
    expect(languages).toEqual(sites.flatMap(() => ['de-AT', 'de-AT']));
    expect(host.console).toEqual([]);
  });

  test('around a number, a token and a word for "no" do not count', async ({ host, page }) => {
    await host.open(
      '<shop-newsletter heading-level=”3” invalid-link=„false“></shop-newsletter>' +
        '<shop-layout page-header=”NO_HEADER”><p slot="header">Head</p></shop-layout>',
    );
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.getByText('dieser Link nicht mehr gültig')).toBeHidden();
    await expect(page.getByText('Head')).toBeHidden();
    expect(host.console).toEqual([]);
  });

  test('around the type of the texts do not count', async ({ host, page }) => {
    const json = '<script type=”application/json” data-texts>{"newsletter.title": "Post"}</script>';
    await host.open(`<shop-newsletter>${json}</shop-newsletter>`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Post');
  });

  test('belong to a free text', async ({ host, page }) => {
    await host.open('<shop-newsletter origin="„Blog“"></shop-newsletter>');
    await expect(rootOf(page)).toBeVisible();
    const origin = await page
      .locator('shop-newsletter')
      .evaluate((tag) => (tag as unknown as { origin: string }).origin);
    expect(origin).toBe('„Blog“');
  });
});

test.describe('texts in an attribute', () => {
  const HEADING = { level: 2 } as const;

  test('of a placeholder count, and are live', async ({ host, page }) => {
    await host.open(`<div data-shop-widget="newsletter" data-texts='{"newsletter.title": "Post"}'></div>`);
    await expect(page.getByRole('heading', HEADING)).toHaveText('Post');
    await setAttribute(page.locator('[data-shop-widget]'), 'data-texts', '{"newsletter.title": "Brief"}');
    await expect(page.getByRole('heading', HEADING)).toHaveText('Brief');
    await setAttribute(page.locator('[data-shop-widget]'), 'data-texts', null);
    await expect(page.getByRole('heading', HEADING)).not.toHaveText('Brief');
    expect(host.console).toEqual([]);
  });

  test('give way to the script in the placeholder', async ({ host, page }) => {
    const json = '<script type="application/json" data-texts>{"newsletter.title": "Script"}</script>';
    await host.open(`<div data-shop-widget="newsletter" data-texts='{"newsletter.title": "Post"}'>${json}</div>`);
    await expect(page.getByRole('heading', HEADING)).toHaveText('Script');
  });

  test('that cannot be read are ignored with an error, and an empty attribute without one', async ({ host, page }) => {
    await host.open(`<div data-shop-widget="newsletter" data-texts='{“newsletter.title”: “Post”}'></div>`);
    await expect(rootOf(page)).toBeVisible();
    await expect.poll(() => host.console).toHaveLength(1);
    expect(host.console[0]).toMatch(/^error: \[shop-widgets\] <shop-newsletter>: the JSON in data-texts is ignored/);
    await setAttribute(page.locator('[data-shop-widget]'), 'data-texts', ' ');
    await setAttribute(page.locator('[data-shop-widget]'), 'data-site', 'AT');
    await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
    expect(host.console).toHaveLength(1);
  });
});

test.describe('JSON without its script', () => {
  const WARNING =
    'warning: [shop-widgets] <shop-newsletter> holds JSON whose <script> was removed by a filter, so it is hidden and ' +
    `not read. Write it as an attribute: data-texts='{"…": "…"}'.`;
  const LONG = `{“newsletter.title”: “${'Post '.repeat(80)}”}`;

  for (const [where, html] of Object.entries({
    'in a placeholder': holding('{“newsletter.title”: “Post”}'),
    'in a placeholder, of many letters': holding(LONG),
    'in a placeholder, of many lines': holding('{<br>“newsletter.title”: “Post”,<br>“a”: {<br>“b”: “Post” }<br>}'),
    'in a placeholder, as paragraphs': holding(
      '<p>{“newsletter.title”: “Post”,</p>\n<p>“newsletter.lead”: “Post”}</p>',
    ),
    'in a placeholder, beside a link': holding('<a href="/a">Newsletter</a>{"newsletter.title": "Post"}'),
    'in a tag': '<shop-newsletter>{"newsletter.title": "Post"}</shop-newsletter>',
  })) {
    test(`is hidden with a warning ${where}`, async ({ host, page }) => {
      await host.open(html);
      await expect(rootOf(page)).toBeVisible();
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('Post');
      await expect.poll(() => host.console).toEqual([WARNING]);
    });
  }

  test('is hidden in the frame of a page as well, each of several', async ({ host, page }) => {
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
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Post');
    expect(host.console).toHaveLength(2);
  });

  test('is content, where an article that a tag left open has swallowed shows it', async ({ host, page }) => {
    await host.open('<shop-newsletter /><h2>JSON</h2><p>{"newsletter.title": "Post"}</p>');
    await expect(rootOf(page)).toBeVisible();
    await expect(page.getByText('Post')).toBeVisible();
    expect(host.console).toHaveLength(1);
  });
});

test.describe('data-slot in a placeholder of the frame', () => {
  const AREAS = '<div data-slot="header">Head</div><p>Body</p><div data-slot=”footer”>Foot</div>';

  test('does what slot does in the tag', async ({ host, page }) => {
    await host.open(`<div data-shop-widget="layout" data-page-header="NO_HEADER">${AREAS}</div>`);
    await expect(page.getByText('Body')).toBeVisible();
    await expect(page.getByText('Head')).toBeHidden();
    await setAttribute(page.locator('[data-shop-widget]'), 'data-page-header', 'NO_FOOTER');
    await expect(page.getByText('Head')).toBeVisible();
    await expect(page.getByText('Foot')).toBeHidden();
    expect(host.console).toEqual([]);
  });

  test('is live, and obeyed in a child that comes later', async ({ host, page }) => {
    await host.open(`<div data-shop-widget="layout" data-page-header="NO_HEADER">${AREAS}</div>`);
    await expect(page.getByText('Head')).toBeHidden();
    await setAttribute(page.getByText('Head'), 'data-slot', null);
    await expect(page.getByText('Head')).toBeVisible();
    await setAttribute(page.getByText('Body'), 'data-slot', 'header');
    await expect(page.getByText('Body')).toBeHidden();
    await page.locator('[data-shop-widget]').evaluate((div) => {
      div.insertAdjacentHTML('beforeend', '<p data-slot="header">Late</p>');
    });
    await expect(page.getByText('Late')).toBeHidden();
  });

  test('means nothing elsewhere', async ({ host, page }) => {
    await host.open('<shop-layout page-header="NO_HEADER"><p data-slot="header">Head</p></shop-layout>');
    await expect(rootOf(page, 'shop-layout')).toBeVisible();
    await expect(page.getByText('Head')).toBeVisible();
  });
});

test('a page sees at its element that the first render is done, as frames of editors do', async ({ host, page }) => {
  await host.open('<div data-shop-widget="newsletter"></div>');
  await expect(rootOf(page)).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
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

for (const [width, room] of [
  [1280, 600],
  [360, 740],
] as const) {
  test(`nothing moves at ${width} px where the room of a placeholder or a tag is reserved`, async ({ host, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await host.open(
      `<style>shop-newsletter, [data-shop-widget='newsletter'] { display: block; min-height: ${room}px }</style>` +
        '<div data-shop-widget="newsletter"></div><p id="after">After</p><shop-newsletter></shop-newsletter><p>End</p>',
      { script: '' },
    );
    const places = (): Promise<number[]> =>
      page.locator('body > p').evaluateAll((found) => found.map((after) => after.getBoundingClientRect().top));
    const before = await places();
    await page.addScriptTag({ url: '/shop-widgets.js' });
    await expect(rootOf(page)).toHaveCount(2);
    expect(await places()).toEqual(before);
  });
}
