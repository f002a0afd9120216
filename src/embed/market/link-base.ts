import { isRecord } from '../is-record.ts';

/** `/a`, but not `//host` or `/\host`, which browsers read as another host. */
const ROOT_RELATIVE = /^\/(?![/\\])/;

/**
 * Leads the root-relative links of built-in data to the shop, for pages of another origin. No other text of the data
 * begins with a slash.
 *
 * @param linkBase the origin of the shop; empty for the page's own
 */
export function withLinkBase<Data>(data: Data, linkBase: string): Data {
  return (linkBase === '' ? data : resolved(data, linkBase)) as Data;
}

function resolved(data: unknown, linkBase: string): unknown {
  if (typeof data === 'string') return ROOT_RELATIVE.test(data) ? linkBase + data : data;
  if (Array.isArray(data)) return data.map((entry) => resolved(entry, linkBase));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolved(value, linkBase)]));
}
