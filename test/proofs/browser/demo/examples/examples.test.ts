import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Site } from '../../../../../src/embed/market/sites.ts';
import { violationsOn } from '../../../../embed/support/axe.ts';
import { violationsOf } from '../../../../embed/support/policy.ts';
import { formOf } from '../../../../embed/newsletter/form.ts';
import { expect, test as base } from '../demo-server.ts';

interface Example {
  open(name: string): Promise<void>;
  /** Signs up, and looks for the sign-up in the service. */
  signUp(site?: Site): Promise<void>;
}

/** Playwright's `test`, which fails if an example writes into the console or has a finding of axe. */
const test = base.extend<{ example: Example }>({
  example: async ({ demo, page }, use) => {
    const problems: string[] = [];
    page.on('console', (line) => {
      // The footer of an example is the template that it says it is.
      if (!line.text().includes('the built-in template')) problems.push(line.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await use({
      open: async (name) => {
        await page.goto(`${demo.url}/examples/${name}.html`);
      },
      signUp: async (site) => {
        const form = formOf(page, site);
        await form.email.fill('anna@example.com');
        // A press declares only what had been shown.
        await expect(form.legalNotice).toBeVisible();
        await form.submit.click();
        await expect(form.success).toBeFocused();
        const subscribers = [{ email: 'anna@example.com', site: 'DE', status: 'WAITING_FOR_DOI' }];
        expect(await demo.subscribers(page)).toEqual(subscribers);
      },
    });
    // The fallback is hidden by its slot, which axe does not see.
    const only = (axe: AxeBuilder): AxeBuilder => axe.exclude('shop-footer[data-shop-ready] > a');
    expect(await violationsOn(page, { only })).toEqual([]);
    expect(problems).toEqual([]);
  },
});

/** What a visitor does before the sign-up of an example shows. */
const BEFORE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  modal: (page) => page.getByRole('button', { name: 'Newsletter' }).click(),
  consent: (page) => page.getByRole('button', { name: 'Yes' }).click(),
  footer: (page) => page.locator('shop-footer').scrollIntoViewIfNeeded(),
};

for (const name of ['modal', 'sidebar', 'footer', 'consent', 'analytics', 'csp', 'voucher', 'shop'])
  test(`${name}: the sign-up works, without a violation of the page’s policy`, async ({ example, page }) => {
    const violations = await violationsOf(page);
    await example.open(name);
    await BEFORE[name]?.(page);
    await example.signUp(name === 'shop' ? 'AT' : 'DE');
    expect(violations).toEqual([]);
    if (name === 'shop') await expect(page.getByText('Versand', { exact: true })).toBeVisible();
    if (name === 'analytics') await expect(page.locator('output')).toHaveText('sign_up from BLOG:article');
  });

test('in a single-page application: a change of the view keeps the address, and the private service answers', async ({
  example,
  page,
}) => {
  await example.open('spa');
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await formOf(page).email.fill('otto@example.com');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Our shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect(formOf(page).email).toHaveValue('otto@example.com');
  const sent = page.waitForRequest('**/service/newsletter/api/private/newsletter-subscribers');
  await example.signUp();
  await sent;
});

test('prerendered by an edge function: the sign-up works', async ({ demo, example, page }) => {
  const module = pathToFileURL(resolve(process.env.SHOP_WIDGETS_DIST ?? 'dist', 'prerender.js')).href;
  const code = readFileSync('demo/examples/edge.js', 'utf8').replace("'shop-widgets/prerender'", `'${module}'`);
  const { default: edge } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: { fetch(request: Request): Promise<Response> };
  };
  const address = `${demo.url}/examples/edge.html`;
  const answer = await edge.fetch(new Request(address));
  const [body, headers] = [await answer.text(), Object.fromEntries(answer.headers)];
  expect(body).toContain('<template shadowrootmode="open">');
  await page.route(address, (route) => route.fulfill({ body, headers }));
  await example.open('edge');
  await example.signUp();
});
