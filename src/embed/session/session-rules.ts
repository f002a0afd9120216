import type { Platform } from '../page/platform.ts';
import type { LoginClaims } from './login-token.ts';

// Periods and waits are in milliseconds.
const MINUTE = 60_000;

/** How often a login token is checked, and after how long a service that was unavailable is first called again. */
const LOGIN_PERIOD = 3 * MINUTE;

/** How often the cookies of customers and staff are read between two calls. */
export const COOKIE_PERIOD = 10_000;

/** How often a staff session is renewed. */
export const PREVIEW_PERIOD = 5 * MINUTE;

/** The longest wait after repeated failures of the service. */
const LONGEST_WAIT = 8 * LOGIN_PERIOD;

/** The shortest wait for the check of a token that is about to expire. */
const SHORTEST_WAIT = 1000;

/** By how much of the wait a check may come earlier, so that ten thousand tabs do not call in the same second. */
const SPREAD = 0.1;

/** Whether a platform keeps customers logged in. */
export function keepsSession(platform: Platform): boolean {
  return platform === 'CLASSIC' || platform === 'MATCH';
}

/** The state of a login token; `none` if there is no readable one. */
export type TokenStatus = 'none' | 'expired' | 'due' | 'not-due';

/** The state of a token, to the second, at a time of the server, in milliseconds. */
export function tokenStatus(claims: LoginClaims | undefined, now: number): TokenStatus {
  if (!claims) return 'none';
  const second = Math.floor(now / 1000);
  if (second >= claims.exp) return 'expired';
  return second < claims.ren ? 'not-due' : 'due';
}

export interface WaitOptions {
  /** How often in a row the service has failed or not answered. */
  readonly failures: number;
  /** How long the service has asked to wait, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The current token, if it can be read. */
  readonly claims?: LoginClaims | undefined;
  /** The server's time, in milliseconds. */
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: number;
}

/**
 * How long to wait for the next check, in milliseconds: one period; after repeated failures twice as long each time, up
 * to eight periods; in either case up to a tenth less, at random. A service that has asked for a wait gets that one, up
 * to eight periods, and up to a tenth more; repeated short ones are doubled from ten seconds on. If the token would expire
 * before then, the check comes earlier: after half of the token's remaining time, or when it is due, whichever is later.
 */
export function waitFor({ failures, retryAfter, claims, now, random }: WaitOptions): number {
  const doubled = (first: number): number => first * 2 ** Math.max(0, failures - 1);
  const asked = retryAfter === undefined ? doubled(LOGIN_PERIOD) : Math.max(retryAfter, doubled(COOKIE_PERIOD));
  const spread = retryAfter === undefined ? 1 - SPREAD * random : 1 + SPREAD * random;
  const wait = Math.round(Math.min(asked, LONGEST_WAIT) * spread);
  if (!claims || now + wait < claims.exp * 1000) return wait;
  const untilDue = claims.ren * 1000 - now;
  const left = claims.exp * 1000 - now;
  // An expired token, which the long-term token may replace, sets no deadline.
  if (left <= 0 && failures > 0) return wait;
  return Math.min(wait, Math.max(untilDue, left / 2, SHORTEST_WAIT));
}
