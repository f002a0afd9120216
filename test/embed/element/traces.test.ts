import { expect, SHOP, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';

test('a complete sign-up leaves no trace on the page but the data layer, and the mark that the tag is ready', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const records: string[] = [];
    Object.assign(window, { records, names: Object.getOwnPropertyNames(window) });
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
  const traces = await page.evaluate(async () => {
    const { names, records } = window as unknown as { names: string[]; records: string[] };
    const before = new Set([...names, 'names', 'records']);
    return {
      globals: Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
      records,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });
  const records = ['attributes SHOP-NEWSLETTER data-shop-ready'];
  const nothing = { local: 0, session: 0, databases: [], caches: [], workers: 0 };
  expect(traces).toEqual({ globals: ['dataLayer'], records, ...nothing });
  expect(await page.context().cookies(), 'cookies').toEqual([]);
  expect(host.console, 'console').toEqual([]);
  expect(host.strayRequests, 'stray requests').toEqual([]);
  expect([...host.origins], 'origins').toEqual([SHOP]);
});

test('a tag that leaves as it comes into view stays empty, since browsers keep its picture', async ({ host, page }) => {
  await host.open('');
  const isEmpty = await page.evaluate(async () => {
    const append = (): HTMLElement => document.body.appendChild(document.createElement('shop-newsletter'));
    // The first tag of a page does not wait for an observer.
    await new Promise((resolve) => append().addEventListener('shop-ready', resolve));
    await new Promise(requestAnimationFrame);
    const tag = append();
    // In this frame the browser sees the tag; it tells the script's observer in a later task than this message.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => tag.remove());
    port1.start();
    port2.postMessage('');
    while (tag.isConnected) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return tag.shadowRoot?.querySelector('img') === null;
  });
  expect(isEmpty).toBe(true);
});
