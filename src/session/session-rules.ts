/** How often a login token is checked while logged in, in milliseconds */
export const CHECK_PERIOD = 3 * 60_000;

/** How often the login cookie is looked at while logged out, in milliseconds */
export const COOKIE_PERIOD = 10_000;

/** How often the preview authorisation is renewed, in milliseconds */
export const PREVIEW_PERIOD = 5 * 60_000;

/** A service that fails again and again is asked ever more seldom, up to this: 24 minutes, in milliseconds. */
const LONGEST_WAIT = 8 * CHECK_PERIOD;

/** How much earlier than its period a check may come, so that ten thousand tabs don't ask in the same second. */
const SPREAD = 0.1;

/** What a login token says, in seconds since 1970. */
export interface LoginClaims {
  /** When it expires. */
  readonly exp: number;
  /** From when on it is due for renewal. */
  readonly ren: number;
}

/**
 * Reads a login token.
 *
 * @returns its claims; `undefined` for one that is no JWT or lacks `exp`, `ren` or `lid`: it counts as none
 */
export function readClaims(token: string | undefined): LoginClaims | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isComplete(claims) ? { exp: claims.exp, ren: claims.ren } : undefined;
  } catch {
    return undefined;
  }
}

function isComplete(claims: unknown): claims is LoginClaims {
  if (typeof claims !== 'object' || claims === null) return false;
  const { exp, ren, lid } = claims as Readonly<Record<string, unknown>>;
  return Number.isFinite(exp) && Number.isFinite(ren) && lid !== undefined && lid !== null;
}

/**
 * A number by which tabs can speak of a token without telling it: the 32-bit FNV-1a hash, from which nothing of the token
 * can be read.
 */
export function fingerprintOf(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The time at the server, in milliseconds: somewhere between these two, which are the same unless a clock was set. */
export interface TimeRange {
  readonly earliest: number;
  readonly latest: number;
}

/** What is to be done about a token. */
export type TokenStatus = 'none' | 'expired' | 'due' | 'not-due';

/** Judges a token by the second. Where the time is uncertain a token is not given up: the server knows. */
export function tokenStatus(claims: LoginClaims | undefined, time: TimeRange): TokenStatus {
  if (!claims) return 'none';
  if (seconds(time.earliest) >= claims.exp) return 'expired';
  return seconds(time.latest) < claims.ren ? 'not-due' : 'due';
}

/** Whether there is a readable, unexpired token. */
export function isLoggedIn(claims: LoginClaims | undefined, time: TimeRange): boolean {
  return claims !== undefined && seconds(time.earliest) < claims.exp;
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

export interface WaitOptions {
  /** How often the service has failed (500) in a row. */
  readonly failures: number;
  /** The token after the check, if it can be read. */
  readonly claims: LoginClaims | undefined;
  /** The time at the server, in milliseconds. */
  readonly now: number;
  /** From 0 to 1, by chance. */
  readonly chance: number;
}

/**
 * How long to wait for the next check, in milliseconds: 3 minutes; after repeated failures twice as long each time, up to
 * 24 minutes; in either case up to a tenth less. For a token that would expire before then the check comes in time: after
 * half of what is left to it, or when it is due, whichever is later.
 */
export function waitFor({ failures, claims, now, chance }: WaitOptions): number {
  const period = Math.min(CHECK_PERIOD * 2 ** Math.max(0, failures - 1), LONGEST_WAIT);
  const wait = Math.round(period * (1 - SPREAD * chance));
  if (!claims || now + wait < claims.exp * 1000) return wait;
  const untilDue = claims.ren * 1000 - now;
  const lastChance = Math.max(untilDue, (claims.exp * 1000 - now) / 2, COOKIE_PERIOD);
  return Math.min(wait, lastChance);
}
