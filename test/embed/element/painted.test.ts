import type { Page } from '@playwright/test';
import { formOf, signUpsOf } from '../newsletter/form.ts';
import { forceMount } from '../prerender/prerendered-page.ts';
import { holdTasks } from '../support/held-tasks.ts';
import { expect, test } from '../support/host-page.ts';

// A first paint waits for a visitor for minutes: the visitor, the browser and others get at it before React does.

const field = 'shop-newsletter input[name=email]';

const inTag = (page: Page, change: (tag: HTMLElement) => void): Promise<void> =>
  page.locator('shop-newsletter').evaluate(change);

/** Wraps each text as translators of whole pages do. */
function translate(tag: HTMLElement): void {
  const walker = document.createTreeWalker(tag.shadowRoot as Node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const replacement = document.createElement('span');
    replacement.textContent = `${text.data}!`;
    text.replaceWith(replacement);
  }
}

/** What happens to the paint, and whether its field stays the same element. */
const CHANGES: Readonly<Record<string, readonly [change: (tag: HTMLElement) => void, keepsField: boolean]>> = {
  nothing: [() => undefined, true],
  'a translator replaces its texts': [translate, false],
  'an extension puts an element beside the field': [
    ({ shadowRoot }) => shadowRoot?.querySelector('[name=email]')?.after(document.createElement('com-extension')),
    false,
  ],
  'an extension puts a button before that of the form': [
    ({ shadowRoot }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fill in' });
      shadowRoot?.querySelector('[type=submit]')?.before(button);
    },
    false,
  ],
  'an extension adds styles and attributes': [
    ({ shadowRoot }) => {
      shadowRoot?.prepend(document.createElement('style'));
      for (const element of shadowRoot?.querySelectorAll('input, button') ?? [])
        element.setAttribute('data-darkreader-inline-color', '');
    },
    false,
  ],
  'the page moves it': [
    (tag) => {
      const input = (tag.shadowRoot as ShadowRoot).querySelector('input') as HTMLInputElement;
      const { selectionStart, selectionEnd } = input;
      document.body.append(document.createElement('main'), tag);
      input.focus();
      input.setSelectionRange(selectionStart, selectionEnd);
    },
    true,
  ],
};

for (const [what, [change, keepsField]] of Object.entries(CHANGES)) {
  test(`what was typed and selected goes on when React takes over, and the press counts once: ${what}`, async ({
    host,
    page,
  }) => {
    const release = await holdTasks(page);
    await host.open('<shop-newsletter site="AT"></shop-newsletter>');
    const { email, submit, alert, success, texts, legalNotice } = formOf(page, 'AT');
    await page.locator(field).pressSequentially('anna@example.org');
    await page.locator(field).evaluate((input: HTMLInputElement) => input.setSelectionRange(13, 16));
    const before = await page.locator(field).elementHandle();
    await inTag(page, change);
    for (let presses = 0; presses < 3; presses += 1) await page.locator('shop-newsletter [type=submit]').click();
    await page.locator(field).focus();
    await page.locator(field).evaluate((input: HTMLInputElement) => input.setSelectionRange(13, 16));
    const said = page.locator('shop-newsletter [aria-live=polite]');
    await expect(said).toHaveText(texts['ui.loading']);
    await release();
    await expect(said).toBeEmpty();
    await expect(alert).toHaveText(texts['newsletter.review']);
    await expect(legalNotice).toBeVisible();
    await expect(email).toBeFocused();
    await page.keyboard.type('com');
    await expect(email).toHaveValue('anna@example.com');
    expect(await before?.evaluate((node) => node.isConnected)).toBe(keepsField);
    expect(signUpsOf(host)).toEqual([]);
    await submit.click();
    await expect(success).toBeVisible();
    expect(signUpsOf(host)).toHaveLength(1);
    expect(host.console).toEqual([]);
  });
}

test('a word that is being composed goes on when React takes over', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open('<shop-newsletter></shop-newsletter>');
  const { email, consent } = formOf(page);
  const devTools = await page.context().newCDPSession(page);
  const compose = (text: string): Promise<unknown> =>
    devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await email.focus();
  await compose('an');
  await release();
  await expect(consent).toBeVisible();
  await compose('anna');
  await devTools.send('Input.insertText', { text: 'anna' });
  await page.keyboard.type('@example.com');
  await expect(email).toHaveValue('anna@example.com');
});

test('keys that are pressed while React takes over are not lost', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open('<shop-newsletter></shop-newsletter>');
  const { email, consent } = formOf(page);
  await email.focus();
  const typing = page.keyboard.type('anna@example.com');
  await release();
  await typing;
  await expect(consent).toBeVisible();
  await expect(email).toHaveValue('anna@example.com');
});

test('a key does not make React take over the whole widget in one task', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open('<shop-newsletter></shop-newsletter>');
  const { email, consent } = formOf(page);
  await email.focus();
  await inTag(page, ({ shadowRoot }) => {
    const input = shadowRoot?.querySelector('[name=email]') as HTMLElement;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // React has begun: its marker is in the root, whose content it hydrates later.
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
      Object.assign(window, { isTaken: Object.keys(input).some((key) => key.startsWith('__react')) });
    });
    observer.observe(shadowRoot as Node, { childList: true });
  });
  await release();
  await expect(consent).toBeVisible();
  expect(await page.evaluate('isTaken')).toBe(false);
});

test('what has got the focus by then stays in view when the fields unfold above it', async ({ host, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const release = await holdTasks(page);
  await host.open('<shop-newsletter></shop-newsletter><div style="height: 1500px"></div>');
  const { email, consent, submit } = formOf(page);
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await expect(submit).toBeInViewport();
  await release();
  await expect(consent).toBeAttached();
  await expect(submit).toBeFocused();
  await expect(submit).toBeInViewport();
});

test('an address that is being typed is not judged when React takes over', async ({ host, page }) => {
  const release = await holdTasks(page);
  await host.open('<shop-newsletter></shop-newsletter>');
  const { email, consent } = formOf(page);
  await email.focus();
  await page.keyboard.type('anna@');
  await release();
  await expect(consent).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('a value that a browser has filled in is not written again, so that it stays marked as such', async ({
  host,
  page,
}) => {
  const release = await holdTasks(page);
  await page.addInitScript(() => {
    const { prototype } = HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
    const written: string[] = [];
    Object.assign(window, { written });
    Object.defineProperty(prototype, 'value', {
      ...Object.getOwnPropertyDescriptor(prototype, 'value'),
      set(this: HTMLInputElement, value: string) {
        written.push(value);
        set?.call(this, value);
      },
    });
  });
  await host.open('<shop-newsletter></shop-newsletter>');
  const { email, consent } = formOf(page);
  await email.focus();
  await page.keyboard.insertText('anna@example.com');
  await release();
  await expect(consent).toBeVisible();
  expect(await page.evaluate('written')).not.toContain('anna@example.com');
});

test('a fold opens before React takes over, stays open, and one press closes it', async ({ host, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdTasks(page);
  await host.open('<shop-footer platform="TABLET"></shop-footer>');
  const button = page.locator('.footer-fold-button').first();
  const content = page.locator('.footer-fold-content').first();
  await button.click();
  await expect(content).toBeVisible();
  await release();
  await forceMount(page, 'shop-footer');
  await expect(content).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(content).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
