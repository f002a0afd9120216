import type { Page } from '@playwright/test';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { beStaff, callsOf, openDialog } from '../support/staff.ts';

const WAITING = '<script src="/shop-widgets.js" data-ab-tests="consent" defer></script>';
const OFF = '<script src="/shop-widgets.js" data-ab-tests="off" defer></script>';

const consent = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-consent')));

/** The number of assignments so far. What the page does in answer to the last step is done when a frame has passed. */
async function assignments(host: HostPage): Promise<number> {
  await host.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return callsOf(host, '/getassignment').length;
}

/** Waits until each tag has rendered. */
const started = (page: Page, times: number): Promise<void> =>
  expect(page.locator('[data-shop-ready]')).toHaveCount(times);

for (const [tag, script] of [
  ['shop-footer', OFF],
  ['shop-preview', OFF],
  ['shop-preview', OFF.replace('off', 'cosent')],
] as const)
  test(`${script} makes no call of the A/B service, nor for staff of <${tag}>`, async ({ host, page }) => {
    await beStaff(page);
    await host.open(`<${tag}></${tag}><shop-session></shop-session>`, { script });
    const dialog = await openDialog(page);
    await expect(dialog.getByLabel('Date')).toBeVisible();
    // Nobody asks which tests are active: there is nothing to choose, and nothing to say of them.
    await expect(dialog.getByRole('combobox')).toHaveCount(0);
    await consent(page);
    expect(await assignments(host)).toBe(0);
    expect(callsOf(host, '/gettestsat')).toEqual([]);
  });

test('consent waits for the event at the document, and calls once per page', async ({ host, page }) => {
  await host.open('<shop-session ab-tests="Consent"></shop-session><shop-footer></shop-footer>', { script: WAITING });
  await started(page, 2);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-consent', { bubbles: true })));
  expect(await assignments(host)).toBe(0);
  await consent(page);
  await host.answered('/getassignment', 1);
  await consent(page);
  await page.evaluate(() => document.querySelector('shop-session')?.setAttribute('ab-tests', 'on'));
  expect(await assignments(host)).toBe(1);
});

test('the value that becomes on is consent', async ({ host, page }) => {
  await host.open('<shop-session ab-tests="consent"></shop-session>');
  await started(page, 1);
  expect(await assignments(host)).toBe(0);
  await page.evaluate(() => document.querySelector('shop-session')?.setAttribute('ab-tests', 'on'));
  await host.answered('/getassignment', 1);
});

test('the event counts for a tag that waits below the window, and for none that has left', async ({ host, page }) => {
  await host.open('<div style="height: 9000px"></div>', { script: WAITING });
  await page.evaluate(() => {
    const add = (): Element => document.body.appendChild(document.createElement('shop-footer'));
    add().remove();
    document.dispatchEvent(new CustomEvent('shop-consent'));
    add();
  });
  await page.evaluate(() => document.querySelector('shop-footer')?.scrollIntoView());
  await started(page, 1);
  expect(await assignments(host)).toBe(0);
  await page.evaluate(() => {
    document.querySelector('shop-footer')?.remove();
    document.body.insertAdjacentHTML('beforeend', '<shop-footer></shop-footer>');
    document.dispatchEvent(new CustomEvent('shop-consent'));
  });
  await host.answered('/getassignment', 1);
});

test('a placeholder decides nothing, and the console says so', async ({ host, page }) => {
  await host.open('<div data-shop-widget="session" data-ab-tests="on"></div>', { script: WAITING });
  await started(page, 1);
  expect(await assignments(host)).toBe(0);
  expect(host.console.join()).toContain('is not read from a placeholder. Set data-ab-tests on the script tag.');
  await consent(page);
  await host.answered('/getassignment', 1);
});
