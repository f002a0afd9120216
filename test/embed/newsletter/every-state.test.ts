import type { Locator, Page } from '@playwright/test';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { ANSWERS } from '../../support/answers.ts';
import { violationsOn } from '../support/axe.ts';
import { expect, type HostPage, ONE_SITE, test } from '../support/host-page.ts';
import { TEXT_SPACING } from '../support/reflow.ts';
import { SIGN_UP_CALL } from '../support/sign-up.ts';
import { formOf, typeIntoAll } from './form.ts';

/** Addresses without a place for a break that a column of 280 px has room for, in the hint and in the success message. */
const LONG_LOCAL_PART = `${'maximiliane'.repeat(5)}@gmial.com`;
const LONG_DOMAIN = 'anna@donaudampfschifffahrtsgesellschaft.de';

interface SiteForm extends ReturnType<typeof formOf> {
  readonly site: Site;
  readonly tag: Locator;
}

/**
 * Shows one tag per site, which is as fast as one site, brings all of them into each state, and calls `look` there.
 */
async function walkThroughStates(
  host: HostPage,
  sites: readonly Site[],
  look: (state: string) => Promise<void>,
): Promise<void> {
  const { page } = host;
  const tags = sites.map((site) => `<shop-newsletter site="${site}" invalid-link></shop-newsletter>`);
  await host.open(`<style>body { margin: 0 }</style><div id="column">${tags.join('')}</div>`);
  const forms = sites.map((site) => {
    const tag = page.locator(`shop-newsletter[site=${site}]`);
    return { site, tag, ...formOf(tag, site) };
  });
  const each = async (act: (form: SiteForm) => Promise<void>): Promise<void> => {
    for (const form of forms) await act(form);
  };

  // A tag far below the viewport waits, as it has no first paint.
  await each(({ tag, submit }) => tag.evaluate((one) => one.scrollIntoView()).then(() => expect(submit).toBeVisible()));
  await look('invalid link');
  await page.locator('shop-newsletter').evaluateAll((all) => {
    for (const tag of all) tag.removeAttribute('invalid-link');
  });
  const notices = page.locator('.panel-toggle[aria-expanded=false]');
  await page.locator('[name=email]').evaluateAll((all) => {
    for (const field of all) field.focus();
  });
  await expect(notices).toHaveCount(sites.length);
  await clickAll(notices);
  await expect(notices).toHaveCount(0);
  await look('legal notice open');
  const buttons = page.locator('[type=submit]');
  await clickAll(buttons);
  await expect(page.locator('[name=email][aria-invalid=true]')).toHaveCount(sites.length);
  await look('errors');
  await fillInAll(page, LONG_LOCAL_PART);
  await expect(page.locator('.field-message', { hasText: '@gmail.com' })).toHaveCount(sites.length);
  await look('filled in, with a hint');

  const answers: (() => void)[] = [];
  host.serve(SIGN_UP_CALL, async () => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    return { status: 500, body: '' };
  });
  await clickAll(buttons);
  await each(({ submitting }) => expect(submitting).toBeVisible());
  await look('submitting');
  await expect.poll(() => answers.length).toBe(sites.length);
  for (const answer of answers) answer();
  await each(({ retry }) => expect(retry).toBeVisible());

  host.serve(SIGN_UP_CALL, (_request, route) => route.abort('internetdisconnected').then(() => undefined));
  await page.context().setOffline(true);
  await each(({ retry, banner, texts }) =>
    retry.click().then(() => expect(banner).toContainText(texts['newsletter.error.offline'])),
  );
  await look('failed, without a connection');
  await page.context().setOffline(false);
  await each(({ email }) => email.fill(LONG_DOMAIN));
  host.serve(SIGN_UP_CALL, ANSWERS.signUp);
  // One after the other: a form that has become its message moves the buttons below it.
  await each(({ retry, success }) => retry.click().then(() => expect(success).toBeVisible()));
  await look('succeeded');
}

/** Clicks all of them at once; that visitors can click is tested elsewhere. */
async function clickAll(buttons: Locator): Promise<void> {
  await buttons.evaluateAll((all) => {
    for (const button of all)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
  });
}

/** Fills in all forms, with one address. */
async function fillInAll(page: Page, address: string): Promise<void> {
  await page.locator('.offer-form select').evaluateAll((all: HTMLSelectElement[]) => {
    for (const select of all) {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await clickAll(page.locator('.offer-form [type=checkbox]'));
  await typeIntoAll(page.locator('[name=firstName], [name=lastName]'), 'Zoë');
  await typeIntoAll(page.locator('[name=email]'), address);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The form with the address alone, and the two that ask for the most beside it; sites of one kind differ in texts only.
// As far as axe can tell: WCAG 1.1.1, 1.3.1, 1.3.5, 1.4.1, 1.4.3, 2.4.4, 2.5.3, 2.5.8, 3.1.2, 3.3.2, 4.1.2
test('axe finds nothing in any state of any kind of form @sweep', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await walkThroughStates(host, ['DE', 'HU', 'TR'], async (state) => {
    const found = await violationsOn(page, { only: (axe) => axe.include('shop-newsletter').withTags(WCAG) });
    expect.soft(found, state).toEqual([]);
  });
});

/** Elements that overflow their tag horizontally, or are cut off inside it. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page scrolls');
    for (const tag of document.querySelectorAll('shop-newsletter')) {
      const edge = tag.getBoundingClientRect();
      for (const element of tag.shadowRoot?.querySelectorAll('.root *') ?? []) {
        if (element.closest('.visually-hidden, .honeypot, svg, option') || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        const name = `${tag.getAttribute('site')} ${element.tagName}.${element.className}`;
        if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5) found.push(`${name} sticks out`);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          found.push(`${name} is cut off`);
      }
    }
    return found;
  });
}

/** Applies a stylesheet in every tag; `''` removes it. */
async function applySheet(page: Page, rules: string): Promise<void> {
  await page.locator('shop-newsletter').evaluateAll((tags, css) => {
    for (const { shadowRoot } of tags) {
      shadowRoot?.querySelector('style.of-the-test')?.remove();
      const style = Object.assign(document.createElement('style'), { className: 'of-the-test', textContent: css });
      if (css !== '') shadowRoot?.append(style);
    }
  }, rules);
}

/** Sets the width of the column that the tags stand in; `''` takes what the window has. */
async function setColumn(page: Page, width: string): Promise<void> {
  await page.locator('#column').evaluate((column, value) => {
    column.style.inlineSize = value;
  }, width);
}

// WCAG 1.4.10, 1.4.12
test('nothing overflows or is cut off in any state, in any language @sweep', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await walkThroughStates(host, SITES, async (state) => {
    await setColumn(page, '280px');
    expect.soft(await overflow(page), `${state}, in a column of 280 px in a wide window`).toEqual([]);
    await setColumn(page, '');
    // 1280 px at 400 %, with wider spacing: what fits then fits without it as well.
    await page.setViewportSize({ width: 320, height: 640 });
    await applySheet(page, TEXT_SPACING);
    expect.soft(await overflow(page), `${state}, at 320 px with wider spacing`).toEqual([]);
    await applySheet(page, '');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
