import { builtScript, expect, SHOP, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

test('Enter signs up in a sandboxed frame, which has no origin and no native submission', async ({ host, page }) => {
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><script src="/${host.script}" ${host.form === 'script' ? '' : 'type="module"'}></script>${NEWSLETTER}`,
  });
  await host.open('<iframe sandbox="allow-scripts" src="/frame" width="900" height="700"></iframe>', { script: '' });
  const frame = page.frameLocator('iframe');
  // Before React is there, the browser says in the console that it blocks what Enter does.
  await expect(frame.locator('shop-newsletter')).toHaveAttribute('data-shop-ready', '');
  await frame.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  // A press declares only what had been shown.
  await expect(frame.locator('.offer-legal').first()).toBeVisible();
  await frame.getByRole('textbox', { name: 'E-Mail-Adresse' }).press('Enter');
  await expect(frame.locator('[part=result]')).toContainText('example.com');
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
  expect(host.console).toEqual([]);
});

test('an inlined script in an opaque frame still shows the widget', async ({ host, page }) => {
  host.dependsOn('script', 'Modules are files of their own.');
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>${NEWSLETTER}<script>${builtScript()}</script>`,
  });
  await host.open('<iframe sandbox="allow-scripts" src="/frame"></iframe>', { script: '' });
  await expect(rootOf(page.frameLocator('iframe'))).toBeVisible();
});
