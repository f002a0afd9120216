import type { Platform } from '../page/platform.ts';

const MINUTE = 60_000;

const PERIODS: Readonly<Partial<Record<Platform, number>>> = { CLASSIC: 3 * MINUTE, MATCH: 3 * MINUTE };

/** How often a login token is checked, in milliseconds; `undefined` on a platform that does not keep the session alive. */
export function loginPeriod(platform: Platform): number | undefined {
  return PERIODS[platform];
}

/** How often the login cookie is read while logged out, in milliseconds. */
export const COOKIE_PERIOD = 10_000;

/** How often a staff session is renewed, in milliseconds. */
export const PREVIEW_PERIOD = 5 * MINUTE;

/** The longest wait after repeated failures of the service, in periods. */
const LONGEST_WAIT = 8;

/** The shortest wait for the check of a token that is about to expire, in milliseconds. */
const SHORTEST_WAIT = 1000;

/** By how much of the wait a check may come earlier, so that ten thousand tabs do not call in the same second. */
const SPREAD = 0.1;

/** The claims of a login token, in seconds since 1970. */
export interface LoginClaims {
  /** When it expires. */
  readonly exp: number;
  /** From when on it is due for renewal. */
  readonly ren: number;
}

/**
 * Reads a login token.
 *
 * @returns its claims; `undefined` if it is not a JWT or lacks `exp`, `ren` or `lid`, which is the same as no token
 */
export function readClaims(token: string | undefined): LoginClaims | undefined {
  const payload = token?.split('.')[1];
  // Stryker disable next-line ConditionalExpression: an empty payload is not JSON either.
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (isComplete(claims)) return { exp: claims.exp, ren: claims.ren };
  } catch {
    // It is not a JWT.
  }
  return undefined;
}

function isComplete(claims: unknown): claims is LoginClaims {
  const { exp, ren, lid } = Object(claims) as Readonly<Record<string, unknown>>;
  return Number.isFinite(exp) && Number.isFinite(ren) && lid !== undefined && lid !== null;
}

/** The state of a login token; `none` if there is no readable one. */
export type TokenStatus = 'none' | 'expired' | 'due' | 'not-due';

/**
 * The state of a token, to the second.
 *
 * @param now the server's time, in milliseconds
 */
export function tokenStatus(claims: LoginClaims | undefined, now: number): TokenStatus {
  if (!claims) return 'none';
  const second = Math.floor(now / 1000);
  if (second >= claims.exp) return 'expired';
  return second < claims.ren ? 'not-due' : 'due';
}

export interface WaitOptions {
  /** Between two checks, in milliseconds. */
  readonly period: number;
  /** How often the service has failed (500) in a row. */
  readonly failures: number;
  /** The current token, if it can be read. */
  readonly claims: LoginClaims | undefined;
  /** The server's time, in milliseconds. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly chance: number;
}

/**
 * How long to wait for the next check, in milliseconds: one period; after repeated failures twice as long each time, up
 * to eight periods; in either case up to a tenth less, at random. If the token would expire before then, the check
 * comes earlier: after half of the token's remaining time, or when it is due, whichever is later.
 */
export function waitFor({ period, failures, claims, now, chance }: WaitOptions): number {
  const periods = Math.min(2 ** Math.max(0, failures - 1), LONGEST_WAIT);
  const wait = Math.round(period * periods * (1 - SPREAD * chance));
  if (!claims || now + wait < claims.exp * 1000) return wait;
  const untilDue = claims.ren * 1000 - now;
  const left = claims.exp * 1000 - now;
  return Math.min(wait, Math.max(untilDue, left / 2, SHORTEST_WAIT));
}
