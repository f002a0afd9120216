import type { Context } from 'hono';

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
