import { type AbTestClient, createAbTestClient } from '../../embed/api/ab-test-client.ts';
import { type CustomerClient, createCustomerClient } from '../../embed/api/customer-client.ts';
import { createFrontendDataClient, type FrontendDataClient } from '../../embed/api/frontend-data-client.ts';
import { createLoginClient, type LoginClient } from '../../embed/api/login-client.ts';
import { createNewsletterClient, newsletterBase, type NewsletterClient } from '../../embed/api/newsletter-client.ts';
import { createPreviewClient, type PreviewClient } from '../../embed/api/preview-client.ts';
import { createRequest } from '../../embed/api/request.ts';
import { LOCALE_TEXTS, type Texts } from '../../embed/i18n/locales.ts';
import { localeOf } from '../../embed/market/sites.ts';
import { Browser, type Transport } from './browser.ts';
import { CookieJar } from './cookies.ts';
import type { Settings } from './settings.ts';

/** The visit of a page: its browser, the clients of the widgets, and the texts that a visitor reads. */
export interface Visit {
  readonly settings: Settings;
  readonly browser: Browser;
  readonly jar: CookieJar;
  readonly texts: Texts;
  readonly newsletter: NewsletterClient;
  readonly customer: CustomerClient;
  readonly login: LoginClient;
  readonly preview: PreviewClient;
  readonly abTests: AbTestClient;
  readonly frontendData: FrontendDataClient;
  /** What earlier calls have found out, for later ones. */
  readonly notes: Map<string, string>;
}

/** A browser without cookies on a page of the shop, with the widgets' own clients. */
export function createVisit(settings: Settings, transport: Transport): Visit {
  const { base, apiKey, spa, page, timeout, site } = settings;
  const request = createRequest({ serviceBase: base, ...(apiKey !== undefined && { apiKey }) });
  const jar = new CookieJar();
  return {
    settings,
    jar,
    browser: new Browser({ transport, page, jar, timeout }),
    texts: LOCALE_TEXTS[localeOf(site)],
    newsletter: createNewsletterClient(request, newsletterBase(spa)),
    customer: createCustomerClient(request, newsletterBase(spa)),
    login: createLoginClient(request),
    preview: createPreviewClient(request),
    abTests: createAbTestClient(request),
    frontendData: createFrontendDataClient(request),
    notes: new Map(),
  };
}

/** Sends what no widget sends, such as a body that is not JSON. @returns that no widget makes the call */
export async function sendByHand(
  { browser, settings: { base, apiKey } }: Visit,
  path: string,
  init: RequestInit,
): Promise<string> {
  const headers = new Headers(init.headers);
  if (apiKey !== undefined && init.mode !== 'no-cors') headers.set('X-Api-Key', apiKey);
  // Everything that is wrong with the answer is in the report.
  await browser.fetch(`${base}${path}`, { credentials: 'include', ...init, headers }).catch(() => undefined);
  return 'no widget makes this call';
}
