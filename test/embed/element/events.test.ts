import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

interface Heard {
  readonly type: string;
  readonly detail: unknown;
  readonly on: string;
  readonly custom: boolean;
  readonly bubbles: boolean;
  readonly composed: boolean;
  readonly cancelable: boolean;
  /** Whether a visitor could use the form by then. */
  readonly usable: boolean;
}

const NAMES = ['shop-ready', 'shop-newsletter-submit', 'shop-newsletter-success', 'shop-failure'];

/** Records every event of a widget on the document, from before the script runs. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    for (const name of names) {
      document.addEventListener(name, (event) => {
        const { type, bubbles, composed, cancelable } = event;
        const custom = event instanceof CustomEvent;
        const tag = event.target as Element;
        const on = tag.localName;
        const usable = tag.shadowRoot?.querySelector('form')?.checkVisibility() === true;
        heard.push({ type, detail: custom ? event.detail : null, on, custom, bubbles, composed, cancelable, usable });
      });
    }
  }, NAMES);
}

const heardOn = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

const typesOn = async (page: Page): Promise<string[]> => (await heardOn(page)).map(({ type }) => type);

test('data-shop-ready that was pasted with the markup is gone until the element is live', async ({ host, page }) => {
  await host.open(`<shop-newsletter data-shop-ready=""></shop-newsletter><script>
    window.changes = [];
    const tag = document.querySelector('shop-newsletter');
    tag.addEventListener('shop-ready', () => window.changes.push(tag.hasAttribute('data-shop-ready')));
    const note = () => window.changes.push(tag.hasAttribute('data-shop-ready'));
    new MutationObserver(note).observe(tag, { attributeFilter: ['data-shop-ready'] });
  </script>`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { changes: unknown }).changes)).toContain(true);
  expect(await page.evaluate(() => (window as unknown as { changes: readonly boolean[] }).changes[0])).toBe(false);
});

test('an editor that makes the tag anew because of data-shop-ready ends after ten times', async ({ host, page }) => {
  await page.addInitScript(() => {
    const made = { times: 0 };
    Object.assign(window, { made });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target as Element).hasAttribute('data-shop-ready')) continue;
        made.times += 1;
        const copy = document.createElement('shop-newsletter');
        (target as Element).replaceWith(copy);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-shop-ready'] });
  });
  await host.open('<shop-newsletter></shop-newsletter>');
  await expect.poll(() => page.evaluate('made.times')).toBe(11);
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await email.fill('anna@example.com');
  await expect(page.locator('.offer-extended')).toBeVisible();
  await expect(email).toHaveValue('anna@example.com');
  expect(await page.evaluate('made.times')).toBe(11);
});

test('data-shop-ready comes back when something removes it, until the element leaves', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  const isMarkedAway = await page.evaluate(async () => {
    const tag = document.querySelector('shop-newsletter') as HTMLElement;
    const becomes = async (isReady: boolean): Promise<void> => {
      while (tag.hasAttribute('data-shop-ready') !== isReady) await new Promise(requestAnimationFrame);
    };
    for (let times = 0; times < 2; times += 1) {
      tag.removeAttribute('data-shop-ready');
      await becomes(true);
    }
    tag.remove();
    // Its removal counts in a later task.
    await becomes(false);
    await new Promise(requestAnimationFrame);
    const away = tag.hasAttribute('data-shop-ready');
    document.body.append(tag);
    return away;
  });
  expect(isMarkedAway).toBe(false);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
});

/** What happens to an element when React has put its tree into the shadow root, before its effects. */
async function duringFirstRender(page: Page, what: 'leaves' | 'breaks'): Promise<void> {
  await page.addInitScript((event) => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <T extends Node>(child: T): T {
      appendChild.call(this, child);
      if (this instanceof ShadowRoot) {
        Node.prototype.appendChild = appendChild;
        if (event === 'leaves') this.host.remove();
        // A value that has no text.
        else Object.assign(this.host, { site: Object.create(null) as unknown });
        // React calls effects in a later task when its time is up.
        for (const start = performance.now(); performance.now() < start + 10;);
        if (event === 'leaves') requestIdleCallback(() => document.body.append(this.host));
      }
      return child;
    };
  }, what);
}

test('an element that leaves between its first render and its effects is ready when it returns', async ({
  host,
  page,
}) => {
  await listen(page);
  await duringFirstRender(page, 'leaves');
  await host.open('<shop-newsletter invalid-link></shop-newsletter>');
  await expect.poll(() => typesOn(page)).toEqual(['shop-ready']);
});

test('an element that breaks between its first render and its effects is not ready', async ({ host, page }) => {
  await listen(page);
  await duringFirstRender(page, 'breaks');
  await host.open('<shop-newsletter invalid-link></shop-newsletter>');
  await expect.poll(() => typesOn(page)).toEqual(['shop-failure']);
  await expect(page.locator('shop-newsletter')).not.toHaveAttribute('data-shop-ready');
});

test('shop-ready comes when the form can be used, with the tag, the site and the locale', async ({ host, page }) => {
  await listen(page);
  await host.open('<shop-newsletter site="ch_fr"></shop-newsletter>');
  await expect
    .poll(() => heardOn(page))
    .toEqual([
      {
        type: 'shop-ready',
        detail: { tag: 'shop-newsletter', site: 'CH_FR', locale: 'fr-CH' },
        on: 'shop-newsletter',
        custom: true,
        bubbles: true,
        composed: true,
        cancelable: false,
        usable: true,
      },
    ]);
});

test('the element dispatches shop-ready once, not again after a change, a move or a return', async ({ host, page }) => {
  await listen(page);
  await host.open(`${NEWSLETTER}<div id="other"></div>`);
  await expect.poll(() => typesOn(page)).toEqual(['shop-ready']);
  const tag = page.locator('shop-newsletter');
  await setAttribute(tag, 'heading-level', '3');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  await tag.evaluate((moved) => document.querySelector('#other')?.append(moved));
  await tag.evaluate(async (gone) => {
    gone.remove();
    await Promise.resolve();
    document.body.append(gone);
  });
  await expect(rootOf(page)).toBeVisible();
  // A second element dispatches it after all of that.
  await page.evaluate(() => document.body.append(document.createElement('shop-newsletter')));
  await expect.poll(() => typesOn(page)).toEqual(['shop-ready', 'shop-ready']);
});

test('a sign-up dispatches its events in order, on the element, and never with the address', async ({ host, page }) => {
  await listen(page);
  await host.open('<shop-newsletter site="AT" origin="blog" origin-addition="end"></shop-newsletter>');
  await signUp(page);
  const [, submit, success] = await heardOn(page);
  const told = { on: 'shop-newsletter', custom: true, bubbles: true, composed: true };
  const detail = { site: 'AT', origin: 'blog', originAddition: 'end' };
  expect(submit).toMatchObject({ ...told, type: 'shop-newsletter-submit', detail, cancelable: true });
  expect(success).toMatchObject({ ...told, type: 'shop-newsletter-success', detail, cancelable: false });
  expect(JSON.stringify(await heardOn(page))).not.toContain('@');
});

test('a listener of the page that throws does not stop a sign-up', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await page.evaluate(() => {
    for (const name of ['shop-newsletter-submit', 'shop-newsletter-success']) {
      document.addEventListener(name, () => {
        throw new Error('of the page');
      });
    }
  });
  await signUp(page);
  // The page receives its own errors only.
  expect(host.pageErrors.splice(0)).toEqual(['of the page', 'of the page']);
});
