import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTS } from '../../../../demo/hosts/hosts.ts';
import { expect, test } from '../../../embed/newsletter/demo-server.ts';
import { fillIn, formOf } from '../../../embed/newsletter/form.ts';

const SOURCES = join(import.meta.dirname, '../../../../demo');

test('the demo links to the host pages, and serves each as its file is when asked for it', async ({ demo, page }) => {
  await page.goto(demo.url);
  await page.getByRole('link', { name: 'Host pages' }).click();
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(entries).toHaveCount(HOSTS.length);
  for (const [index, host] of HOSTS.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('link', { name: host.name, exact: true })).toHaveAttribute('href', host.page);
    for (const text of [host.special, host.paste, host.editor, host.trap])
      await expect(entry.getByText(text, { exact: true })).toBeVisible();
    const served = await page.request.get(`${demo.url}${host.page}?plain`);
    const file = await readFile(join(SOURCES, host.page.replace(/\/$/, '/index.html')));
    expect((await served.body()).equals(file), host.name).toBe(true);
  }
});

test('a sign-up on the page in windows-1252 reaches the services as it was typed', async ({ demo, page }) => {
  const host = HOSTS.find(({ id }) => id === 'tables');
  await page.goto(`${demo.url}${host?.page ?? ''}`);
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await fillIn(page, 'AT', 'zoe@example.at');
  await formOf(page, 'AT').submit.click();
  await expect(formOf(page, 'AT').success).toBeFocused();
  expect((await posted).postDataJSON()).toMatchObject({ firstName: 'Zoë', lastName: "O'Brien" });
  await expect.poll(() => demo.outbox(page)).toMatchObject([{ site: 'AT' }]);
});
