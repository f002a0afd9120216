import type { Context } from 'hono';
import type { Problem } from '../../src/embed/api/openapi/newsletter.types.ts';

type ProblemType = Problem['type'];

/** Status and title of each problem type in newsletter.yaml. */
const PROBLEMS: Record<ProblemType, { status: 400 | 401 | 404 | 413 | 415 | 429 | 500; title: string }> = {
  'urn:newsletter:email_invalid': { status: 400, title: 'The e-mail address is not valid.' },
  'urn:newsletter:body_invalid': { status: 400, title: 'The request body is not valid.' },
  'urn:newsletter:token_invalid': { status: 404, title: 'The link is not valid any more.' },
  'urn:newsletter:login_token_invalid': { status: 401, title: 'Not logged in.' },
  'urn:newsletter:body_too_large': { status: 413, title: 'The request body is too large.' },
  'urn:newsletter:content_type_unsupported': { status: 415, title: 'The request body must be application/json.' },
  'urn:newsletter:too_many_requests': { status: 429, title: 'Too many sign-ups; try again later.' },
  'urn:newsletter:not_found': { status: 404, title: 'There is nothing at this address.' },
  'urn:newsletter:internal_error': { status: 500, title: 'The service has failed.' },
};

/** Why a request was refused: the problem type, and a detail that never contains what the visitor typed. */
export interface Refusal {
  type: ProblemType;
  detail?: string;
}

/**
 * Answers with an RFC 9457 problem of the newsletter service, to which the customers' base data belong as well. The
 * demo's own routes use it for what they refuse; the other services answer with `serviceProblem`.
 */
export function newsletterProblem(c: Context, { type, detail }: Refusal): Response {
  const { status, title } = PROBLEMS[type];
  const body: Problem = { type, title, status, ...(detail === undefined ? {} : { detail }) };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}
