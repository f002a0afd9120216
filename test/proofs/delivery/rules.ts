/** What a page may rely on when it loads the script: the headers of each address. */
export interface DeliveryRule {
  readonly address: string;
  readonly status: number;
  /** What the browser takes, as `Accept-Encoding`. */
  readonly accepts?: string;
  /** The value of each header; `null` where there must be none. */
  readonly headers: Readonly<Record<string, string | null>>;
}

/** For ever, and for five minutes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const MOVING = 'public, max-age=300, stale-while-revalidate=86400';

/** The headers of every file, whatever its address. */
export const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

const JAVASCRIPT = { ...PUBLIC_HEADERS, 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' };

const MISSING = { 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'content-encoding': null };

/** Every rule of the configuration of a web server. */
export const RULES: readonly DeliveryRule[] = [
  {
    address: '/1.2.3/shop-widgets.js',
    status: 200,
    headers: { ...JAVASCRIPT, 'cache-control': IMMUTABLE, 'content-encoding': null },
  },
  {
    address: '/1/shop-widgets.js',
    status: 200,
    headers: { ...JAVASCRIPT, 'cache-control': MOVING, 'content-encoding': null },
  },
  {
    address: '/1.2.3/shop-widgets.js',
    status: 200,
    accepts: 'gzip, deflate, br',
    headers: { ...JAVASCRIPT, 'cache-control': IMMUTABLE, 'content-encoding': 'br' },
  },
  {
    address: '/1/shop-widgets.js?ver=6.1',
    status: 200,
    accepts: 'gzip',
    headers: { ...JAVASCRIPT, 'cache-control': MOVING, 'content-encoding': 'gzip' },
  },
  {
    address: '/1/integrity.json',
    status: 200,
    accepts: 'br',
    headers: { ...PUBLIC_HEADERS, 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' },
  },
  {
    address: '/1/themes/dark.css',
    status: 200,
    accepts: 'br',
    headers: { ...PUBLIC_HEADERS, 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'br' },
  },
  { address: '/1/missing.js', status: 404, accepts: 'br', headers: MISSING },
  { address: '/1.2.4/shop-widgets.js', status: 404, headers: MISSING },
  { address: '/1/../nginx.conf', status: 404, headers: MISSING },
  { address: '/', status: 404, headers: MISSING },
];
