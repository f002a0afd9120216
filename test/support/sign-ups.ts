import type { ConfirmationMail, SignUp } from '../../demo/backend/records.ts';

/** Where the newsletter service takes sign-ups. */
export const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';

/** The body of a sign-up that every site accepts. */
export const SHORT = { email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' };

/** The body of a sign-up in a site whose form asks for salutation and names. */
export const FULL = { ...SHORT, salutation: 'MRS', firstName: 'Anna', lastName: 'Muster', consents: ['DNE'] };

/** A site whose form asks for them. */
export const AUSTRIA = { 'X-Hunter-Site': 'AT' };

/** A sign-up for the store: of Anna, at the time 0, with the consent to offers. */
export function signUp(changes: Partial<SignUp> = {}): SignUp {
  return {
    identity: 'anna@example.org',
    email: 'Anna@example.org',
    site: 'AT',
    locale: 'de-AT',
    salutation: null,
    firstName: null,
    lastName: null,
    origin: 'onsite',
    originAddition: 'subsite',
    consents: ['DNE'],
    signedUpAt: 0,
    ...changes,
  };
}

/** A mail for the store, sent at the time 0. */
export function mail(id: string): ConfirmationMail {
  return {
    id,
    from: 'Shop',
    to: 'Anna@example.org',
    site: 'AT',
    locale: 'de-AT',
    subject: 'Subject',
    html: '<p>Body</p>',
    confirmUrl: 'http://shop.test/confirm.html?token=x',
    sentAt: '1970-01-01T00:00:00.000Z',
  };
}
