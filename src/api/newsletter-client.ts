import type {
  CreateNewsletterSubscriberRequest,
  NewsletterSubscriber,
  UpdateNewsletterSubscriberRequest,
} from './openapi/newsletter.types.ts';
import type { Request } from './request.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The calls of the newsletter service. Each throws `ResponseError` or `FetchError`. */
export interface NewsletterClient {
  /** Signs an address up; the service then sends the confirmation mail. */
  subscribe(subscriber: CreateNewsletterSubscriberRequest, options?: CallOptions): Promise<void>;
  /** What the holder of a subscriber token may know of the subscription. */
  getSubscriber(token: string, options?: CallOptions): Promise<NewsletterSubscriber>;
  /** Confirms the address (double opt-in). */
  confirm(token: string, options?: CallOptions): Promise<void>;
  /** Changes what is known of a subscriber. */
  update(token: string, changes: UpdateNewsletterSubscriberRequest, options?: CallOptions): Promise<void>;
}

/**
 * @param request the way to the services
 * @param base the service's base path, see `newsletterBase`
 */
export function createNewsletterClient(request: Request, base: string): NewsletterClient {
  const subscribers = `${base}/newsletter-subscribers`;
  const address = (token: string): string => `${subscribers}/${encodeURIComponent(token)}`;
  return {
    async subscribe(body, options) {
      await request(subscribers, { method: 'POST', body, ...options });
    },
    async getSubscriber(token, options) {
      const response = await request(address(token), options);
      return (await response.json()) as NewsletterSubscriber;
    },
    async confirm(token, options) {
      await request(`${address(token)}/doi`, { method: 'PUT', ...options });
    },
    async update(token, body, options) {
      await request(address(token), { method: 'PUT', body, ...options });
    },
  };
}

/** The base path of the newsletter and customer calls: the private one on a single-page application. */
export function newsletterBase(spa: boolean): string {
  return `/service/newsletter/api/${spa ? 'private' : 'internal'}`;
}
