import { HostPageError, ResponseError } from '../../src/api/errors.ts';
import type { NewsletterCallOptions, NewsletterClient } from '../../src/api/newsletter-client.ts';
import type { CreateNewsletterSubscriberRequest } from '../../src/api/openapi/newsletter.types.ts';
import { readProblemType } from '../../src/api/problem.ts';
import type { Site } from '../../src/market/sites.ts';
import { countryRules } from './country-rules.ts';
import { cleanEmail } from './email-address.ts';
import type { FormValues } from './form-values.ts';
import { cleanName } from './person-name.ts';

/** How a sign-up ended. */
export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Where a sign-up came from, as the page says by `origin` and `origin-addition`. */
export interface Origin {
  readonly origin: string;
  readonly originAddition: string;
}

/**
 * The body of the sign-up. Fields that the site does not show are left out, blank ones too.
 *
 * @param hadConsent the customer gave the personalised-offers consent earlier: its marker is then not a new consent
 */
export function toRequest(
  values: FormValues,
  site: Site,
  { origin, originAddition }: Origin,
  hadConsent: boolean,
): CreateNewsletterSubscriberRequest {
  const rules = countryRules(site);
  const firstName = rules.names === 'hidden' ? '' : cleanName(values.firstName);
  const lastName = rules.names === 'hidden' ? '' : cleanName(values.lastName);
  return {
    email: cleanEmail(values.newsletterEmail),
    ...(rules.salutation !== 'hidden' && values.salutation !== '' && { salutation: values.salutation }),
    ...(firstName !== '' && { firstName }),
    ...(lastName !== '' && { lastName }),
    consents: hadConsent ? [] : [...values.consents],
    origin,
    originAddition,
  };
}

/** What came of a request; `answered` when the service said something, be it an error. */
export interface Outcome {
  readonly result: SubmissionResult;
  readonly answered: boolean;
  /** What a developer must know: a page of the host came in the service's place. */
  readonly misplaced?: string;
}

/**
 * Sends the sign-up. Every failure is an outcome here: the form tells the visitor, and nobody else can do more.
 *
 * @param options with the signal that ends the request when the widget leaves the page
 */
export async function send(
  client: NewsletterClient,
  request: CreateNewsletterSubscriberRequest,
  options: NewsletterCallOptions,
): Promise<Outcome> {
  try {
    await client.subscribe(request, options);
    return { result: 'SUCCESS', answered: true };
  } catch (error) {
    const type = await readProblemType(error);
    const result = type === 'urn:newsletter:email_invalid' ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC';
    return {
      result,
      answered: error instanceof ResponseError,
      ...(error instanceof HostPageError && { misplaced: error.message }),
    };
  }
}

/** The analytics entry of a sign-up that was sent. */
export function analyticsEntry({ origin, originAddition }: Origin): Readonly<Record<string, string>> {
  return {
    event: 'sign_up',
    subject: 'newsletter',
    origin: `${origin}:${originAddition}`,
    type: 'ga4',
    emitter: 'newsletterservice',
  };
}
