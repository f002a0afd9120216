import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

const PLACEHOLDER = '<div data-shop-widget="newsletter"></div>';

test('a placeholder, named in any case or as the tag, shows its widget and attributes', async ({ host, page }) => {
  await host.open(
    '<div data-shop-widget=" Shop-Newsletter " data-site="at" data-origin="blog" data-heading-level="3"></div>',
  );
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await signUp(page);
  expect(host.calls[0]?.postDataJSON()).toMatchObject({ origin: 'blog' });
  expect(host.console).toEqual([]);
});

test('the attributes of a placeholder are live', async ({ host, page }) => {
  await host.open(PLACEHOLDER);
  await expect(rootOf(page).locator('h2')).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-heading-level', '3');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-heading-level', null);
  await expect(rootOf(page).locator('h2')).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-invalid-link', '');
  await expect(page.getByText('dieser Link nicht mehr gültig')).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-invalid-link', 'false');
  await expect(page.getByText('dieser Link nicht mehr gültig')).toBeHidden();
});

test('what a placeholder out of the page is given shows when it is back', async ({ host, page }) => {
  await host.open(`<section>${PLACEHOLDER}</section>`);
  await expect(rootOf(page)).toBeVisible();
  const section = await page.evaluateHandle(() => document.querySelector('section') as Element);
  await section.evaluate((node) => node.remove());
  await section.evaluate((node) => {
    node.firstElementChild?.setAttribute('data-heading-level', '3');
    node.firstElementChild?.append(document.createElement('hr'), 'An article');
    document.body.append(node);
  });
  await expect(rootOf(page).locator('h3')).toBeVisible();
  await expect(page.getByText('An article')).toBeVisible();
});

test('a later placeholder is filled: alone, deep in other content, or by its attribute', async ({ host, page }) => {
  await host.open('<div id="plain"></div>');
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', `<section><p>x</p>${html}</section>`);
  }, PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(2);
  await setAttribute(page.locator('#plain'), 'data-shop-widget', 'newsletter');
  await expect(rootOf(page)).toHaveCount(3);
});

test('a placeholder that a frame’s script has created is filled', async ({ host, page }) => {
  await host.open('<iframe></iframe>');
  await page.evaluate(() => {
    const made = document.querySelector('iframe')?.contentDocument?.createElement('div');
    made?.setAttribute('data-shop-widget', 'newsletter');
    if (made) document.body.append(made);
  });
  await expect(rootOf(page)).toBeVisible();
});

test('a placeholder that a page cache brings back filled is not filled twice', async ({ host, page }) => {
  await host.open(PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
  await page.evaluate(() => {
    const { body } = document;
    const copy = body.cloneNode(true);
    body.replaceWith(copy);
  });
  await expect(rootOf(page)).toHaveCount(1);
  await expect(page.locator('shop-newsletter')).toHaveCount(1);
});

test('an unknown widget is reported once, with the known widgets', async ({ host, page }) => {
  await host.open(`<div data-shop-widget="banner"></div>${PLACEHOLDER}`);
  await expect(rootOf(page)).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget=banner]'), 'data-heading-level', '3');
  await setAttribute(page.locator('[data-shop-widget=newsletter]'), 'data-heading-level', '3');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  expect(host.console).toHaveLength(1);
  expect(host.console[0]).toMatch(/^warning: \[shop-widgets\] data-shop-widget="banner" is not known, .*newsletter/);
});

/** Counts the element queries of the script from now on. */
async function countLooks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let looks = 0;
    for (const { prototype } of [Document, Element]) {
      for (const name of ['querySelectorAll', 'querySelector', 'matches', 'hasAttribute', 'getElementsByTagName']) {
        const look = (prototype as unknown as Record<string, ((...given: unknown[]) => unknown) | undefined>)[name];
        if (!look) continue;
        Object.defineProperty(prototype, name, {
          value(this: unknown, ...given: unknown[]) {
            looks += 1;
            return look.apply(this, given);
          },
        });
      }
    }
    Object.assign(window, { looks: () => looks });
  });
  return () => page.evaluate(() => (window as unknown as { looks: () => number }).looks());
}

/** Ways to add nodes to a page. */
const INSERTIONS = {
  'one by one': (count: number) => {
    for (let index = 0; index < count; index += 1) document.body.append(document.createElement('i'));
  },
  'each into the one before': (count: number) => {
    let parent: Element = document.body;
    for (let index = 0; index < count / 20; index += 1) {
      const child = document.createElement('i');
      parent.append(child);
      parent = child;
    }
  },
  'at once': (count: number) => {
    document.body.append(...Array.from({ length: count }, () => document.createElement('i')));
  },
  'as texts': (count: number) => {
    for (let index = 0; index < count; index += 1) document.body.append(String(index));
  },
};

