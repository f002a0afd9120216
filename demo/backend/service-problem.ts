import type { Context } from 'hono';
import type { FaultyService } from './fault-kinds.ts';

/**
 * Answers with an RFC 9457 problem. What the newsletter service refuses is answered by `newsletterProblem`.
 *
 * @param detail a sentence for developers; not every service has one
 */
export function serviceProblem(
  c: Context,
  type: string,
  title: string,
  status: 400 | 401 | 403 | 404 | 409 | 500,
  detail?: string,
): Response {
  const body = { type, title, status, ...(detail === undefined ? {} : { detail }) };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}

/** Answers that a service has failed, or the demo itself (`undefined`). `detail` is for developers. */
export function internalError(c: Context, service: FaultyService | undefined, detail?: string): Response {
  return serviceProblem(c, `urn:${namespaceOf(service)}:internal_error`, 'The service has failed.', 500, detail);
}

/** What the problems of a service begin with in its OpenAPI file. */
function namespaceOf(service: FaultyService | undefined): string {
  if (service === 'customer') return 'newsletter';
  return service === 'logos' ? 'footer-images' : (service ?? 'demo');
}
