/** The claims of a login token, in seconds since 1970. */
export interface LoginClaims {
  /** When it expires. */
  readonly exp: number;
  /** From when on it is due for renewal. */
  readonly ren: number;
}

/**
 * Reads a login token. Some servers percent-encode the values of cookies, and some libraries write times as strings.
 *
 * @returns its claims; `undefined` if it is not a JWT or lacks `exp`, `ren` or `lid`, which is the same as no token
 */
export function readClaims(token: string | undefined): LoginClaims | undefined {
  try {
    const payload = decodeURIComponent(token?.split(/\.|%2E/i)[1] ?? '');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp, ren, lid } = Object(claims) as Readonly<Record<string, unknown>>;
    const times = { exp: secondsOf(exp), ren: secondsOf(ren) };
    const isComplete = Number.isFinite(times.exp) && Number.isFinite(times.ren) && lid !== undefined && lid !== null;
    return isComplete ? times : undefined;
  } catch {
    // It is not a JWT.
    return undefined;
  }
}

function secondsOf(claim: unknown): number {
  const isText = typeof claim === 'string' && claim.trim() !== '';
  return isText || typeof claim === 'number' ? Number(claim) : NaN;
}

/** The login token among the cookies of that name: the readable one that expires last, else the first. */
export function tokenOf(cookies: readonly string[]): string | undefined {
  const expiryOf = (token: string | undefined): number => readClaims(token)?.exp ?? -Infinity;
  let best = cookies[0];
  for (const token of cookies) if (expiryOf(token) > expiryOf(best)) best = token;
  return best;
}
