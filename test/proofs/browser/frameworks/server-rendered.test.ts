import type { Locator, Page } from '@playwright/test';
import { formOf } from '../../../embed/newsletter/form.ts';
import { prerendered } from '../../../embed/prerender/prerendered-page.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { beStaff } from '../../../embed/support/staff.ts';
import { bundle, onServer } from './bundle.ts';
import { documentOf } from './framework-page.ts';

interface Server {
  /** The HTML of the application, with prerendered markup where the framework takes it. */
  render(markup: string): string | Promise<string>;
}

/** The places of a form, with the site that each shows. */
const FORMS = { '#tag': 'DE', '#placeholder': 'CH', '#prerendered': 'AT' } as const;

const MARKUP = ['shop-newsletter', 'shop-footer'].map((tag) =>
  prerendered({
    tag,
    attributes: { platform: 'CLASSIC', ...(tag === 'shop-footer' ? { 'hide-newsletter': '' } : { site: 'AT' }) },
  }),
);
const PRERENDERED = MARKUP.join('').replace('<shop-newsletter', '<shop-newsletter id="prerendered"');

const SERVERS = [
  { name: 'React 19', page: 'react/page.jsx', server: 'react/server.jsx', after: '' },
  // Vue takes no prerendered markup: its place is beside the application.
  { name: 'Vue', page: 'vue/page.js', server: 'vue/server.js', after: PRERENDERED },
];

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (): Promise<boolean> =>
    target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  for (let stops = 0; stops < 250 && !(await isFocused()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

for (const { name, page: entry, server, after } of SERVERS)
  test(`${name}, rendered by a server: what was typed stays, and the keyboard leads to the end`, async ({
    host,
    page,
  }, testInfo) => {
    const { render } = await onServer<Server>(server, testInfo.outputPath('server.mjs'));
    const script = await bundle({ page: entry }, 'development');
    host.file('/page.js', { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script });
    await beStaff(page);
    const app = await render(PRERENDERED);
    await host.open(documentOf(`<div id="app">${app}</div>${after}`, ''), { raw: true });
    await expect(page.locator('#prerendered[data-shop-ready]')).toBeAttached();

    // Typed before the framework comes.
    for (const [place, site] of Object.entries(FORMS)) {
      await tabTo(page, formOf(page.locator(place), site).email);
      await page.keyboard.type('anna@example');
    }
    await page.addScriptTag({ url: '/page.js' });
    await page.waitForFunction(() => 'site' in window);
    for (const n of [1, 2]) {
      await page.evaluate(() => window.site.change());
      await expect(page.locator('h1')).toHaveText(`Shop ${String(n)}`);
    }

    await page.locator('h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    for (const [place, site] of Object.entries(FORMS)) {
      const form = formOf(page.locator(place), site);
      await expect(form.email).toHaveValue('anna@example');
      await tabTo(page, form.email);
      await page.keyboard.press('End');
      await page.keyboard.type('.com');
      await tabTo(page, form.submit);
      await page.keyboard.press('Enter');
      await expect(form.success).toBeFocused();
    }
    await tabTo(page, page.getByRole('button', { name: /Deutschland/ }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.footer-country-link')).toHaveCount(9);
    // A navigation in the browser: React renders the page anew, without the server's markup.
    for (const view of ['other', 'shop'] as const) await page.evaluate((to) => window.site.show(to), view);
    await expect(page.locator('shop-footer[data-shop-ready] .footer-sheet')).toBeVisible();
    expect(host.console.filter((line) => !line.includes('React DevTools'))).toEqual([]);
  });
