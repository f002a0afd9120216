import type { Browser, Page } from '@playwright/test';
import { asUser } from './as-user.ts';
import { hostNamed } from './hosts.ts';
import { expect } from './test.ts';

/** The functions that the tests use of those that WordPress gives to the scripts of its administration. */
interface WordPressScripts {
  readonly data: {
    dispatch(store: string): Record<string, (...given: unknown[]) => Promise<void>>;
    select(store: string): Record<string, () => unknown>;
  };
  readonly blocks: { createBlock(name: string, attributes: object): unknown };
}

declare global {
  interface Window {
    wp: WordPressScripts;
  }
}

/** Changes the theme, as an administrator does. */
export async function activate(browser: Browser, theme: string): Promise<void> {
  const host = hostNamed('WordPress');
  if (!host) return;
  await asUser({ browser, host }, 'admin', async (admin) => {
    await admin.goto('/wp-admin/themes.php');
    const active = admin.locator(`.theme.active[data-slug="${theme}"]`);
    const link = admin.locator(`a.activate[href*="stylesheet=${theme}"]`).first();
    await expect(active.or(link).first()).toBeAttached();
    if ((await active.count()) > 0) return;
    await admin.goto((await link.getAttribute('href')) ?? '');
    await expect(active).toBeVisible();
  });
}

/** Publishes a block in the block editor, between two paragraphs. Returns the path of the post. */
export async function publishBlock(admin: Page, name: string, attributes: object): Promise<string> {
  await openBlockEditor(admin);
  const id = await admin.evaluate(
    async ([block, given]) => {
      const { blocks, data } = window.wp;
      const paragraph = (text: string) => blocks.createBlock('core/paragraph', { content: text });
      const all = [paragraph('Some words before.'), blocks.createBlock(block, given), paragraph('And after.')];
      await data.dispatch('core/block-editor').resetBlocks?.(all);
      const editor = data.dispatch('core/editor');
      await editor.editPost?.({ title: 'A post', status: 'publish' });
      await editor.savePost?.();
      if (data.select('core/editor').didPostSaveRequestSucceed?.() !== true) throw new Error('The post was not saved.');
      return Number(data.select('core/editor').getCurrentPostId?.());
    },
    [name, attributes] as const,
  );
  return `/?p=${String(id)}`;
}

/** Publishes in the classic editor, from its source view or from its visual view. Returns the path of the post. */
export async function publishClassic(admin: Page, html: string, view: 'source' | 'visual'): Promise<string> {
  await admin.goto('/wp-admin/post-new.php?host_classic');
  await admin.locator('#title').fill('A post');
  await admin.locator('#content-html').click();
  await admin.locator('#content').fill(html);
  if (view === 'visual') {
    await admin.locator('#content-tmce').click();
    await expect(admin.frameLocator('#content_ifr').locator('body')).toContainText('before');
  }
  const published = /[?&]post=\d+/;
  // While the editor saves a draft, it swallows the click.
  await expect(async () => {
    if (!published.test(admin.url())) await admin.locator('#publish:not(.disabled)').click({ timeout: 5000 });
    await admin.waitForURL(published, { timeout: 10_000 });
  }).toPass();
  return `/?p=${new URL(admin.url()).searchParams.get('post') ?? ''}`;
}

interface Saving {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path of the REST API: `/wp/v2/widgets`. */
  readonly path: string;
  readonly data?: object;
}

/** Sends what the administration's own editors send when they save, without all that they ask for when they start. */
export async function save(admin: Page, { method, path, data }: Saving): Promise<unknown> {
  const nonce = await (await admin.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const answer = await admin.request.fetch(`/?rest_route=${path}`, { method, data, headers: { 'X-WP-Nonce': nonce } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Publishes a text as the editor saves it. Returns the path of the post. */
export async function publishText(admin: Page, content: string): Promise<string> {
  const data = { title: 'A post', status: 'publish', content };
  const { id } = (await save(admin, { method: 'POST', path: '/wp/v2/posts', data })) as { id: number };
  return `/?p=${String(id)}`;
}

/** Fills an area of a classic theme with one widget: as the widgets' editor does, first the widget, then its place. */
export async function fillArea(admin: Page, area: string, widget: object): Promise<void> {
  const data = { ...widget, sidebar: area };
  const { id } = (await save(admin, { method: 'POST', path: '/wp/v2/widgets', data })) as { id: string };
  await save(admin, { method: 'PUT', path: `/wp/v2/sidebars/${area}`, data: { widgets: [id] } });
}

async function openBlockEditor(admin: Page): Promise<void> {
  await admin.goto('/wp-admin/post-new.php');
  await admin.waitForFunction(() => Boolean(window.wp.data.select('core/editor').getCurrentPostId?.()));
}
