import type { Locator } from '@playwright/test';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { acceptSignUps } from '../support/sign-up.ts';
import { fillIn, formOf, messageOf, PERSON, signUpsOf } from './form.ts';

type Field = 'email' | 'salutation' | 'firstName' | 'lastName' | 'legals' | 'consent';

const FIELDS: readonly Field[] = ['email', 'salutation', 'firstName', 'lastName', 'legals', 'consent'];

interface Expected {
  /** The fields of the expanded form, in order. */
  readonly shown: readonly Field[];
  /** The required fields, with the exact text of their messages. */
  readonly required: Readonly<Partial<Record<Field, string>>>;
  readonly privacyHint: boolean;
  readonly salutation?: string;
  readonly names: boolean;
}

const GERMAN_EMAIL = 'Die E-Mail-Adresse ist ein Pflichtfeld.';
const onlyEmail = (message: string): Expected => ({
  shown: ['email', 'consent'],
  required: { email: message },
  privacyHint: true,
  names: false,
});

const EXPECTED: Readonly<Record<Site, Expected>> = {
  DE: onlyEmail(GERMAN_EMAIL),
  CH: onlyEmail(GERMAN_EMAIL),
  CH_FR: onlyEmail('L’adresse e-mail est obligatoire.'),
  PL: onlyEmail('Adres e-mail jest wymagany.'),
  CZ: onlyEmail('E-mailová adresa je povinný údaj.'),
  SK: onlyEmail('E-mailová adresa je povinný údaj.'),
  AT: {
    shown: ['email', 'salutation', 'firstName', 'lastName', 'consent'],
    required: { email: GERMAN_EMAIL },
    privacyHint: true,
    salutation: 'MRS',
    names: true,
  },
  HU: {
    shown: ['email', 'salutation', 'lastName', 'firstName', 'consent'],
    required: {
      email: 'Az e-mail-cím megadása kötelező.',
      salutation: 'A megszólítás megadása kötelező.',
      firstName: 'A keresztnév megadása kötelező.',
      lastName: 'A vezetéknév megadása kötelező.',
    },
    privacyHint: true,
    salutation: 'MRS',
    names: true,
  },
  TR: {
    shown: ['email', 'firstName', 'lastName', 'legals', 'consent'],
    required: {
      email: 'Lütfen e-posta adresinizi girin.',
      firstName: 'Lütfen adınızı girin.',
      lastName: 'Lütfen soyadınızı girin.',
      legals: 'Lütfen ticari elektronik ileti onayınızı verin.',
    },
    privacyHint: false,
    names: true,
  },
};

test('every site shows its fields, requires the mandatory ones, and sends exactly these', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(SITES.map((site) => `<shop-newsletter site="${site}"></shop-newsletter>`).join(''));
  for (const site of SITES) {
    await test.step(site, async () => {
      await signUpOn(site, host, page.locator(`shop-newsletter[site=${site}]`));
    });
  }
  expect([host.console, host.strayRequests]).toEqual([[], []]);
});

/** Looks at the form of a site, submits it empty, and then filled in. */
async function signUpOn(site: Site, host: HostPage, tag: Locator): Promise<void> {
  const { shown, required, privacyHint } = EXPECTED[site];
  const form = formOf(tag, site);
  await expect(form.email).toBeVisible();
  await expect(form.consent).toBeHidden();

  host.calls.length = 0;
  await form.submit.click();
  const visible = await Promise.all(FIELDS.map(async (field) => (await form[field].isVisible()) && field));
  expect(visible.filter(Boolean)).toEqual(FIELDS.filter((field) => shown.includes(field)));
  await expect(tag.getByText(form.texts['newsletter.mandatoryNote'])).toBeVisible();
  expect(await order(shown.map((field) => form[field]))).toEqual(shown.map((_field, index) => index));
  await expect(form.legalNotice).toBeVisible();
  // The agreed height of the collapsed legal notice.
  expect(await tag.locator('.panel-content').boundingBox()).toMatchObject({ height: 60 });
  await expect(form.privacy).toBeVisible({ visible: privacyHint });
  for (const field of shown) {
    expect([field, await isRequired(form[field])]).toEqual([field, field in required]);
    expect([field, await messageOf(form[field])]).toEqual([field, required[field] ?? '']);
  }
  await expect(form.email).toBeFocused();
  expect(signUpsOf(host)).toEqual([]);

  await fillIn(tag, site);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  const { texts } = form;
  await expect(form.status).toContainText(texts['newsletter.success.text'].replace('{{address}}', 'a•••@example.com'));
  await expect(form.status).toContainText(texts['newsletter.success.spam']);
  expect(signUpsOf(host).map((call) => call.postDataJSON() as unknown)).toEqual([expectedBody(site)]);
}

function expectedBody(site: Site): object {
  const { salutation, names } = EXPECTED[site];
  return {
    email: PERSON.email,
    ...(salutation && { salutation }),
    ...(names && { firstName: PERSON.firstName, lastName: PERSON.lastName }),
    consents: [],
    origin: 'onsite',
    originAddition: 'subsite',
  };
}

test('checked consents are sent, and blank Austrian fields are omitted', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open('<shop-newsletter site="AT" origin="checkout" origin-addition="step 3"></shop-newsletter>');
  const form = formOf(page, 'AT');
  await form.email.fill('anna@example.com');
  await form.lastName.fill('   ');
  await form.consent.check();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(signUpsOf(host).map((call) => call.postDataJSON() as unknown)).toEqual([
    { email: 'anna@example.com', consents: ['DNE'], origin: 'checkout', originAddition: 'step 3' },
  ]);
});

function isRequired(field: Locator): Promise<boolean> {
  return field.evaluate((element) => (element as HTMLInputElement).required);
}

/** The index of each element in document order. */
async function order(fields: readonly Locator[]): Promise<number[]> {
  const tops = await Promise.all(fields.map(async (field) => field.boundingBox()));
  const places = tops.map((box) => (box?.y ?? 0) * 10_000 + (box?.x ?? 0));
  return places.map((place) => places.filter((other) => other < place).length);
}
