import type { Locator, Page, Request } from '@playwright/test';
import { LOCALE_TEXTS, type Texts } from '../../../src/embed/i18n/locales.ts';
import { shownTexts } from '../../../src/embed/i18n/shown-texts.ts';
import { localeOf, type Site } from '../../../src/embed/market/sites.ts';
import { nameIn, withSender } from '../../support/sender.ts';
import { type HostPage, SHOP } from '../support/host-page.ts';

/** The texts of a site, with the sender of a page that names none. */
function textsOf(site: Site): Texts {
  const texts = shownTexts(LOCALE_TEXTS[localeOf(site)]);
  const filled = Object.entries(texts).map(([key, text]) => [key, withSender(text, texts, new URL(SHOP).hostname)]);
  return Object.fromEntries(filled) as Texts;
}

/** The elements of the sign-up by role and name, in the language of a site. */
export function formOf(scope: Page | Locator, site: Site = 'DE') {
  const texts = textsOf(site);
  return {
    texts,
    email: scope.getByRole('textbox', { name: texts['newsletter.email.label'], exact: true }),
    salutation: scope.getByRole('combobox', { name: texts['newsletter.salutation.label'], exact: true }),
    firstName: scope.getByRole('textbox', { name: texts['newsletter.firstName.label'], exact: true }),
    lastName: scope.getByRole('textbox', { name: texts['newsletter.lastName.label'], exact: true }),
    consent: scope.getByRole('checkbox', { name: nameIn(texts['newsletter.consent.label']), exact: true }),
    legals: scope.getByRole('checkbox', { name: nameIn(texts['newsletter.legals.label']), exact: true }),
    legalNotice: scope.getByRole('button', { name: texts['newsletter.legalNotice.more'], exact: true }),
    // Without its link tags.
    privacy: scope.getByText(texts['newsletter.privacyHint'].replaceAll(/<[^>]+>/g, '').slice(0, 25)),
    submit: scope.getByRole('button', { name: texts['newsletter.submit'], exact: true }),
    submitting: scope.getByRole('button', { name: texts['newsletter.submitting'], exact: true }),
    retry: scope.getByRole('button', { name: texts['newsletter.error.retry'], exact: true }),
    banner: scope.locator('.notification-error'),
    alert: scope.locator('.offer-main > [aria-live="assertive"]'),
    status: scope.locator('[part=result]'),
    success: scope.getByRole('heading', { name: texts['newsletter.success.title'], exact: true }),
  };
}

/** Values that are valid on every site. */
export const PERSON = {
  email: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Zoë',
  lastName: "O'Brien",
} as const;

/** Fills in every field that the site shows, and checks the required checkboxes. */
export async function fillIn(scope: Page | Locator, site: Site = 'DE', email: string = PERSON.email): Promise<void> {
  const form = formOf(scope, site);
  await form.email.fill(email);
  // The further fields appear when the widget works, which can be after it shows.
  await form.consent.or(form.legals).or(form.privacy).first().waitFor();
  if (await form.salutation.isVisible()) await form.salutation.selectOption(PERSON.salutation);
  if (await form.firstName.isVisible()) await form.firstName.fill(PERSON.firstName);
  if (await form.lastName.isVisible()) await form.lastName.fill(PERSON.lastName);
  if (await form.legals.isVisible()) await form.legals.check();
}

/** Types a text into each field and leaves it: all at once, where filling in one after the other takes long. */
export async function typeIntoAll(fields: Locator, text: string): Promise<void> {
  await fields.evaluateAll((all: HTMLInputElement[], typed) => {
    for (const field of all) {
      field.focus();
      // React watches the property of the field itself, and would take the change for its own.
      Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      field.blur();
    }
  }, text);
}

/** The sign-ups that were sent. */
export function signUpsOf(host: HostPage): Request[] {
  return host.calls.filter((call) => call.method() === 'POST');
}

/** The content of the page's data layer. */
export function dataLayerOf(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);
}
