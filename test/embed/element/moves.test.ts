import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

const MOVES: Readonly<Record<string, (tag: Element, target: Element) => void>> = {
  appendChild: (tag, target) => target.appendChild(tag),
  insertBefore: (tag, target) => target.insertBefore(tag, target.firstChild),
  moveBefore: (tag, target) => (target as Element & ParentNodeMove).moveBefore(tag, null),
  'a wrapper that is put around it': (tag) => {
    const wrapper = document.createElement('section');
    tag.replaceWith(wrapper);
    wrapper.append(tag);
  },
  'a fragment on the way': (tag, target) => {
    const fragment = document.createDocumentFragment();
    fragment.append(tag);
    target.append(fragment);
  },
  'an inert document on the way': (tag, target) => {
    document.implementation.createHTMLDocument().body.append(tag);
    target.append(tag);
  },
};

/** Not yet in the compiler's library. */
interface ParentNodeMove {
  moveBefore(node: Node, before: Node | null): void;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' });

test('typed values and styles survive every way to move a tag', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}<div class="target"></div><div class="target"></div>`);
  await field(page).fill('anna@exam');
  const form = await page.locator('shop-newsletter form').elementHandle();
  for (const [index, [way, move]] of Object.entries(MOVES).entries()) {
    await test.step(way, async () => {
      const target = `document.querySelectorAll('.target')[${String(index % 2)}]`;
      await page.evaluate(`(${move.toString()})(document.querySelector('shop-newsletter'), ${target})`);
      await expect(field(page)).toHaveValue('anna@exam');
      expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
    });
  }
  const sheets = await page.locator('shop-newsletter').evaluate((tag) => tag.shadowRoot?.adoptedStyleSheets.length);
  expect(sheets, 'what the paint shows, and what the component shows').toBe(2);
  await signUp(page);
  expect(host.console).toEqual([]);
});

test('moveBefore keeps the focus and the caret', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}<div id="target"></div>`);
  await field(page).pressSequentially('anna@');
  await page.evaluate(() => {
    const target = document.querySelector('#target') as unknown as ParentNodeMove;
    target.moveBefore(document.querySelector('shop-newsletter') as Node, null);
  });
  await page.keyboard.type('example.com');
  await expect(field(page)).toHaveValue('anna@example.com');
});

test('an element that comes back within a task has never left', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await field(page).fill('anna@exam');
  const kept = await page.evaluate(async () => {
    const tag = document.querySelector('shop-newsletter') as HTMLElement;
    const form = tag.shadowRoot?.querySelector('form');
    tag.remove();
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    document.body.append(tag);
    return form === tag.shadowRoot?.querySelector('form') && tag.shadowRoot?.querySelector('input')?.value;
  });
  expect(kept).toBe('anna@exam');
});

test('an element that stays removed has what was typed when it is back, in the same tree', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await field(page).fill('anna@example.com');
  const form = await page.locator('shop-newsletter form').elementHandle();
  await page.evaluate(async () => {
    const tag = document.querySelector('shop-newsletter');
    Object.assign(window, { tag });
    // A move and a removal in one task: the element hears of two removals.
    if (tag) document.body.append(tag);
    tag?.remove();
    while (tag?.hasAttribute('data-shop-ready')) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const isReady = (): Promise<boolean> =>
    page.evaluate(() => (window as unknown as { tag: Element }).tag.hasAttribute('data-shop-ready'));
  const whileItWaits = await page.evaluate(() => {
    const { tag } = window as unknown as { tag: Element };
    document.body.append(tag);
    return tag.hasAttribute('data-shop-ready');
  });
  expect(whileItWaits, 'while it waits again').toBe(false);
  await expect(rootOf(page)).toBeVisible();
  await expect.poll(isReady).toBe(true);
  await expect(field(page)).toHaveValue('anna@example.com');
  expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
  await signUp(page);
  expect(host.console).toEqual([]);
});

test('an element that is never inserted never renders', async ({ host, page }) => {
  await host.open('');
  const rendered = await page.evaluate(async () => {
    const tags = Array.from({ length: 50 }, () => document.createElement('shop-newsletter'));
    for (const tag of tags) {
      tag.setAttribute('site', 'AT');
      Object.assign(tag, { headingLevel: 3 });
    }
    const template = document.createElement('template');
    template.content.append(document.createElement('shop-newsletter'));
    // One that comes after them and is inserted renders.
    const inserted = document.createElement('shop-newsletter');
    const ready = new Promise((resolve) => inserted.addEventListener('shop-ready', resolve));
    document.body.append(inserted);
    await ready;
    return tags.filter((tag) => tag.shadowRoot?.querySelector('[part=root]')).length;
  });
  expect(rendered).toBe(0);
  expect(host.calls).toEqual([]);
});

test('elements that never come back are collected', async ({ host, page }) => {
  // The first one stays: engines may keep the element for which React is evaluated, in the call stack of one of its
  // errors.
  await host.open(NEWSLETTER);
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate(async () => {
      const tag = document.createElement('shop-newsletter');
      const ready = new Promise((resolve) => tag.addEventListener('shop-ready', resolve));
      document.body.prepend(tag);
      await ready;
    });
    await field(page).first().fill('anna@example.com');
    await page.evaluate(() => {
      const tag = document.querySelector('shop-newsletter') as Element;
      Object.assign(window, { gone: [...((window as Partial<Gone>).gone ?? []), new WeakRef(tag)] });
      tag.remove();
    });
  }
  const kept = async (): Promise<number> => {
    await page.requestGC();
    return page.evaluate(() => (window as unknown as Gone).gone.filter((tag) => tag.deref()).length);
  };
  // Browsers keep the last field that somebody has edited.
  await expect.poll(kept).toBeLessThanOrEqual(1);
});

/** What the page keeps of the elements that are away, without keeping them. */
interface Gone {
  readonly gone: ReadonlyArray<WeakRef<Element>>;
}
