import type { Page } from '@playwright/test';
import { expect, SHOP, test } from '../support/host-page.ts';
import { beStaff, CHECK, holdReload, keepPage, letReload, openDialog, PREVIEW, SECRET } from '../support/staff.ts';
import { heard, listen, logIn, RENEW, token } from './session-page.ts';

/**
 * Everything that scripts, extensions and crash reports can read: markup with shadow trees, address, storage, globals.
 */
function lookAt(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const trees: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        trees.push(...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`));
        if ('value' in element) trees.push(String(element.value));
        if (element.shadowRoot) walk(element.shadowRoot);
      }
      trees.push(root.textContent ?? '');
    };
    walk(document);
    const known = ['heard', 'dataLayer'].map((name) => (window as unknown as Record<string, unknown>)[name]);
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      trees,
      location.href,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      await caches.keys(),
      window.name,
      history.state,
      performance.getEntriesByType('resource').map(({ name }) => name),
      known,
    ]);
  });
}

/** Records, across reloads, every event of ours and every message to other tabs. */
async function overhear(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tell', (text: string) => told.push(text));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell(text: string): void };
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) tell(`event ${event.type} ${JSON.stringify(event.detail)}`);
      return dispatchEvent.call(this, event);
    };
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      tell(`message ${this.name} ${JSON.stringify(message)}`);
      postMessage.call(this, message);
    };
  });
  return told;
}

test('a whole visit of staff who are customers too shows none of their secrets', async ({ host, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await page.clock.install();
  const told = await overhear(page);
  await listen(page);
  const first = token(-60, 3600);
  const renewed = token(600, 7200);
  await logIn(page, first);
  await page.context().addCookies([{ name: 'LongTermToken', value: 'long-term-4711', url: SHOP }]);
  await beStaff(page);
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  host.serve(RENEW, {
    status: 201,
    headers: { 'set-cookie': `LoginToken=${renewed}; Path=/` },
    body: { status: 'RENEWED' },
  });
  const seen: string[] = [];
  const pill = page.getByRole('button', { name: /^Staff preview/ });

  await host.open('<shop-footer></shop-footer><shop-session></shop-session>');
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 0 });
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByLabel('Group').selectOption('B');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  seen.push(await page.evaluate(() => navigator.clipboard.readText()), await lookAt(page));
  host.serve(CHECK, { body: PREVIEW });
  await holdReload(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  seen.push(await lookAt(page));
  await letReload(page);
  await expect(pill).toContainText('headline: B');
  seen.push(await lookAt(page));
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  await openDialog(page);
  // Without the reload, what the panel leaves behind can be looked at.
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(pill).toHaveCount(0);
  seen.push(await lookAt(page));

  expect(told.join()).toContain('event shop-preview-apply');
  expect(told.join()).toContain('event shop-preview-logout');
  expect(told.join()).toContain('message ');
  const addresses = host.calls.map((call) => call.url());
  const bodies = host.calls.map((call) => call.postData() ?? '');
  const everything = [...seen, ...told, ...host.console, ...addresses, ...bodies].join('\n');
  for (const secret of [SECRET, 'long-term-4711', ...first.split('.'), ...renewed.split('.')]) {
    if (secret.length > 1) expect(everything.includes(secret), secret).toBe(false);
  }
  expect(host.console).toEqual([]);
});
