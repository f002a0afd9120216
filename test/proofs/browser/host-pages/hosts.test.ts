import type { Page } from '@playwright/test';
import { type DemoHost, HOSTS } from '../../../../demo/hosts/hosts.ts';
import { DEMO_SITES } from '../../../../demo/sites.ts';
import { SITES } from '../../../../src/embed/market/sites.ts';
import { contentOf, expectLegalLinks } from '../../../embed/footer/footer-page.ts';
import { formOf, signUpsOf } from '../../../embed/newsletter/form.ts';
import { violationsOn } from '../../../embed/support/axe.ts';
import { differences } from '../../../embed/support/computed-styles.ts';
import { expect, type HostPage, test } from '../../../embed/support/host-page.ts';
import { acceptSignUps } from '../../../embed/support/sign-up.ts';
import { beStaff, openDialog, serveStaff } from '../../../embed/support/staff.ts';
import { hostStyles } from './host-styles.ts';
import { serveHosts } from './host-site.ts';
import { OWN_CODE } from './own-code.ts';

/** The country of each site as its selector names it. */
const COUNTRY = { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' } as const;

function serveShop(host: HostPage): void {
  acceptSignUps(host);
  host.serve('GET /service/footer-images/logos/*', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' });
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'NOT_SUBSCRIBED' } });
  host.serve('GET /service/abtestfrontend/api/v1/getassignment', { body: { assignments: [] } });
}

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('shop-newsletter[data-shop-ready], shop-footer[data-shop-ready]')).toHaveCount(2);
}

async function expectOwnCode(page: Page, { id, name }: DemoHost): Promise<void> {
  expect(await page.evaluate(OWN_CODE[id].use), `the own code of ${name}`).toEqual(OWN_CODE[id].gives);
}

/** The name of the focused field, or the text of the focused button. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let inside = document.activeElement;
    while (inside?.shadowRoot?.activeElement) inside = inside.shadowRoot.activeElement;
    return inside?.getAttribute('name') ?? inside?.textContent ?? '';
  });
}

/** A wrong address shows its error. */
async function expectError(page: Page, { site }: DemoHost): Promise<void> {
  const form = formOf(page.locator('shop-newsletter'), site);
  await form.email.focus();
  await page.keyboard.type('anna@wrong');
  await page.keyboard.press('Enter');
  await expect(page.locator('shop-newsletter').getByText(form.texts['newsletter.email.invalid'])).toBeVisible();
  await expect(form.email).toBeFocused();
}

/** The consents name the company that the page gives. */
async function expectCompany(page: Page, { site }: DemoHost): Promise<void> {
  await expect(page.locator('shop-newsletter').getByText(DEMO_SITES[site].texts['shop.company']).first()).toBeVisible();
}

/** Signs up by the keyboard: the address is put right, then every stop up to the button. */
async function expectSignUp(host: HostPage, page: Page, { site }: DemoHost): Promise<void> {
  const form = formOf(page.locator('shop-newsletter'), site);
  await page.keyboard.type('.example');
  const typed: Record<string, string> = { firstName: 'Zoë', lastName: "O'Brien" };
  const stops: string[] = [];
  while (stops.at(-1) !== form.texts['newsletter.submit'] && stops.length < 15) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (stop === 'salutation') await page.keyboard.press('ArrowDown');
    else await page.keyboard.type(typed[stop] ?? '');
  }
  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  const names = { salutation: 'MRS', firstName: 'Zoë', lastName: "O'Brien" };
  expect(signUpsOf(host).map((call) => call.postDataJSON() as unknown)).toEqual([
    expect.objectContaining({ email: 'anna@wrong.example', consents: [], ...(site === 'AT' && names) }),
  ]);
}

async function expectFooter(page: Page, { site }: DemoHost): Promise<void> {
  const footer = page.locator('shop-footer');
  const { teaser, salesTax } = contentOf(site);
  await expect(footer.locator('.footer-group')).toHaveCount(teaser.groups.length);
  await expectLegalLinks(footer, site);
  await expect(footer.getByText(salesTax.textBeforeLink.trim())).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  const countries = footer.getByRole('button', { name: COUNTRY[site] });
  await countries.focus();
  await page.keyboard.press('Enter');
  await expect(footer.locator('.footer-country-link')).toHaveCount(SITES.length);
  await page.keyboard.press('Escape');
  await expect(countries).toHaveAttribute('aria-expanded', 'false');
  await expect(countries).toBeFocused();
}

/** What of a tag's visible content is outside of the tag. */
function overflow(page: Page): Promise<string[]> {
  return page.locator('shop-newsletter, shop-footer').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const edge = tag.getBoundingClientRect();
      return [...(tag.shadowRoot?.querySelectorAll('[part=root] *') ?? [])]
        .filter((element) => !element.closest('.visually-hidden, .trap, svg, option') && element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < edge.left - 0.5 || right > edge.right + 0.5;
        })
        .map((element) => `${tag.localName} ${element.localName}.${element.className}`);
    }),
  );
}

/** Nothing of a widget, with the error shown, is outside of its tag, and the page is as wide as the window. */
async function expectNoOverflow(page: Page, { id }: DemoHost): Promise<void> {
  // The last width is that of the window before.
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `${String(width)} pixels`).toEqual([]);
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole, `the page at ${String(width)} pixels`).toBe(id === 'tables' ? Math.max(width, 780) : width);
  }
}

async function expectStaffPanel(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeFocused();
}

/** Text that the page's colours make hard to read. */
function violations(page: Page): Promise<string[]> {
  return violationsOn(page, {
    only: (axe) =>
      axe.include('shop-newsletter, [data-shop-widget]').include('shop-footer').withRules('color-contrast'),
    preload: false,
  });
}

for (const site of HOSTS) {
  const { name } = site;

  test(`${name}: all works as its editor left it, nothing overflows, and the page looks as without the script`, async ({
    host,
    page,
  }) => {
    // Two pages, one after the other.
    test.slow();
    serveShop(host);
    const open = await serveHosts(page);

    await open(site, 'without');
    const before = await hostStyles(page);
    await expectOwnCode(page, site);
    host.console.length = 0;
    host.strayRequests.length = 0;

    await open(site);
    await expectReady(page);
    const after = await hostStyles(page);
    expect(after.length).toBeGreaterThan(20);
    expect(after[0]).toHaveProperty('letter-spacing');
    expect(differences(before, after)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await expectError(page, site);
    await expectCompany(page, site);
    await expectNoOverflow(page, site);
    await expectSignUp(host, page, site);
    await expectFooter(page, site);
    await expectOwnCode(page, site);
    expect(await violations(page)).toEqual([]);
    expect(host.console).toEqual([]);
    expect(host.strayRequests).toEqual([]);
  });

  test(`${name}: staff get their panel, and all works where the script comes before the page’s own code`, async ({
    host,
    page,
  }) => {
    // Two pages, one after the other.
    test.slow();
    serveShop(host);
    await beStaff(page);
    serveStaff(host);
    const open = await serveHosts(page);

    await open(site);
    await expectStaffPanel(page);
    expect(host.console).toEqual([]);

    await open(site, 'first');
    await expectReady(page);
    await expectOwnCode(page, site);
    await expectError(page, site);
    await expectSignUp(host, page, site);
    await expectFooter(page, site);
    await expectStaffPanel(page);
    expect(host.console).toEqual([]);
  });
}
