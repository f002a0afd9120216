import { DEFAULT_SITE, type Site, SITES } from '../../src/embed/market/sites.ts';

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
  return readSite(request.headers.get('X-Hunter-Site')) ?? readSite(siteParameter(request)) ?? DEFAULT_SITE;
}

function siteParameter(request: Request): string | null {
  // A service worker sees the page's address in `referrer`, a server in the header.
  const referrer = request.headers.get('Referer') ?? request.referrer;
  return URL.canParse(referrer) ? new URL(referrer).searchParams.get('site') : null;
}
