import type { Page } from '@playwright/test';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { forceMount } from '../prerender/prerendered-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

/** A page with a working widget, to which a widget that breaks is added. */
async function openWithFaultyNext(host: HostPage, page: Page, fault: () => void): Promise<void> {
  await host.open(NEWSLETTER);
  await forceMount(page, 'shop-newsletter');
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['shop-ready', 'shop-failure']) {
      addEventListener(name, ({ type, bubbles, composed, detail }: CustomEventInit & Event) =>
        told.push({ type, bubbles, composed, detail: detail as unknown }),
      );
    }
  });
  await page.evaluate(fault);
  await page.evaluate(() => {
    const tag = document.createElement('shop-newsletter');
    tag.id = 'faulty';
    // Without a first paint, which React would hydrate and put nothing on the page.
    tag.setAttribute('invalid-link', '');
    tag.append(Object.assign(document.createElement('a'), { href: '/subscribenewsletter', textContent: 'Plan B' }));
    document.body.append(tag);
  });
}

/** The events of the widgets since the fault. */
const told = (page: Page): Promise<unknown> => page.evaluate('told');

const failures = (page: Page): Promise<unknown> => page.evaluate(`told.filter(({ type }) => type === 'shop-failure')`);

const FAILURE = {
  type: 'shop-failure',
  bubbles: true,
  composed: true,
  detail: { tag: 'shop-newsletter', message: 'The page forbids it.' },
};

/** Ways in which a page can break a widget, by the time at which the widget breaks. */
const FAULTS = {
  'while it is connected': () => {
    Element.prototype.removeAttribute = () => {
      throw new Error('The page forbids it.');
    };
  },
  'while it renders': () => {
    const page = Document.prototype as unknown as { createElement(...given: unknown[]): unknown };
    const { createElement } = page;
    page.createElement = function (...given) {
      if (given[0] === 'form') throw new Error('The page forbids it.');
      return createElement.apply(this, given);
    };
  },
  'while it is put on the page': () => {
    const { appendChild } = ShadowRoot.prototype;
    ShadowRoot.prototype.appendChild = function <Child extends Node>(this: ShadowRoot, child: Child): Child {
      if (this.host.id === 'faulty') throw new Error('The page forbids it.');
      return appendChild.call(this, child) as Child;
    };
  },
  'in an effect': () => {
    const { addEventListener } = Window.prototype;
    window.addEventListener = function (this: Window, type: string, ...rest: [never]) {
      if (type === 'pageshow') {
        window.addEventListener = addEventListener;
        throw new Error('The page forbids it.');
      }
      addEventListener.call(this, type, ...rest);
    } as typeof window.addEventListener;
  },
  'before it renders': () => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if ((target as Element).id === 'faulty') throw new Error('The page forbids it.');
      observe.call(this, target, options);
    };
  },
  'where its root is made': () => {
    Element.prototype.attachShadow = () => {
      throw new Error('The page forbids it.');
    };
  },
  'where its styles are made': () => {
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      set() {
        throw new Error('The page forbids it.');
      },
    });
  },
};

for (const [moment, fault] of Object.entries(FAULTS)) {
  test(`a widget that breaks ${moment} shows its fallback, and says so once`, async ({ host, page }) => {
    await openWithFaultyNext(host, page, fault);
    await expect.poll(() => failures(page)).toEqual([FAILURE]);
    if (moment === 'where its styles are made') expect(await told(page), 'it was never ready').toEqual([FAILURE]);
    await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
    await expect(rootOf(page, '#faulty')).toHaveCount(0);
    expect(host.console).toHaveLength(1);
    expect(host.console[0]).toContain('error: [shop-widgets] <shop-newsletter> failed and shows its fallback content.');
    expect(host.pageErrors).toEqual([]);
  });
}

test('a widget that breaks leaves the others alone', async ({ host, page }) => {
  await openWithFaultyNext(host, page, FAULTS['in an effect']);
  // The fallback shows before the widget renders, too.
  await expect.poll(() => failures(page)).toEqual([FAILURE]);
  await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
  await signUp(page);
});

