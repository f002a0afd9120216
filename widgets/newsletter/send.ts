import { HostPageError, ResponseError } from '../../src/embed/api/errors.ts';
import type { NewsletterCallOptions, SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { CreateNewsletterSubscriberRequest } from '../../src/embed/api/openapi/newsletter.types.ts';
import { readProblemType } from '../../src/embed/api/problem.ts';
import { isHtml } from '../../src/embed/api/request.ts';
import { isUnavailable, retryAfterIn } from '../../src/embed/api/service-failure.ts';
import type { SubmissionResult } from './rules/submission.ts';

interface Answer {
  readonly result: SubmissionResult;
  /** Whether the service answered, even with an error. */
  readonly answered: boolean;
  /** How long to wait before another attempt, in milliseconds. */
  readonly wait?: number | undefined;
  /** For developers: a page of the host was returned instead of an answer of the service. */
  readonly hostPageMessage?: string | undefined;
}

/** Sends the request. Failures are returned, not thrown: the form shows them to the visitor. */
export async function send(
  client: SubscribeClient,
  request: CreateNewsletterSubscriberRequest,
  options: NewsletterCallOptions,
): Promise<Answer> {
  try {
    await client.subscribe(request, options);
    return { result: 'SUCCESS', answered: true };
  } catch (error) {
    const type = await readProblemType(error);
    const result = type === 'urn:newsletter:email_invalid' ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC';
    const answered = error instanceof ResponseError;
    return { result, answered, wait: waitAfter(error), hostPageMessage: hostPageMessageOf(error) };
  }
}

/** How long to wait after too many requests, if the service does not say so, in milliseconds. */
const DEFAULT_WAIT = 60_000;

function waitAfter(error: unknown): number | undefined {
  if (!(error instanceof ResponseError) || !isUnavailable(error.response.status)) return undefined;
  const { headers, status } = error.response;
  // A date is compared with the time of the service: the clock of the device may be wrong.
  const retryAfter = retryAfterIn(headers, Date.parse(headers.get('Date') ?? '') || Date.now());
  if (retryAfter) return retryAfter;
  return status === 429 ? DEFAULT_WAIT : undefined;
}

/** The message for a page of the host, an error page such as a 404 included. */
function hostPageMessageOf(error: unknown): string | undefined {
  if (error instanceof HostPageError) return error.message;
  if (!(error instanceof ResponseError) || !isHtml(error.response)) return undefined;
  return new HostPageError(`POST ${error.response.url}`, error.response).message;
}
