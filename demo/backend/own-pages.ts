import type { MiddlewareHandler } from 'hono';
import { refuse } from './problem.ts';

/**
 * Refuses requests from pages of other origins. Browsers name the caller in `Sec-Fetch-Site`, or over plain HTTP on a
 * network in `Origin`; programs that are not browsers send neither and pass.
 *
 * @param pagesOf returns the address of the demo's pages for a request
 */
export function ownPagesOnly(pagesOf: (request: Request) => string): MiddlewareHandler {
  return async (c, next) => {
    if (isFromOwnPage(c.req.raw, pagesOf)) return next();
    return refuse(c, 'urn:demo:foreign_page');
  };
}

/** Whether a request comes from a page of the demo, or from a program that is not a browser. */
export function isFromOwnPage(request: Request, pagesOf: (request: Request) => string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  // Compares hosts only: a proxy in front of the server may use HTTPS.
  return (
    URL.canParse(origin) && [request.url, pagesOf(request)].some((url) => new URL(url).host === new URL(origin).host)
  );
}
