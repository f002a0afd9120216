import type {
  CreateNewsletterSubscriberRequest,
  NewsletterSubscriber,
  Site,
  UpdateNewsletterSubscriberRequest,
} from './openapi/newsletter.types.ts';
import { type CallOptions, readJson, type Request, type RequestOptions } from './request.ts';

/** Options of every call. Neither header is sent unless its value is given. */
export interface NewsletterCallOptions extends CallOptions {
  /** `X-Hunter-Site`: the country site on whose behalf the call is made, where one origin serves several sites. */
  readonly hunterSite?: Site;
  /** `X-Original-Address`: the caller's network address, for a server that calls on behalf of a browser. */
  readonly originalAddress?: string;
}

/** The call of a sign-up form. It throws `ResponseError` or `FetchError`. */
export interface SubscribeClient {
  /** Signs an address up; the service then sends the confirmation mail. */
  subscribe(subscriber: CreateNewsletterSubscriberRequest, options?: NewsletterCallOptions): Promise<void>;
}

/** The calls of the newsletter service. Each throws `ResponseError` or `FetchError`. */
export interface NewsletterClient extends SubscribeClient {
  /** The subscription that a subscriber token belongs to. */
  getSubscriber(token: string, options?: NewsletterCallOptions): Promise<NewsletterSubscriber>;
  /** Confirms the address (double opt-in). */
  confirm(token: string, options?: NewsletterCallOptions): Promise<void>;
  /** Changes the data of a subscriber. */
  update(token: string, changes: UpdateNewsletterSubscriberRequest, options?: NewsletterCallOptions): Promise<void>;
}

/** The one call that a tag makes, so that the script has no other. The `base` is that of `newsletterBase`. */
export function createSubscribeClient(request: Request, base: string): SubscribeClient {
  return {
    async subscribe(body, options) {
      const creation = { method: 'POST', ignoresBody: true, isCreation: true } as const;
      await request(`${base}/newsletter-subscribers`, { ...creation, body, ...callOf(options) });
    },
  };
}

/** @param base the service's base path, see `newsletterBase` */
export function createNewsletterClient(request: Request, base: string): NewsletterClient {
  const address = (token: string): string => `${base}/newsletter-subscribers/${encodeURIComponent(token)}`;
  return {
    ...createSubscribeClient(request, base),
    async getSubscriber(token, options) {
      const response = await request(address(token), callOf(options));
      return (await readJson(response)) as NewsletterSubscriber;
    },
    async confirm(token, options) {
      await request(`${address(token)}/doi`, { method: 'PUT', ignoresBody: true, ...callOf(options) });
    },
    async update(token, body, options) {
      await request(address(token), { method: 'PUT', body, ignoresBody: true, ...callOf(options) });
    },
  };
}

function callOf({ signal, hunterSite, originalAddress }: NewsletterCallOptions = {}): RequestOptions {
  return {
    headers: { 'X-Hunter-Site': hunterSite, 'X-Original-Address': originalAddress },
    ...(signal && { signal }),
  };
}

/** The base path of the newsletter and customer calls: the private one on a single-page application. */
export function newsletterBase(spa: boolean): string {
  return `/service/newsletter/api/${spa ? 'private' : 'internal'}`;
}
