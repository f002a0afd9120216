import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectLegalLinks } from '../../../embed/footer/footer-page.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { countLeaks, leaksOn } from '../../../embed/support/leaks.ts';
import { signUp } from '../../../embed/support/sign-up.ts';
import { beStaff, openDialog } from '../../../embed/support/staff.ts';
import { bundle, type Source } from './bundle.ts';
import { openFramework } from './framework-page.ts';

interface Framework extends Source {
  readonly name: string;
  /** Whether its page is HTML of the server; else the library makes the tags. */
  readonly isServed?: boolean;
  /** Whether it takes an element out of the page, or hides it, and brings it back. */
  readonly keeps: boolean;
}

/** demo/guides/content/frameworks.md lists them. */
const FRAMEWORKS: readonly Framework[] = [
  { name: 'React 19', page: 'react/page.jsx', keeps: true },
  {
    name: 'React 18',
    page: 'react/page.jsx',
    keeps: false,
    aliases: { react: 'react-18', 'react-dom': 'react-dom-18' },
  },
  { name: 'Vue', page: 'vue/page.js', keeps: true },
  { name: 'Turbo', page: 'turbo.js', keeps: true, isServed: true },
];

const emailIn = (page: Page, id: string): Locator =>
  page.locator(`#${id}`).getByRole('textbox', { name: 'E-Mail-Adresse' });

async function expectTags(page: Page): Promise<void> {
  for (const id of ['tag', 'placeholder']) await expect(emailIn(page, id)).toBeVisible();
  await expect(page.locator('#tag').getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.locator('#tag')).toHaveClass('own');
  await expect(page.locator('#placeholder [lang=de-CH]')).toBeVisible();
}

/** What is typed stays while the library changes the page around it. */
async function expectTyped(page: Page): Promise<void> {
  const typed = { tag: 'anna@tag', placeholder: 'anna@placeholder' };
  for (const [id, text] of Object.entries(typed)) await emailIn(page, id).fill(text);
  for (const n of [1, 2]) {
    await page.evaluate(() => window.site.change());
    await expect(page.locator('h1')).toHaveText(`Shop ${String(n)}`);
    for (const [id, text] of Object.entries(typed)) await expect(emailIn(page, id), id).toHaveValue(text);
  }
}

/** What is typed stays in an element that the library takes out of the page and brings back. */
async function expectKept(page: Page): Promise<void> {
  await emailIn(page, 'kept').fill('anna@kept');
  await page.evaluate(() => window.site.show('other'));
  await expect(page.locator('h1')).toHaveText('Other');
  await page.evaluate(() => window.site.show('shop'));
  await expect(emailIn(page, 'kept')).toHaveValue('anna@kept');
}

async function expectSignUps(page: Page): Promise<void> {
  for (const id of ['tag', 'placeholder']) await signUp(page.locator(`#${id}`));
  expect(await page.evaluate(() => window.successes)).toBeGreaterThan(0);
}

async function expectFooter(page: Page): Promise<void> {
  const footer = page.locator('shop-footer');
  await expectLegalLinks(footer, 'DE');
  await footer.getByRole('button', { name: /Deutschland/ }).click();
  await expect(footer.locator('.footer-country-link')).toHaveCount(9);
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'A/B test' }).selectOption('headline');
  await page.keyboard.press('Escape');
}

/**
 * Goes away and comes back. Waits for the end of each navigation, since a library that shows a page from its cache first
 * would cancel it, and until tag, placeholder and footer are there again.
 */
function navigate(page: Page, pairs: number): Promise<void> {
  return page.evaluate(async (times) => {
    const isReady = (selector: string): boolean => {
      const element = document.querySelector(selector);
      const shown = element?.shadowRoot?.querySelector('[data-shop-ready]') ?? element;
      if (shown?.matches('[data-shop-ready]')) return true;
      // A footer with content of its own is rendered when it comes near the viewport.
      element?.scrollIntoView();
      return false;
    };
    for (let time = 0; time < times; time++) {
      await window.site.show('other');
      await window.site.show('shop');
      while (!['#tag', '#placeholder', 'shop-footer'].every(isReady)) await new Promise(requestAnimationFrame);
    }
  }, pairs);
}

const COUNTED = ['nodes', 'jsEventListeners'] as const;

type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

async function counted(devTools: CDPSession): Promise<Counts> {
  await devTools.send('HeapProfiler.collectGarbage');
  return devTools.send('Memory.getDOMCounters');
}

/** A hundred navigations leave nothing behind but what the library caches, which the first ten fill. */
async function expectNoGrowth(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const tags = page.locator('shop-newsletter, shop-footer, shop-preview, shop-session');
  await navigate(page, 5);
  const [before, held, count] = [await counted(devTools), await leaksOn(page), await tags.count()];
  await navigate(page, 50);
  await expect(tags).toHaveCount(count);
  // What is kept of each of fifty pages is many; what the last one and its requests hold for a while is few.
  const grown = async (): Promise<readonly string[]> => {
    const after = await counted(devTools);
    const now = await leaksOn(page);
    return [
      ...COUNTED.filter((what) => after[what] > 2 * before[what]),
      ...Object.keys(now).filter((kind) => (now[kind] ?? 0) > (held[kind] ?? 0) + 5),
    ];
  };
  await expect.poll(grown).toEqual([]);
}

for (const framework of FRAMEWORKS)
  test(`${framework.name}: all works, typed text stays, 100 navigations leave nothing`, async ({ host, page }) => {
    await countLeaks(page);
    await beStaff(page);
    await openFramework(host, await bundle(framework), framework.isServed);
    await expectTags(page);
    await expectTyped(page);
    if (framework.keeps) await expectKept(page);
    await expectSignUps(page);
    await expectFooter(page);
    await expectNoGrowth(page);
    expect(host.console).toEqual([]);
    expect(host.strayRequests).toEqual([]);
  });