test('10,000 added nodes cost two queries at most, and a placeholder in them is found @sweep', async ({
  host,
  page,
}) => {
  await host.open('');
  await page.waitForLoadState();
  const looks = await countLooks(page);
  for (const [way, insert] of Object.entries(INSERTIONS)) {
    const before = await looks();
    await page.evaluate(insert, 10_000);
    expect.soft((await looks()) - before, way).toBeLessThan(5);
  }
  await page.evaluate((html) => {
    for (let index = 0; index < 5000; index += 1) document.body.append(String(index));
    document.body.insertAdjacentHTML('beforeend', `<section>${html}</section>`);
    for (let index = 0; index < 5000; index += 1) document.body.append(String(index));
  }, PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
});

/** Three placeholders, and one inside them with a number of others, which are not filled. */
function nested(count: number, widget = 'session'): string {
  const around = '<div data-shop-widget="layout">'.repeat(3);
  const inner = `<div data-shop-widget="${widget}"></div>`;
  return `${around}<div data-shop-widget="newsletter"><section>${inner.repeat(count)}</section></div>${'</div>'.repeat(3)}`;
}

for (const [what, html] of Object.entries({ 'too deep': nested(500), unknown: nested(500, 'banner') })) {
  test(`placeholders that are ${what} are asked once, not at each change of the page`, async ({ host, page }) => {
    await host.open(html);
    await page.waitForLoadState();
    const looks = await countLooks(page);
    await page.evaluate(INSERTIONS['at once'], 100);
    await page.evaluate(INSERTIONS['at once'], 100);
    expect(await looks()).toBeLessThan(100);
  });
}

test('a placeholder that was too deep is filled after a move, an absence or another mark', async ({ host, page }) => {
  await host.open(nested(3));
  await expect(rootOf(page)).toHaveCount(1);
  await expect(page.locator('shop-session')).toHaveCount(0);
  await page.evaluate(() => document.body.append(document.querySelector('section > div') as Element));
  await expect(page.locator('shop-session')).toHaveCount(1);
  const away = await page.evaluateHandle(() => {
    const next = document.querySelector('section > div') as Element;
    next.remove();
    return next;
  });
  await page.evaluate(INSERTIONS['at once'], 100);
  await page.evaluate((next) => {
    document.body.append(next, ...Array.from({ length: 100 }, () => document.createElement('i')));
  }, away);
  await expect(page.locator('shop-session')).toHaveCount(2);
  await setAttribute(page.locator('[data-shop-widget=layout]').first(), 'data-shop-widget', null);
  await page.evaluate(INSERTIONS['at once'], 100);
  await expect(page.locator('shop-session')).toHaveCount(3);
});

test('records of a synthetic shadow root, without an attribute’s name, stop no placeholder', async ({ host, page }) => {
  await page.addInitScript(() => {
    const Native = MutationObserver;
    window.MutationObserver = class extends Native {
      constructor(callback: MutationCallback) {
        super((records, observer) => {
          const copies = records.map((record): MutationRecord => {
            const { target, type, addedNodes, removedNodes } = record;
            const own = Object.entries({ target, type, addedNodes, removedNodes });
            const properties: PropertyDescriptorMap = Object.fromEntries(own.map(([name, value]) => [name, { value }]));
            return Object.create(MutationRecord.prototype, properties) as MutationRecord;
          });
          callback(copies.every(({ type }) => type === 'childList') ? copies : records, observer);
        });
      }
    };
  });
  await host.open('');
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), PLACEHOLDER);
  await expect(rootOf(page)).toBeVisible();
});

test('a page without tags has one observer of the document, and no more after the last tag', async ({ host, page }) => {
  await page.addInitScript(() => {
    const watched = new Map<MutationObserver, Set<string>>();
    const { observe, disconnect } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (new Error('Whose call is it?').stack?.includes('/shop-widgets.')) {
        watched.set(this, (watched.get(this) ?? new Set()).add(target.nodeName));
      }
      observe.call(this, target, options);
    };
    MutationObserver.prototype.disconnect = function () {
      watched.delete(this);
      disconnect.call(this);
    };
    Object.assign(window, { watched: () => Array.from(watched.values(), (names) => [...names].join()) });
  });
  const watched = () => page.evaluate(() => (window as unknown as { watched: () => string[] }).watched());
  await host.open('<div id="plain"></div><script src="/shop-widgets.js?again"></script>');
  await page.waitForLoadState();
  expect(await watched()).toEqual(['#document']);
  await setAttribute(page.locator('#plain'), 'data-shop-widget', 'newsletter');
  await expect(rootOf(page)).toBeVisible();
  expect((await watched()).length).toBeGreaterThan(1);
  await page.locator('#plain').evaluate((div) => div.remove());
  await expect.poll(watched).toEqual(['#document']);
});

test('a form whose fields shadow the query methods hides no placeholder', async ({ host, page }) => {
  await host.open('');
  await page.evaluate((html) => {
    const names = ['matches', 'querySelectorAll', 'hasAttribute', 'nodeType', 'children', 'parentElement'];
    const fields = names.map((name) => `<input name="${name}">`).join('');
    document.body.insertAdjacentHTML('beforeend', `<form data-shop-widget="newsletter">${fields}${html}</form>`);
  }, PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
  expect(host.console).toEqual([]);
});
