import type { ConsentType, Salutation } from '../../../src/api/openapi/newsletter.types.ts';

export type LegalType = 'NEWSLETTER';

/** The salutations in the order in which they are offered. */
export const SALUTATIONS: readonly Salutation[] = ['MRS', 'MR', 'DIVERS', 'COMPANY'];

/** What the form holds. */
export interface FormValues {
  /** The address that the shop knows of a customer who is logged in; never edited, never sent. */
  readonly email: string;
  readonly salutation: Salutation | '';
  readonly firstName: string;
  readonly lastName: string;
  /** `DNE` while the box is ticked, and also as the marker that the customer gave that consent earlier. */
  readonly consents: readonly ConsentType[];
  readonly legals: readonly LegalType[];
  /** What the visitor edits, and what is sent as `email`. */
  readonly newsletterEmail: string;
}

/** The fields that can be wrong. */
export const VALIDATED_FIELDS = ['newsletterEmail', 'salutation', 'firstName', 'lastName', 'legals'] as const;

export type ValidatedField = (typeof VALIDATED_FIELDS)[number];

export const EMPTY_VALUES: FormValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
  newsletterEmail: '',
};
