import { expect, test } from '../support/host-page.ts';
import { rootOf } from '../support/tag.ts';

test('no error is made while the script starts: to note its place the browser would read the script again', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError'] as const) {
      const note = (words: unknown[]): void => void made.push(`${name}: ${String(words[0])}`);
      window[name] = new Proxy(window[name], {
        apply(target, self, words) {
          note(words);
          return Reflect.apply(target, self, words) as unknown;
        },
        construct(target, words, maker) {
          note(words);
          return Reflect.construct(target, words, maker) as object;
        },
      });
    }
  });
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  host.serve('GET /service/abtestfrontend/api/v1/getassignment', { body: { assignments: [] } });
  await host.open('<shop-newsletter></shop-newsletter><shop-footer></shop-footer>');
  await expect(rootOf(page)).toBeVisible();
  await expect(rootOf(page, 'shop-footer')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
});