test('a widget that broke at a value it cannot read tries again when the page changes it', async ({ host, page }) => {
  await host.open(NEWSLETTER + NEWSLETTER);
  await expect(rootOf(page)).toHaveCount(2);
  const first = page.locator('shop-newsletter').first();
  const fallback = page.getByRole('link', { name: 'Newsletter', exact: true });
  // A value that has no text.
  await first.evaluate((tag) => Object.assign(tag, { site: Object.create(null) as unknown }));
  await expect(rootOf(page)).toHaveCount(1);
  await expect(fallback).toHaveCount(1);
  await expect(first).not.toHaveAttribute('data-shop-ready');
  await first.evaluate((tag) => Object.assign(tag, { site: 'DE' }));
  await expect(rootOf(page)).toHaveCount(2);
  await expect(first).toHaveAttribute('data-shop-ready', '');
  await expect(fallback).toHaveCount(0);
});

test('a widget that broke while it waited for its turn tries again after a change', async ({ host, page }) => {
  await host.open('');
  await page.evaluate(() => {
    const original = IntersectionObserver;
    window.IntersectionObserver = function () {
      throw new Error('The page forbids it.');
    } as never;
    addEventListener('shop-failure', () => (window.IntersectionObserver = original));
    const tag = document.createElement('shop-newsletter');
    tag.append(Object.assign(document.createElement('a'), { href: '/subscribenewsletter', textContent: 'Plan B' }));
    document.body.append(tag);
  });
  await expect.poll(() => host.console).toHaveLength(1);
  expect(host.console[0]).toContain('<shop-newsletter> failed and shows its fallback content.');
  await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => tag.setAttribute('heading-level', '3'));
  await expect(rootOf(page).locator('h3')).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  expect(host.console).toHaveLength(1);
});

test('a widget that breaks in its first paint is ready when the page mends it at once, and the next one, too', async ({
  host,
  page,
}) => {
  await host.open('<shop-session></shop-session>');
  await expect(page.locator('shop-session')).toHaveAttribute('data-shop-ready', '');
  await page.evaluate(async () => {
    const tag = document.createElement('shop-newsletter');
    // A value that has no text.
    Object.assign(tag, { site: Object.create(null) as unknown });
    addEventListener('shop-failure', () => Object.assign(tag, { site: 'DE' }));
    // In this frame the browser sees the tag: it is painted before the browser is idle.
    await new Promise(requestAnimationFrame);
    document.body.append(tag, document.createElement('shop-session'));
  });
  await expect(page.locator('[data-shop-ready]')).toHaveCount(3);
  await expect(rootOf(page)).toBeVisible();
});

test('an error in a handler of React’s does not reach the page', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await rootOf(page).getByRole('textbox').first().fill('anna@exam');
  await page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus;
      throw new Error('The page forbids it.');
    };
  });
  await rootOf(page)
    .getByRole('button', { name: /löschen/i })
    .click();
  await expect.poll(() => host.console.join()).toContain('An error occurred in an event handler of a widget.');
});

test('an error in an event handler is logged, and the widget keeps working', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  await page.locator('shop-newsletter form').evaluate((form) => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus;
      throw new Error('The page forbids it.');
    };
    (form as HTMLFormElement).requestSubmit();
  });
  await expect.poll(() => host.console).toHaveLength(1);
  expect(host.console[0]).toContain('error: [shop-widgets] An error occurred in an event handler of a widget.');
  await signUp(page);
});

test('a polyfill of shadow trees that knows no replaceChildren keeps the form', async ({ host, page }) => {
  await page.addInitScript(() => {
    ShadowRoot.prototype.replaceChildren = () => {
      throw new TypeError('Illegal invocation');
    };
  });
  await host.open(`${NEWSLETTER}<div data-shop-widget="newsletter"></div>`);
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveCount(2);
  await signUp(page.locator('shop-newsletter').first());
  expect(host.console).toEqual([]);
});
