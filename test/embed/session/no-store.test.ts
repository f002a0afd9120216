import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, keepPage, openDialog } from '../support/staff.ts';

test('answers about one visitor or one moment are never taken from a cache', async ({ host, page }) => {
  // How a request is to be cached cannot be seen on its way.
  await page.addInitScript(() => {
    const modes: Record<string, unknown> = {};
    Object.assign(window, { modes });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input;
      modes[new URL(address, location.href).pathname] = init?.cache;
      return fetch(input, init);
    };
  });
  await beStaff(page);
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  await host.open('<shop-footer></shop-footer>');
  const dialog = await openDialog(page);
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  for (const path of ['/psdata', '/getassignment', '/checkauth', '/auth/login/renew', '/token']) {
    await expect.poll(() => callsOf(host, path).length, path).toBe(1);
  }
  expect(await page.evaluate(() => (window as unknown as { modes: unknown }).modes)).toMatchObject({
    '/service/customerfrontenddata/api/v1/psdata': 'no-store',
    '/service/abtestfrontend/api/v1/getassignment': 'no-store',
    '/service/preview/api/auth/checkauth': 'no-store',
    '/service/preview/api/auth/login/renew': 'no-store',
    '/service/preview/api/token': 'no-store',
  });
});
