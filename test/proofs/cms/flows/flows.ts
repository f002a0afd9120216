import type { Page } from '@playwright/test';
import type { Site } from '../../../../src/embed/market/sites.ts';
import { expectFullFooter } from '../../../embed/footer/footer-page.ts';
import { fillIn, formOf } from '../../../embed/newsletter/form.ts';
import { openDialog } from '../../../embed/support/staff.ts';
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

/** Opens a page as a visitor, and checks whatever widgets stand on it, and that nothing new reaches the console. */
export async function expectPage(page: Page, host: HostFacts, path: string, expected: Expected): Promise<void> {
  const url = new URL(path, host.url).href;
  const errorsWithout = await errorsWithoutScript(page, url);
  const reported = listenTo(page);
  await page.goto(url);
  await expect(page.locator('[data-shop-ready]').first()).toBeAttached();
  if (expected.footer) await expectFullFooter(page, SITE);
  const { form } = expected;
  if (form) await expectSignUp(page, host, form);
  await expectStaffPanel(page, host, url);
  const html = await page.content();
  expect(reported.errors.filter((error) => !errorsWithout.includes(error))).toEqual([]);
  // The script warns of a page that names no company or no goods, and of the built-in footer.
  const missing = ['shop.company', 'shop.goods'].filter((name) => form && !html.includes(name));
  const template = expected.footer ? ['shows the built-in template'] : [];
  const warnings = [...(expected.warnings ?? []), ...missing.map((name) => `"${name}"`), ...template];
  expect(new Set(reported.warnings.map((text) => warnings.find((part) => text.includes(part)) ?? text))).toEqual(
    new Set(warnings),
  );
}

/** What the host says to the console by itself. */
async function errorsWithoutScript(page: Page, url: string): Promise<readonly string[]> {
  const empty = { contentType: 'text/javascript', body: '' };
  const visit = await page.context().newPage();
  await visit.route('**/shop-widgets*.js*', (route) => route.fulfill(empty));
  const { errors } = listenTo(visit);
  await visit.goto(url, { waitUntil: 'networkidle' });
  await visit.close();
  return errors;
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
