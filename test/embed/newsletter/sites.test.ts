import type { Locator } from '@playwright/test';
import type { Site } from '../../../src/embed/market/sites.ts';
import { expect, test } from '../support/host-page.ts';
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
  /** What is sent beside the address, the consents and the origin. */
  readonly person: object;
}

const NAMES = { firstName: PERSON.firstName, lastName: PERSON.lastName };

/** One site of each kind of form; what differs between sites of one kind are their texts. */
const KINDS: readonly (readonly [Site, Expected])[] = [
  [
    'DE',
    {
      shown: ['email', 'consent'],
      required: { email: 'Die E-Mail-Adresse ist ein Pflichtfeld.' },
      privacyHint: true,
      person: {},
    },
  ],
  [
    'AT',
    {
      shown: ['email', 'salutation', 'firstName', 'lastName', 'consent'],
      required: { email: 'Die E-Mail-Adresse ist ein Pflichtfeld.' },
      privacyHint: true,
      person: { salutation: 'MRS', ...NAMES },
    },
  ],
  [
    'HU',
    {
      shown: ['email', 'salutation', 'lastName', 'firstName', 'consent'],
      required: {
        email: 'Az e-mail-cím megadása kötelező.',
        salutation: 'A megszólítás megadása kötelező.',
        firstName: 'A keresztnév megadása kötelező.',
        lastName: 'A vezetéknév megadása kötelező.',
      },
      privacyHint: true,
      person: { salutation: 'MRS', ...NAMES },
    },
  ],
  [
    'TR',
    {
      shown: ['email', 'firstName', 'lastName', 'legals', 'consent'],
      required: {
        email: 'Lütfen e-posta adresinizi girin.',
        firstName: 'Lütfen adınızı girin.',
        lastName: 'Lütfen soyadınızı girin.',
        legals: 'Lütfen ticari elektronik ileti onayınızı verin.',
      },
      privacyHint: false,
      person: NAMES,
    },
  ],
];

for (const [site, { shown, required, privacyHint, person }] of KINDS) {
  test(`${site} shows its fields in order, requires the mandatory ones, and sends exactly these`, async ({
    host,
    page,
  }) => {
    acceptSignUps(host);
    await host.open(`<shop-newsletter site="${site}"></shop-newsletter>`);
    const form = formOf(page, site);
    await expect(form.email).toBeVisible();
    await expect(form.consent).toBeHidden();

    await form.submit.click();
    await expect(form.email).toBeFocused();
    for (const field of FIELDS) await expect(form[field], field).toBeVisible({ visible: shown.includes(field) });
    expect(await order(shown.map((field) => form[field]))).toEqual(shown.map((_field, index) => index));
    // The agreed height of the collapsed legal notice.
    expect(await page.locator('.panel-content').boundingBox()).toMatchObject({ height: 60 });
    await expect(form.privacy).toBeVisible({ visible: privacyHint });
    for (const field of shown) {
      expect(await isRequired(form[field]), `${field} is required`).toBe(field in required);
      expect(await messageOf(form[field]), `message of ${field}`).toBe(required[field] ?? '');
    }
    expect(signUpsOf(host)).toEqual([]);

    await fillIn(page, site);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    const { texts } = form;
    await expect(form.status).toContainText(
      texts['newsletter.success.text'].replace('{{address}}', 'a•••@example.com'),
    );
    const body = { email: PERSON.email, ...person, consents: [], origin: 'onsite', originAddition: 'subsite' };
    expect(signUpsOf(host).map((call) => call.postDataJSON() as unknown)).toEqual([body]);
    expect(host.console).toEqual([]);
    expect(host.strayRequests).toEqual([]);
  });
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
