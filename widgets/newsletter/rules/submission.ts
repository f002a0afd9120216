import type { CreateNewsletterSubscriberRequest } from '../../../src/embed/api/openapi/newsletter.types.ts';
import type { CleanSignUp } from './validation.ts';

export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Where a sign-up came from: the page's `origin` and `origin-addition`. */
export interface Origin {
  readonly origin: string;
  readonly originAddition: string;
}

/**
 * The body of the request.
 *
 * @param hadConsent the customer gave the personalised-offers consent earlier: the prefilled marker is not a new consent
 */
export function toRequest(
  { newsletterEmail, salutation, firstName, lastName, consents }: CleanSignUp,
  { origin, originAddition }: Origin,
  hadConsent: boolean,
): CreateNewsletterSubscriberRequest {
  return {
    email: newsletterEmail,
    ...(salutation !== undefined && { salutation }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    consents: hadConsent ? [] : [...consents],
    origin,
    originAddition,
  };
}

/** The analytics entry of a request that was sent. */
export function analyticsEntry({ origin, originAddition }: Origin): Readonly<Record<string, string>> {
  return {
    event: 'sign_up',
    subject: 'newsletter',
    origin: `${origin}:${originAddition}`,
    type: 'ga4',
    emitter: 'newsletterservice',
  };
}
