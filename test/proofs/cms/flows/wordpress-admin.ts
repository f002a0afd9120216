import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { asUser } from './as-user.ts';
import { type HostFacts, hostNamed } from './hosts.ts';
import { type Item, OWN_FOOTER, takePicture } from './own-footer.ts';
import { type Plugin, pluginArchive, type Settings } from './plugin.ts';
import { expect } from './test.ts';
import { publishText, save } from './wordpress-editors.ts';

const PLUGINS = '/wp-admin/plugins.php';

/** Fills in the settings of the plugin, on a page that is opened anew or open, and saves them. */
export async function saveSettings(admin: Page, settings: Settings, anew = true): Promise<void> {
  if (anew) await admin.goto('/wp-admin/options-general.php?page=shop-widgets');
  for (const [name, value] of Object.entries(settings)) await fill(admin.locator(`#shop_widgets_${name}`), value);
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

/** Makes a menu for each section of the footer, as the page of the menus does when it saves; or removes them. */
async function fillMenus(admin: Page, how?: 'empty'): Promise<void> {
  if (how === 'empty') {
    const menus = (await save(admin, { method: 'GET', path: '/wp/v2/menus&per_page=100' })) as { id: number }[];
    for (const { id } of menus) await save(admin, { method: 'DELETE', path: `/wp/v2/menus/${String(id)}&force=true` });
    return;
  }
  for (const [section, items] of Object.entries(OWN_FOOTER)) {
    const data = { name: `Footer ${section}`, locations: [`shop_widgets_${section}`] };
    const { id } = (await save(admin, { method: 'POST', path: '/wp/v2/menus', data })) as { id: number };
    for (const item of items) await addItem(admin, id, item, 0);
    if (section !== 'groups') continue;
    await admin.goto(`/wp-admin/nav-menus.php?action=edit&menu=${String(id)}`);
    await takePicture(admin, 'wordpress-menus');
  }
}

async function addItem(admin: Page, menu: number, { text, url, mark = '', below = [] }: Item, parent: number) {
  const link = { title: text, url, type: 'custom', classes: [mark], status: 'publish' };
  const data = { ...link, menus: menu, parent, menu_order: (places += 1) };
  const { id } = (await save(admin, { method: 'POST', path: '/wp/v2/menu-items', data })) as { id: number };
  for (const item of below) await addItem(admin, menu, item, id);
}

let places = 0;

const folder = join(hostNamed('WordPress')?.documents ?? '', 'wp-content/plugins/shop-widgets');
const row = 'tr[data-slug="shop-widgets"]';

export const wordPressPlugin: Plugin = {
  folder,
  releaseFile: join(folder, 'shop-widgets.php'),
  install: ({ browser, host }, release) =>
    asUser(browser, host, 'admin', async (admin) => {
      await admin.goto('/wp-admin/plugin-install.php?tab=upload');
      await admin.locator('#pluginzip').setInputFiles(await pluginArchive('shop-widgets-wordpress.zip', release));
      await admin.locator('#install-plugin-submit').click();
      const replace = admin.locator('.update-from-upload-overwrite');
      const done = admin.getByText(/Plugin (?:installed|updated) successfully/);
      await expect(replace.or(done).first()).toBeVisible();
      if (await replace.isVisible()) await replace.click();
      await expect(done).toBeVisible();
      const activation = admin.getByRole('link', { name: 'Activate Plugin' });
      if (await activation.isVisible()) await activation.click();
      await admin.goto(PLUGINS);
      await expect(admin.locator(`${row}.active`)).toBeVisible();
    }),
  configure: ({ browser, host }, { footer, ...settings }) =>
    asUser(browser, host, 'admin', (admin) =>
      saveSettings(admin, { ...settings, ...(footer !== undefined && { footer: footer ? 'page' : 'block' }) }),
    ),
  publish: ({ browser, host }, _, text) =>
    asUser(browser, host, 'author', (admin) => publishText(admin, `Some words before.\n\n${text}\n\nAnd after.`)),
  write(widget, attributes = {}) {
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `[shop_${widget}${given.join('')}]`;
  },
  keepsHtml: true,
  fillFooter: ({ browser, host }, how) => asUser(browser, host, 'admin', (admin) => fillMenus(admin, how)),
  expectRefused: ({ browser, host }, name, value) =>
    asUser(browser, host, 'admin', async (admin) => {
      await saveSettings(admin, { [name]: value });
      await expect(admin.locator('.settings-error.notice-error'), `${name}=${value.slice(0, 50)}`).toHaveCount(1);
      await expect(admin.locator(`#shop_widgets_${name}`)).not.toHaveValue(value);
    }),
  disable: ({ browser, host }) =>
    asUser(browser, host, 'admin', async (admin) => {
      await admin.goto(PLUGINS);
      await admin
        .locator(row)
        .getByRole('link', { name: /^Deactivate/ })
        .click();
      await expect(admin.getByText('Plugin deactivated.')).toBeVisible();
    }),
  remove: ({ browser, host }) =>
    asUser(browser, host, 'admin', async (admin) => {
      await admin.goto(PLUGINS);
      admin.once('dialog', (dialog) => void dialog.accept());
      await admin
        .locator(row)
        .getByRole('link', { name: /^Delete/ })
        .click();
      await expect(admin.locator(`${row}.deleted, tr.plugin-deleted-tr`).first()).toBeAttached();
    }),
};

/** The names of all options that WordPress stores. */
export function optionNames(browser: Browser, host: HostFacts): Promise<readonly string[]> {
  return asUser(browser, host, 'admin', async (admin) => {
    await admin.goto('/wp-admin/options.php');
    return admin.locator('table.form-table label').allTextContents();
  });
}
