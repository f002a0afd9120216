import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Service } from './services.ts';

/** Status and title of each problem, by the type that the OpenAPI files give it. */
const PROBLEMS = {
  'urn:newsletter:email_invalid': [400, 'The e-mail address is not valid.'],
  'urn:newsletter:body_invalid': [400, 'The request body is not valid.'],
  'urn:newsletter:token_invalid': [404, 'The link is not valid any more.'],
  'urn:newsletter:login_token_invalid': [401, 'Not logged in.'],
  'urn:newsletter:body_too_large': [413, 'The request body is too large.'],
  'urn:newsletter:content_type_unsupported': [415, 'The request body must be application/json.'],
  'urn:newsletter:too_many_requests': [429, 'Too many sign-ups; try again later.'],
  'urn:newsletter:not_found': [404, 'There is nothing at this address.'],
  'urn:login:body_invalid': [400, 'The request body is not valid.'],
  'urn:login:unauthorized': [401, 'Not logged in.'],
  'urn:preview:not_from_own_page': [403, 'Only the pages of the site may call this.'],
  'urn:abtest:time_invalid': [400, 'The time is not valid.'],
  'urn:frontend-data:csrf_missing': [403, 'The CSRF header is missing.'],
  'urn:footer-images:not_found': [404, 'There is no such logo.'],
  'urn:demo:foreign_page': [403, 'Only the pages of the demo itself may call this.'],
} as const;

/**
 * Answers with an RFC 9457 problem. The demo's own routes use the problem types of the newsletter service.
 *
 * @param detail for developers; it never contains what the visitor typed
 */
export function refuse(c: Context, type: keyof typeof PROBLEMS, detail?: string): Response {
  const [status, title] = PROBLEMS[type];
  return problem(c, status, { type, title, detail });
}

/** Responds with 500 for the request's service, or for the demo. */
export function internalError(c: Context, detail?: string): Response {
  const service = serviceOf(c) ?? 'demo';
  const type = `urn:${service === 'customer' ? 'newsletter' : service}:internal_error`;
  return problem(c, 500, { type, title: 'The service has failed.', detail });
}

/** The service that a request goes to, or `undefined` for one to the demo itself. */
export function serviceOf(c: Context): Service | undefined {
  return c.get('service') as Service | undefined;
}

function problem(c: Context, status: ContentfulStatusCode, facts: object): Response {
  // Hono would say application/json.
  return c.body(JSON.stringify({ ...facts, status }), status, { 'Content-Type': 'application/problem+json' });
}
