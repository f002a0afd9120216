import type { ConsentType, Salutation } from '../../../src/embed/api/openapi/newsletter.types.ts';
import { fieldRules, type Site } from '../../../src/embed/market/sites.ts';

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

/** In the order of the form, in which `VALIDATED_FIELDS` lists them. */
export const EMPTY_VALUES: FormValues = {
  newsletterEmail: '',
  salutation: '',
  firstName: '',
  lastName: '',
  legals: [],
  consents: [],
  email: '',
};

/** The fields that can be invalid. */
export type ValidatedField = Exclude<keyof FormValues, 'email' | 'consents'>;

export const VALIDATED_FIELDS = Object.keys(EMPTY_VALUES).filter(
  (name) => name !== 'email' && name !== 'consents',
) as readonly ValidatedField[];

/** The same fields, in the order of the site's form. */
export function fieldOrder(site: Site): readonly ValidatedField[] {
  const [first, last] = fieldRules(site).nameOrder;
  const placed: Partial<Record<ValidatedField, ValidatedField>> = { firstName: first, lastName: last };
  return VALIDATED_FIELDS.map((field) => placed[field] ?? field);
}

/** Whether salutation and names are locked: they can be filled in once there is an address. */
export function arePersonFieldsLocked({ newsletterEmail }: FormValues): boolean {
  return newsletterEmail.trim() === '';
}
