import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { asUser } from './as-user.ts';
import { hostNamed } from './hosts.ts';
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

async function fill(control: Locator, value: string | boolean): Promise<void> {
  if (typeof value === 'boolean') return control.setChecked(value);
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isList) return void (await control.selectOption(value));
  // A form can be sent without the limits of a browser.
  await control.evaluate((element) => element.removeAttribute('maxlength'));
  // WordPress hides the field of a colour behind a button.
  if (!(await control.isVisible())) await control.page().getByRole('button', { name: 'Select Color' }).click();
  await control.fill(value);
}

/** Fills the menus of the footer as an editor does: changes those of the built-in links, and makes one for the countries. */
async function fillMenus(admin: Page, how?: 'empty'): Promise<void> {
  if (how === 'empty') {
    const menus = (await save(admin, { method: 'GET', path: '/wp/v2/menus&per_page=100' })) as { id: number }[];
    for (const { id } of menus) await save(admin, { method: 'DELETE', path: `/wp/v2/menus/${String(id)}&force=true` });
    return;
  }
  await admin.goto('/wp-admin/options-general.php?page=shop-widgets');
  await admin.getByLabel('Fill empty menus').check();
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await admin.getByRole('link', { name: 'Change them' }).click();
  await changeItems(admin, OWN_FOOTER.groups);
  await takePicture(admin, 'wordpress-menus');
  await admin
    .getByLabel('Select a menu to edit')
    .selectOption({ label: 'Shop footer: legal links (Shop footer: legal links)' });
  await admin.getByRole('button', { name: 'Select', exact: true }).click();
  await changeItems(admin, OWN_FOOTER.legal);
  await admin.getByRole('link', { name: 'create a new menu' }).click();
  await untilLoaded(admin, admin.getByRole('button', { name: 'Create Menu' }).first());
  await admin.getByLabel('Menu Name').fill('Countries');
  await admin.getByLabel('Shop footer: countries').check();
  await admin.getByRole('button', { name: 'Create Menu' }).first().press('Enter');
  await untilLoaded(admin, admin.getByRole('button', { name: 'Save Menu' }).first());
  await admin.getByRole('heading', { name: 'Custom Links' }).click();
  for (const { text, url } of OWN_FOOTER.countries) {
    await admin.getByLabel('URL').first().fill(url);
    await admin.getByLabel('Link Text').fill(text);
    await admin.locator('#submit-customlinkdiv').click();
    await expect(admin.getByLabel('Link Text')).toHaveValue('');
  }
  await saveMenu(admin);
}

/** Changes the first items of the open menu, and the first link below each, and removes the others. */
async function changeItems(admin: Page, wanted: readonly Item[]): Promise<void> {
  await untilLoaded(admin, admin.getByRole('button', { name: 'Save Menu' }).first());
  const rows = admin.locator('#menu-to-edit > li');
  await admin.getByLabel('Bulk Select').first().check();
  const areBelow = await rows.evaluateAll((all) => all.map((row) => row.classList.contains('menu-item-depth-1')));
  let headings = 0;
  for (const [index, isBelow] of areBelow.entries()) {
    if (!isBelow) headings += 1;
    if (headings > wanted.length || (isBelow && areBelow[index - 1] === true))
      await rows.nth(index).locator('.menu-item-checkbox').press('Space');
  }
  await admin.getByRole('button', { name: 'Remove Selected Items' }).first().click();
  const items = wanted.flatMap((item) => [item, ...(item.below ?? [])]);
  await expect(rows).toHaveCount(items.length);
  for (const [index, { text, url }] of items.entries()) {
    await rows.nth(index).locator('.item-edit').click();
    await rows.nth(index).getByLabel('URL').fill(url);
    await rows.nth(index).getByLabel('Navigation Label').fill(text);
  }
  await saveMenu(admin);
}

async function saveMenu(admin: Page): Promise<void> {
  // By the keyboard: the page still unfolds, and its buttons move with it.
  await admin.getByRole('button', { name: 'Save Menu' }).first().press('Enter');
  await expect(admin.getByText('has been updated')).toBeVisible();
}

/** The page that shows something is complete: its scripts listen to clicks. */
async function untilLoaded(admin: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await admin.waitForLoadState();
}

const folder = join(hostNamed('WordPress')?.documents ?? '', 'wp-content/plugins/shop-widgets');
const row = 'tr[data-slug="shop-widgets"]';

export const wordPressPlugin: Plugin = {
  folder,
  releaseFile: join(folder, 'shop-widgets.php'),
  install: (run, release) =>
    asUser(run, 'admin', async (admin) => {
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
  configure: (run, { footer, ...settings }) =>
    asUser(run, 'admin', (admin) =>
      saveSettings(admin, { ...settings, ...(footer !== undefined && { footer: footer ? 'page' : 'block' }) }),
    ),
  publish: (run, _, text) =>
    asUser(run, 'author', (admin) => publishText(admin, `Some words before.\n\n${text}\n\nAnd after.`)),
  write(widget, attributes = {}) {
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `[shop_${widget}${given.join('')}]`;
  },
  keepsHtml: true,
  fillFooter: (run, how) => asUser(run, 'admin', (admin) => fillMenus(admin, how)),
  expectRefused: (run, name, value) =>
    asUser(run, 'admin', async (admin) => {
      await saveSettings(admin, { [name]: value });
      await expect(admin.locator('.settings-error.notice-error'), `${name}=${value.slice(0, 50)}`).toHaveCount(1);
      await expect(admin.locator(`#shop_widgets_${name}`)).not.toHaveValue(value);
    }),
  disable: (run) =>
    asUser(run, 'admin', async (admin) => {
      await admin.goto(PLUGINS);
      await admin
        .locator(row)
        .getByRole('link', { name: /^Deactivate/ })
        .click();
      await expect(admin.getByText('Plugin deactivated.')).toBeVisible();
    }),
  remove: (run) =>
    asUser(run, 'admin', async (admin) => {
      await admin.goto(PLUGINS);
      admin.once('dialog', (dialog) => void dialog.accept());
      await admin
        .locator(row)
        .getByRole('link', { name: /^Delete/ })
        .click();
      await expect(admin.locator(`${row}.deleted, tr.plugin-deleted-tr`).first()).toBeAttached();
      await admin.goto('/wp-admin/options.php');
      await expect(admin.locator('#blogname')).toBeVisible();
      await expect(admin.locator('[id*=shop_widgets]')).toHaveCount(0);
    }),
};
