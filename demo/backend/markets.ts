import { DEFAULT_SITE, type Site, SITES } from '../../src/embed/market/sites.ts';
import { HOSTS } from '../hosts/hosts.ts';

/** Reads a site's name, whatever its case; `undefined` for anything else. */
export function readSite(value: string | null | undefined): Site | undefined {
  const wanted = value?.trim().toUpperCase();
  return SITES.find((site) => site === wanted);
}

/**
 * The site that a request is made for. In the field each site has an origin of its own; this backend serves all of them
 * from one, so it reads `X-Hunter-Site`, then the `site` parameter of the page that made the call, then takes `DE`.
 */
export function siteOfRequest(request: Request): Site {
  const { headers } = request;
  return readSite(headers.get('X-Hunter-Site')) ?? siteParameter(headers.get('Referer') ?? '') ?? DEFAULT_SITE;
}

/** The site of the demo's page at an address: that in its query, else that of a host page. */
export function siteOfReferrer(referrer: string): Site | undefined {
  const [, host = ''] = /^\/hosts\/([^/]+)\/$/u.exec(URL.parse(referrer)?.pathname ?? '') ?? [];
  return siteParameter(referrer) ?? HOSTS.get(host);
}

function siteParameter(address: string): Site | undefined {
  return readSite(URL.parse(address)?.searchParams.get('site'));
}
