import type { Page } from '@playwright/test';
import type { Site } from '../../../../src/embed/market/sites.ts';
import { expectFullFooter } from '../../../embed/footer/footer-page.ts';
import { fillIn, formOf } from '../../../embed/newsletter/form.ts';
import { differences, type Snapshot } from '../../../embed/support/computed-styles.ts';
import { openDialog } from '../../../embed/support/staff.ts';
import { hostStyles } from './host-styles.ts';
import type { HostFacts } from './hosts.ts';
import { expect, listenTo } from './test.ts';

/** The country that each CMS names on its script tag. */
const SITE: Site = 'AT';

interface Expected {
  /** The tag that holds the form; none if the page shows no form. */
  readonly form?: 'shop-newsletter' | 'shop-footer';
  readonly footer?: boolean;
  /** What the script has to say to the developer, as parts of its warnings. */
  readonly warnings?: readonly string[];
}

/** Opens a page as a visitor, and checks whatever widgets stand on it, and that the host is none the worse for them. */
export async function expectPage(page: Page, host: HostFacts, path: string, expected: Expected): Promise<void> {
  const url = new URL(path, host.url).href;
  const without = await visitWithoutScript(page, url);
  const heard = listenTo(page);
  await page.goto(url);
  await expectStyles(page, without.styles);
  if (expected.footer) await expectFooter(page);
  const { form } = expected;
  if (form) await expectSignUp(page, host, form);
  await expectStyles(page, without.styles);
  await expectStaffPanel(page, host, url);
  const company = (await page.content()).includes('shop.company');
  expect(heard.errors.filter((error) => !without.errors.includes(error))).toEqual([]);
  // A page written by hand names no company, of which the script warns.
  const warnings = [...(expected.warnings ?? []), ...(company || !form ? [] : ['"shop.company"'])];
  expect(new Set(heard.warnings.map((text) => warnings.find((part) => text.includes(part)) ?? text))).toEqual(
    new Set(warnings),
  );
}

/** What the host is by itself. */
async function visitWithoutScript(page: Page, url: string) {
  const empty = { contentType: 'text/javascript', body: '' };
  const visit = await page.context().newPage();
  await visit.route('**/shop-widgets*.js*', (route) => route.fulfill(empty));
  const { errors } = listenTo(visit);
  await visit.goto(url, { waitUntil: 'networkidle' });
  const styles = await hostStyles(visit);
  await visit.close();
  return { errors, styles };
}

/** Polled: the CMS's own scripts may still be at work. */
async function expectStyles(page: Page, before: Snapshot): Promise<void> {
  await expect(page.locator('[data-shop-ready]').first()).toBeAttached();
  await expect.poll(async () => differences(before, await hostStyles(page))).toEqual([]);
}

async function expectFooter(page: Page): Promise<void> {
  await expectFullFooter(page, SITE);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const footer = page.locator('shop-footer').first();
    const tooWide = await footer.evaluate(
      (tag) => tag.getBoundingClientRect().right - document.documentElement.clientWidth,
    );
    expect(tooWide, `at ${String(width)} pixels`).toBeLessThanOrEqual(0);
    // The box of a footer does not grow with what sticks out of it.
    const sticksOut = await footer.locator('.footer').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(sticksOut, `inside of the footer at ${String(width)} pixels`).toBeLessThanOrEqual(0);
  }
}

let visitors = 0;

/** A wrong address is refused, a right one gets the mail of the country. */
async function expectSignUp(page: Page, host: HostFacts, tag: string): Promise<void> {
  const form = formOf(page.locator(tag).first(), SITE);
  const email = `visitor-${String((visitors += 1))}-${String(Date.now())}@example.org`;
  await form.email.fill('wrong');
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await fillIn(page.locator(tag).first(), SITE, email);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const outbox = await page.request.get(`${host.shop}/demo/api/outbox`);
  const mails = (await outbox.json()) as { to: string; site: string }[];
  expect(mails.filter(({ to }) => to === email).map(({ site }) => site)).toEqual([SITE]);
}

/** Staff log in, see the panel, choose a test and see it named; nobody else sees the panel. */
async function expectStaffPanel(page: Page, host: HostFacts, url: string): Promise<void> {
  const pill = page.getByRole('button', { name: /^Staff preview/ });
  await expect(pill).toHaveCount(0);
  await page.request.post(`${host.shop}/demo/api/staff-session`, { data: { staff: 'staff' } });
  await page.goto(url);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-12-05');
  await dialog.getByLabel('A/B test').selectOption('hero-headline');
  await dialog.getByLabel('Group').selectOption('B');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await reloaded;
  await expect(pill).toContainText('hero-headline: B');
}
