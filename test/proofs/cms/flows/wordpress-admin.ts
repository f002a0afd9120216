import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { HostFacts } from './hosts.ts';
import { takePicture } from './pictures.ts';
import { expect } from './test.ts';
import { asUser } from './wordpress-editors.ts';

const PLUGINS = '/wp-admin/plugins.php';

/** The settings of the plugin, by their names in it. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** Uploads an archive under Plugins, Add New, as an administrator does. An installed version is replaced. */
export async function upload(admin: Page, zip: Uint8Array): Promise<void> {
  await admin.goto('/wp-admin/plugin-install.php?tab=upload');
  const file = { name: 'shop-widgets-wordpress.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await admin.locator('#pluginzip').setInputFiles(file);
  await takePicture(admin, 'wordpress-upload', 400);
  await admin.locator('#install-plugin-submit').click();
  const replace = admin.locator('.update-from-upload-overwrite');
  const done = admin.getByText(/Plugin (?:installed|updated) successfully/);
  await expect(replace.or(done).first()).toBeVisible();
  if (await replace.isVisible()) await replace.click();
  await expect(done).toBeVisible();
}

/** Activates the plugin from the page that follows an upload. */
export async function activatePlugin(admin: Page): Promise<void> {
  await admin.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(admin.getByText('Plugin activated.')).toBeVisible();
}

/** Fills in the settings of the plugin, and saves them. */
export async function saveSettings(admin: Page, settings: Settings): Promise<void> {
  await admin.goto('/wp-admin/options-general.php?page=shop-widgets');
  for (const [name, value] of Object.entries(settings)) await fill(admin.locator(`#shop_widgets_${name}`), value);
  await takePicture(admin, 'wordpress-settings', 520);
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await expect(admin.locator('#setting-error-settings_updated, .settings-error').first()).toBeVisible();
}

async function fill(control: ReturnType<Page['locator']>, value: string | boolean): Promise<void> {
  if (typeof value === 'boolean') return control.setChecked(value);
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isList) return void (await control.selectOption(value));
  // What a form can be sent with, a browser's limits aside.
  await control.evaluate((element) => element.removeAttribute('maxlength'));
  await control.fill(value);
}

/** Deactivates the plugin, and deletes it if that is wanted. */
export async function removePlugin(admin: Page, { isDeleted }: { readonly isDeleted: boolean }): Promise<void> {
  await admin.goto(PLUGINS);
  const row = admin.locator('tr[data-slug="shop-widgets"]');
  if (await row.getByRole('link', { name: /^Deactivate/ }).isVisible()) {
    await row.getByRole('link', { name: /^Deactivate/ }).click();
    await expect(admin.getByText('Plugin deactivated.')).toBeVisible();
  }
  if (!isDeleted) return;
  // Without the page's scripts, WordPress asks on a page of its own.
  await admin.waitForLoadState();
  admin.once('dialog', (dialog) => void dialog.accept());
  await row.getByRole('link', { name: /^Delete/ }).click();
  await expect(admin.locator('tr[data-slug="shop-widgets"].deleted, tr.plugin-deleted-tr').first()).toBeAttached();
}

/** The names of all options that WordPress stores. */
export function optionNames(browser: Browser, host: HostFacts): Promise<readonly string[]> {
  return asUser(browser, host, 'admin', async (admin) => {
    await admin.goto('/wp-admin/options.php');
    return admin.locator('table.form-table label').allTextContents();
  });
}

/** What this WordPress writes into the log without the plugin: it cannot ask for updates, and PHP is newer than it. */
const OF_WORDPRESS = [
  /wp-includes\/(?:Requests|update\.php|ms-functions\.php)/,
  /Passing null to parameter .*wp-includes\/(?:formatting|pluggable)\.php/,
];

/** The lines that PHP has written into its log. */
export function errorsIn({ errorLog = '' }: HostFacts): readonly string[] {
  const lines = readFileSync(errorLog, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !OF_WORDPRESS.some((known) => known.test(line)));
}
