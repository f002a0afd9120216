import type { SubmissionResult } from './submission.ts';

/** What the visitor sees: exactly one of the form, the form with an error banner, the success message. */
export type NewsletterState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'failed'; readonly result: Exclude<SubmissionResult, 'SUCCESS'>; readonly offline: boolean }
  | { readonly kind: 'succeeded'; readonly maskedEmail: string };

export const INITIAL_STATE: NewsletterState = { kind: 'editing' };
