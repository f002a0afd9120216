import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How many refused origins are reported, because anybody can send made-up ones. */
const MOST_REPORTED = 20;

/** An origin that a terminal and a shell take as plain text. */
const PLAIN_ORIGIN = /^(?:null|https?:\/\/[\w.:[\]-]+)$/u;

/**
 * Cross-origin rules: pages of the listed origins may call the services and read the answers, with cookies; `null` is
 * the origin of a sandboxed frame. Pages of other origins cannot read any answer.
 *
 * @param refused called once with each origin that asked for access and is not listed, up to a limit, and with none that
 *   a terminal or a shell would obey
 */
export function answerListedOrigins(
  origins: readonly string[],
  refused: (origin: string) => void = () => {},
): MiddlewareHandler {
  const answerListed = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Api-Key', 'X-LoginToken', 'X-CSRF-Token', 'X-Hunter-Site', 'X-Original-Address'],
    // The keep-alive reads the server's time, and the form how long to wait.
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  });
  const reported = new Set<string>();
  const report = (origin: string): void => {
    if (reported.has(origin) || reported.size >= MOST_REPORTED || !PLAIN_ORIGIN.test(origin)) return;
    reported.add(origin);
    refused(origin);
  };
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined && origins.includes(origin)) return answerListed(c, next);
    if (origin !== undefined && c.req.method === 'OPTIONS') report(origin);
    await next();
    c.header('Vary', 'Origin', { append: true });
  };
}
