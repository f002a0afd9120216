import { ResponseError } from '../../src/api/errors.ts';
import { createNewsletterClient, newsletterBase } from '../../src/api/newsletter-client.ts';
import type { Site } from '../../src/api/openapi/newsletter.types.ts';
import { createRequest } from '../../src/api/request.ts';

const client = createNewsletterClient(createRequest({ serviceBase: location.origin }), newsletterBase(false));

export type Confirmation = { outcome: 'confirmed'; site: Site } | { outcome: 'stale' } | { outcome: 'failed' };

/**
 * Looks a sign-up up by its token, which changes nothing.
 *
 * @param site the country site that the link names
 */
export async function findSignUp(token: string, site: Site): Promise<Confirmation | { outcome: 'waiting' }> {
  try {
    const answer = await call(newsletterOperations.getNewsletterSubscriber, token, site);
    if (answer.status === 404) return { outcome: 'stale' };
    if (!answer.ok) return { outcome: 'failed' };
    const subscriber = (await answer.json()) as NewsletterSubscriber;
    return subscriber.status === 'SUBSCRIBED'
      ? { outcome: 'confirmed', site: subscriber.site }
      : { outcome: 'waiting' };
  } catch {
    return { outcome: 'failed' };
  }
}

/**
 * Confirms the sign-up of a token. It is looked up first, so that a stale link is told from a service that has failed.
 *
 * @param hunterSite the country site that the link names
 */
export async function confirmSignUp(token: string, hunterSite: Site): Promise<Confirmation> {
  // A link without a token is as stale as one with an unknown token.
  const given = token === '' ? 'none' : token;
  try {
    const { site } = await client.getSubscriber(given, { hunterSite });
    await client.confirm(given, { hunterSite });
    return { outcome: 'confirmed', site };
  } catch (error) {
    // Any other failure leaves the link valid, so trying again is the way out.
    const isStale = error instanceof ResponseError && error.response.status === 404;
    return { outcome: isStale ? 'stale' : 'failed' };
  }
}
