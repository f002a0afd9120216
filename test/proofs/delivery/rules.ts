/** For ever, and for five minutes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MOVING = 'public, max-age=300, stale-while-revalidate=86400';

/** The headers of every file, whatever its address. */
const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

const JAVASCRIPT = { ...PUBLIC_HEADERS, 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' };
const MISSING = { 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'content-encoding': null };

/** What a page may rely on: an address, what the browser takes as `Accept-Encoding`, the status, and each header. */
export const RULES: ReadonlyArray<
  readonly [address: string, accepts: string, status: number, headers: Readonly<Record<string, string | null>>]
> = [
  ['/1.2.3/shop-widgets.js', 'identity', 200, { ...JAVASCRIPT, 'cache-control': IMMUTABLE, 'content-encoding': null }],
  ['/1.2.3/shop-widgets.js', 'gzip, br', 200, { ...JAVASCRIPT, 'cache-control': IMMUTABLE, 'content-encoding': 'br' }],
  ['/1/shop-widgets.js?ver=6', 'gzip', 200, { ...JAVASCRIPT, 'cache-control': MOVING, 'content-encoding': 'gzip' }],
  ['/1/integrity.json', 'br', 200, { ...PUBLIC_HEADERS, 'content-type': 'application/json; charset=utf-8' }],
  ['/1/missing.js', 'br', 404, MISSING],
];
