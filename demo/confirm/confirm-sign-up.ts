import { newsletterOperations, type NewsletterSubscriber, type Site } from '../../src/api/openapi/newsletter.types.ts';

const BASE = '/service/newsletter/api/internal';

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
 * @param site the country site that the link names
 */
export async function confirmSignUp(token: string, site: Site): Promise<Confirmation> {
  const { getNewsletterSubscriber, confirmNewsletterSubscriber } = newsletterOperations;
  try {
    const found = await call(getNewsletterSubscriber, token, site);
    const answer = found.ok ? await call(confirmNewsletterSubscriber, token, site) : found;
    if (answer.status === 404) return { outcome: 'stale' };
    if (!answer.ok) return { outcome: 'failed' };
    const subscriber = (await answer.json()) as NewsletterSubscriber;
    return { outcome: 'confirmed', site: subscriber.site };
  } catch {
    // No answer, or none that is JSON: the link stays valid, so trying again is the way out.
    return { outcome: 'failed' };
  }
}

function call({ method, path }: { method: string; path: string }, token: string, site: Site): Promise<Response> {
  // A link without a token is as stale as one with an unknown token.
  const filled = path.replace('{subscriberToken}', encodeURIComponent(token === '' ? 'none' : token));
  return fetch(BASE + filled, { method, cache: 'no-store', headers: { 'X-Hunter-Site': site } });
}
