import type { CreateNewsletterSubscriberRequest } from '../../../src/embed/api/openapi/newsletter.types.ts';
import type { CleanSignUp } from './validation.ts';

export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Where a sign-up came from: the page's `origin` and `origin-addition`. */
export interface Origin {
  readonly origin: string;
  readonly originAddition: string;
}

type Person = Omit<CleanSignUp, 'newsletterEmail' | 'consents'>;

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
  // A field of the form that is missing here does not compile. Yup returns what it has no rule for, too.
  const person = { salutation, firstName, lastName } satisfies Record<keyof Person, unknown>;
  return {
    email: newsletterEmail,
    ...(Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)) as Partial<Person>),
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
