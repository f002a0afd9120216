import type { Locator, Page } from '@playwright/test';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { expect, type HostPage } from '../support/host-page.ts';
import { acceptSignUps, SIGN_UP_CALL } from '../support/sign-up.ts';
import { fillIn, formOf } from './form.ts';

interface SiteForm extends ReturnType<typeof formOf> {
  readonly site: Site;
  readonly tag: Locator;
}

/** The states of every site, in order; the last one is `succeeded`. */
export type Look = (state: string) => Promise<void>;

/** One tag per site on a single page, which is as fast as one site. */
export const ALL_SITES = SITES.map((site) => `<shop-newsletter site="${site}" invalid-link></shop-newsletter>`).join(
  '',
);

/** Addresses without a place for a break that a column of 280 px has room for, in the hint and in the success message. */
const LONG_LOCAL_PART = `${'maximiliane'.repeat(5)}@gmial.com`;
const LONG_DOMAIN = 'anna@donaudampfschifffahrtsgesellschaft.de';

/** Puts the nine sites of the open page into each state, and checks each state. */
export async function walkThroughStates(host: HostPage, page: Page, look: Look): Promise<void> {
  const forms = SITES.map((site) => {
    const tag = page.locator(`shop-newsletter[site=${site}]`);
    return { site, tag, ...formOf(tag, site) };
  });
  const each = async (act: (form: SiteForm) => Promise<void>): Promise<void> => {
    for (const form of forms) await act(form);
  };

  await each(({ submit }) => expect(submit).toBeVisible());
  await look('invalid link');
  await page.locator('shop-newsletter').evaluateAll((tags) => {
    for (const tag of tags) tag.removeAttribute('invalid-link');
  });
  await look('start');
  await each(({ email }) => email.focus());
  await look('unfolded');
  await each(({ legalNotice }) => legalNotice.click());
  await look('legal notice open');
  await each(({ submit }) => submit.click());
  await look('errors');
  await each(({ tag, site }) => fillIn(tag, site, LONG_LOCAL_PART));
  await look('filled in, with a hint');

  const answers: (() => void)[] = [];
  host.serve(SIGN_UP_CALL, async () => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    return { status: 500, body: '' };
  });
  await each(({ submit }) => submit.click());
  await each(({ submitting }) => expect(submitting).toBeVisible());
  await look('submitting');
  await expect.poll(() => answers.length).toBe(SITES.length);
  for (const answer of answers) answer();
  await each(({ retry }) => expect(retry).toBeVisible());
  await look('failed');

  host.serve(SIGN_UP_CALL, (_request, route) => route.abort('internetdisconnected').then(() => undefined));
  await page.context().setOffline(true);
  await each(({ retry }) => retry.click());
  await each(({ alert, texts }) => expect(alert).toContainText(texts['newsletter.error.offline']));
  await look('offline');
  await page.context().setOffline(false);
  acceptSignUps(host);
  await each(({ email }) => email.fill(LONG_DOMAIN));
  await each(({ retry }) => retry.click());
  await each(({ success }) => expect(success).toBeVisible());
  await look('succeeded');
}
