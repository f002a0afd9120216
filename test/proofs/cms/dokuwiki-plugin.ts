import { appendFileSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { around, publish } from './flows/dokuwiki-editor.ts';
import { expectPage } from './flows/flows.ts';
import { type HostFacts, hostNamed } from './flows/hosts.ts';
import { OLDER, pluginArchive } from './flows/plugin-archive.ts';
import { expect, testIn } from './flows/test.ts';

const test = testIn('DokuWiki');
test.describe.configure({ mode: 'serial' });

const COMPANY = 'Kaffee & “Kuchen” </script> GmbH';

const dokuWiki = hostNamed('DokuWiki');
const folder = dokuWiki?.folder ?? '';
const installed = join(dokuWiki?.documents ?? '', 'lib/plugins/shopwidgets');
const localSettings = join(folder, 'conf/local.php');

let login: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** Runs something as the administrator, in a browser of their own, so that the visitor is logged out. */
async function asAdmin(browser: Browser, host: HostFacts, run: (admin: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: host.url, ...(login && { storageState: login }) });
  const admin = await context.newPage();
  if (!login) {
    await admin.goto('/doku.php?do=login');
    await admin.locator('#focus__this').fill('admin');
    await admin.locator('input[name=p]').fill(host.password);
    await admin.locator('#dw__login button[type=submit]').click();
    await expect(admin.getByText('Logged in as')).toBeVisible();
    login = await context.storageState();
  }
  await run(admin);
  await context.close();
}

/** Uploads an archive to the extension manager. */
async function upload(admin: Page, release?: typeof OLDER): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=extension&tab=install');
  await admin.locator('input[name=installfile]').setInputFiles(await pluginArchive('shop-widgets-dokuwiki.zip', release));
  await admin.locator('input[name=overwrite]').check();
  await admin.locator('form.install button[type=submit]').click();
  await expect(admin.locator('.success')).toContainText('shopwidgets');
}

/** Changes settings in the configuration manager, in the order of their fields. */
async function configure(admin: Page, settings: Readonly<Record<string, string | boolean>>): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=config');
  for (const [name, value] of Object.entries(settings)) {
    const field = admin.locator(`#config___plugin____shopwidgets____${name}`);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await admin.locator('#dw__configform button[type=submit]').click();
}

/** Presses a button of the plugin's row in the extension manager. */
async function press(admin: Page, action: 'disable' | 'enable' | 'uninstall'): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=extension&tab=plugins');
  admin.once('dialog', (dialog) => void dialog.accept());
  await admin.locator(`button[name="fn[${action}][shopwidgets]"]`).click();
  await expect(admin.locator('.success')).toBeVisible();
}

test.beforeAll(() => {
  for (const file of ['meta.html', 'footer.html']) rmSync(join(folder, 'conf', file), { force: true });
});

test('plugin: upload, three settings, `{{shop>newsletter}}`, and a sign-up', async ({ browser, host, page }) => {
  const began = Date.now();
  await asAdmin(browser, host, async (admin) => {
    await upload(admin, OLDER);
    const base = { service_base: host.shop, link_base: host.shop, image_base: `${host.shop}/static/newsletter/` };
    await configure(admin, { site: 'AT', company: COMPANY, ...base, send_site: true, footer: true });
    await expect(admin.locator('.success')).toBeVisible();
  });
  const path = await publish(page, host, 'plugin_newsletter', around('{{shop>newsletter}}'));
  await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  console.log(`From the upload to the form: ${String(Math.round((Date.now() - began) / 1000))} s`);
  await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
});
