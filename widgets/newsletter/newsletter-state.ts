import type { TextKey } from '../../src/embed/i18n/locales.ts';
import type { FormValues } from './rules/form-values.ts';
import type { SubmissionResult } from './rules/submission.ts';

interface Failure {
  readonly kind: 'failed';
  readonly result: Exclude<SubmissionResult, 'SUCCESS'>;
  /** The device had no connection, so nothing was sent. */
  readonly offline: boolean;
  /** How long the service asks to wait before another attempt, in milliseconds. */
  readonly wait?: number | undefined;
}

/** How a request ended. */
export type Outcome = { readonly kind: 'succeeded' } | Failure;

/** What the visitor sees: exactly one of the form, the form with an error, the success message. */
export type NewsletterState =
  | { readonly kind: 'editing' }
  /** The form after a press that came before the legal notice was on the screen: it declared nothing, so nothing was sent. */
  | { readonly kind: 'reviewing' }
  | { readonly kind: 'submitting' }
  | (Failure & {
      /** The focus was not moved to the message: it is elsewhere on the page, or was there already. */
      readonly isUnseen: boolean;
    })
  | {
      readonly kind: 'succeeded';
      readonly address: string;
      /** The focus is elsewhere on the page, so it was not moved to the heading. */
      readonly isUnseen: boolean;
    };

/** What a live region announces of a refused submit, besides the field that gets the focus. */
export interface Refusal {
  readonly values: FormValues;
  readonly wrongFields: number;
  /** The error of a field that had the focus already: screen readers announce a field only when it gets the focus. */
  readonly error: TextKey | undefined;
}

export const INITIAL_STATE: NewsletterState = { kind: 'editing' };
