import { DEFAULT_SITE, fieldRules, type Site, SITES } from '../../src/embed/market/sites.ts';

/** What the form of a site asks about the person. */
interface AskedOfPerson {
  salutation: boolean;
  names: boolean;
}

/** Whether the form of a site asks for these fields. Any other field of a sign-up was not typed in that form. */
export function askedOfPerson(site: Site): AskedOfPerson {
  const { salutation, names } = fieldRules(site);
  return { salutation: salutation !== 'hidden', names: names !== 'hidden' };
}

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
