import type { Context } from 'hono';

/** Answers with an RFC 9457 problem; used by all services but the newsletter's. */
export function serviceProblem(
  c: Context,
  type: string,
  title: string,
  status: 400 | 401 | 403 | 404 | 409 | 500,
): Response {
  return c.body(JSON.stringify({ type, title, status }), status, { 'Content-Type': 'application/problem+json' });
}
