import type { ConsentType, Salutation } from '../../../src/embed/api/openapi/newsletter.types.ts';
import { fieldRules, type Site } from '../../../src/embed/market/sites.ts';

export const SALUTATIONS: readonly Salutation[] = ['MRS', 'MR', 'DIVERS', 'COMPANY'];

export interface FormValues {
  /** The address in the account of a customer who is logged in; never edited and never sent. */
  readonly email: string;
  readonly salutation: Salutation | '';
  readonly firstName: string;
  readonly lastName: string;
  /** Contains `DNE` if the box is ticked, or if the customer gave the personalised-offers consent earlier. */
  readonly consents: readonly ConsentType[];
  readonly legals: readonly 'NEWSLETTER'[];
  /** The address that the visitor edits; sent as `email`. */
  readonly newsletterEmail: string;
}

/** The fields that can be invalid. */
export const VALIDATED_FIELDS = ['newsletterEmail', 'salutation', 'firstName', 'lastName', 'legals'] as const;

export type ValidatedField = (typeof VALIDATED_FIELDS)[number];

/** The same fields, in the order of the site's form. */
export function fieldOrder(site: Site): readonly ValidatedField[] {
  return ['newsletterEmail', 'salutation', ...fieldRules(site).nameOrder, 'legals'];
}

export const EMPTY_VALUES: FormValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
  newsletterEmail: '',
};

/** Whether salutation and names are locked: they can be filled in once there is an address. */
export function arePersonFieldsLocked({ newsletterEmail }: FormValues): boolean {
  return newsletterEmail.trim() === '';
}
