import type { Page } from '@playwright/test';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

/** A page with a working widget, to which a widget that breaks is added. */
async function openWithFaultyNext(host: HostPage, page: Page, fault: () => void): Promise<void> {
  acceptSignUps(host);
  await host.open(NEWSLETTER);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  await page.evaluate(() => {
    const failures: unknown[] = [];
    Object.assign(window, { failures });
    addEventListener('shop-failure', (event) => failures.push((event as CustomEvent).detail));
  });
  await page.evaluate(fault);
  await page.evaluate(() => {
    const tag = document.createElement('shop-newsletter');
    tag.id = 'faulty';
    // With all values at their defaults React would hydrate the element's first paint and put nothing on the page.
    tag.setAttribute('heading-level', '3');
    tag.append(Object.assign(document.createElement('a'), { href: '/subscribenewsletter', textContent: 'Plan B' }));
    document.body.append(tag);
  });
}

const failures = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { failures: unknown }).failures);

/** Ways in which a page can break a widget, by the time at which the widget breaks. */
const FAULTS: Readonly<Record<string, () => void>> = {
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
      if (type === 'pageshow') throw new Error('The page forbids it.');
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
  'where the slots of its children are made': () => {
    const page = Document.prototype as unknown as { createElement(...given: unknown[]): unknown };
    const { createElement } = page;
    page.createElement = function (...given) {
      if (given[0] === 'slot') throw new Error('The page forbids it.');
      return createElement.apply(this, given);
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
  test(`a widget that breaks ${moment} shows its fallback, says so once, and leaves the others alone`, async ({
    host,
    page,
  }) => {
    await openWithFaultyNext(host, page, fault);
    await expect.poll(() => failures(page)).toEqual([{ tag: 'shop-newsletter', message: 'The page forbids it.' }]);
    await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
    await expect(rootOf(page, '#faulty')).toHaveCount(0);
    expect(host.console).toHaveLength(1);
    expect(host.console[0]).toContain('error: [shop-widgets] <shop-newsletter> broke and shows its fallback content.');
    expect(host.pageErrors).toEqual([]);
    await signUp(page);
  });
}

test('a value that cannot be read breaks one widget and not the page', async ({ host, page }) => {
  await host.open(NEWSLETTER + NEWSLETTER);
  await expect(rootOf(page)).toHaveCount(2);
  await page
    .locator('shop-newsletter')
    .first()
    .evaluate((tag) => Object.assign(tag, { site: Object.create(null) as unknown }));
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toHaveCount(1);
  await expect(rootOf(page)).toHaveCount(1);
});

test('a widget that broke tries again when the page changes it', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  const set = (site: unknown) =>
    page.locator('shop-newsletter').evaluate((tag, value) => {
      // Simulates a value that cannot be passed on to the page.
      Object.assign(tag, { site: value ?? (Object.create(null) as unknown) });
    }, site);
  await set(null);
  await expect(rootOf(page)).toHaveCount(0);
  await set('AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeHidden();
});

test('a widget that broke while it waited for its turn tries again when the page changes it', async ({
  host,
  page,
}) => {
  await host.open('');
  await page.evaluate(() => {
    const genuine = IntersectionObserver;
    window.IntersectionObserver = function () {
      throw new Error('The page forbids it.');
    } as never;
    addEventListener('shop-failure', () => (window.IntersectionObserver = genuine));
    const tag = document.createElement('shop-newsletter');
    tag.append(Object.assign(document.createElement('a'), { href: '/subscribenewsletter', textContent: 'Plan B' }));
    document.body.append(tag);
  });
  await expect.poll(() => host.console).toHaveLength(1);
  expect(host.console[0]).toContain('<shop-newsletter> broke and shows its fallback content.');
  await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => tag.setAttribute('site', 'AT'));
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  expect(host.console).toHaveLength(1);
});

test('a change during a failure is not lost', async ({ host, page }) => {
  await host.open('');
  await page.evaluate(() => {
    const tag = document.createElement('shop-newsletter');
    document.body.append(Object.assign(tag, { site: Object.create(null) as unknown }));
    Object.assign(tag, { site: 'AT' });
  });
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
});

test('a listener that is added right after the tag receives the failure', async ({ host, page }) => {
  await host.open('');
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        const tag = document.createElement('shop-newsletter');
        document.body.append(Object.assign(tag, { site: Object.create(null) as unknown }));
        tag.addEventListener('shop-failure', (event) => resolve([event.bubbles, event.composed]));
      }),
  );
  expect(await heard).toEqual([true, true]);
});

test('a widget that never rendered is not reported ready', async ({ host, page }) => {
  await openWithFaultyNext(host, page, () => {
    addEventListener('shop-ready', () => (document.title = 'ready'));
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      set() {
        throw new Error('The page forbids it.');
      },
    });
  });
  await expect.poll(() => failures(page)).toHaveLength(1);
  expect(await page.title()).toBe('Shop');
});

for (const begins of [true, false]) {
  const when = begins ? 'after' : 'before';
  test(`an error in an event handler ${when} a visitor began is logged, and the widget keeps working`, async ({
    host,
    page,
  }) => {
    acceptSignUps(host);
    await host.open(NEWSLETTER);
    await expect(rootOf(page)).toBeVisible();
    if (begins) await page.locator('shop-newsletter form').getByRole('textbox').first().focus();
    await page.locator('shop-newsletter form').evaluate(async (form) => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = () => {
        throw new Error('The page forbids it.');
      };
      (form as HTMLFormElement).requestSubmit();
      await new Promise((resolve) => setTimeout(resolve));
      HTMLElement.prototype.focus = focus;
    });
    await expect.poll(() => host.console).toHaveLength(1);
    expect(host.console[0]).toContain('error: [shop-widgets] A widget failed at an event.');
    await signUp(page);
  });
}
