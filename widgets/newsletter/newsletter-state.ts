import type { SubmissionResult } from './rules/submission.ts';

interface Failure {
  readonly kind: 'failed';
  readonly result: Exclude<SubmissionResult, 'SUCCESS'>;
  /** The device had no connection, so nothing was sent. */
  readonly offline: boolean;
}

/** How a request ended. */
export type Outcome = { readonly kind: 'succeeded' } | Failure;

/** What the visitor sees: exactly one of the form, the form with an error, the success message. */
export type NewsletterState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'submitting' }
  | (Failure & {
      /** The focus is elsewhere on the page, so it was not moved to the message. */
      readonly isUnseen: boolean;
    })
  | { readonly kind: 'succeeded'; readonly maskedEmail: string };

export const INITIAL_STATE: NewsletterState = { kind: 'editing' };
