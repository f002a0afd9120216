import { expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

test('the script defines no global variable, except the data layer of a sent sign-up', async ({ host, page }) => {
  acceptSignUps(host);
  await page.addInitScript(() => Object.assign(window, { names: Object.getOwnPropertyNames(window) }));
  const added = () =>
    page.evaluate(() => {
      const before = new Set([...(window as unknown as { names: string[] }).names, 'names']);
      return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
    });
  await host.open(`${NEWSLETTER}<div data-shop-widget="newsletter"></div>`);
  await expect(rootOf(page)).toHaveCount(2);
  expect(await added()).toEqual([]);
  await page.locator('[data-shop-widget]').evaluate((div) => div.remove());
  await signUp(page);
  expect(await added()).toEqual(['dataLayer']);
});

test('the script does not change built-in objects of the page', async ({ host, page }) => {
  await page.addInitScript(() => {
    const kept = new Map<string, PropertyDescriptor>();
    const each = (visit: (name: string, now: PropertyDescriptor | undefined) => void): void => {
      for (const name of [
        'Array',
        'Object',
        'String',
        'Function',
        'Promise',
        'Node',
        'Element',
        'Document',
        'Window',
        'Event',
      ]) {
        const { prototype } = (window as unknown as Record<string, { prototype: object }>)[name] ?? { prototype: {} };
        for (const key of Reflect.ownKeys(prototype)) {
          visit(`${name} ${String(key)}`, Object.getOwnPropertyDescriptor(prototype, key));
        }
      }
    };
    each((name, now) => now && kept.set(name, now));
    const changed = (): string[] => {
      const found: string[] = [];
      each((name, now) => {
        const before = kept.get(name);
        if (before?.value !== now?.value || before?.get !== now?.get || before?.set !== now?.set) found.push(name);
      });
      return found;
    };
    Object.assign(window, { changed });
  });
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { changed: () => string[] }).changed())).toEqual([]);
});

test('the script stores nothing in the browser and sets no cookie', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(NEWSLETTER);
  await signUp(page);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: [], caches: [], workers: 0 });
  expect(await page.context().cookies()).toEqual([]);
});

test('a complete sign-up prints nothing and sends requests to the shop only', async ({ host, page }) => {
  acceptSignUps(host);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await host.open(NEWSLETTER);
  await signUp(page);
  expect(host.console).toEqual([]);
  expect(host.strayRequests).toEqual([]);
  expect([...asked]).toEqual([SHOP]);
});

test('nothing of the page is changed but that the tag says it is ready, for the page to see', async ({
  host,
  page,
}) => {
  acceptSignUps(host);
  await page.addInitScript(() => {
    const records: string[] = [];
    Object.assign(window, { records });
    addEventListener('DOMContentLoaded', () => {
      const watch = new MutationObserver((found) => {
        for (const { target, type, attributeName } of found) {
          records.push(`${type} ${target.nodeName} ${attributeName ?? ''}`);
        }
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
  await host.open(NEWSLETTER);
  await signUp(page);
  expect(await page.evaluate(() => (window as unknown as { records: string[] }).records)).toEqual([
    'attributes SHOP-NEWSLETTER data-shop-ready',
  ]);
});

test('a tag that is added and removed leaves no nodes behind', async ({ host, page }) => {
  await host.open('');
  const cdp = await page.context().newCDPSession(page);
  const round = () =>
    page.evaluate(async () => {
      for (let count = 0; count < 30; count += 1) {
        const tag = document.createElement('shop-newsletter');
        const ready = new Promise((resolve) => tag.addEventListener('shop-ready', resolve));
        document.body.append(tag);
        await ready;
        tag.remove();
      }
    });
  const nodes = async (): Promise<number> => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Memory.getDOMCounters')).nodes;
  };
  await round();
  const before = await nodes();
  await round();
  expect((await nodes()) - before).toBeLessThan(200);
});
