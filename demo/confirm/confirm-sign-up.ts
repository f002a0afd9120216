import { ResponseError } from '../../src/embed/api/errors.ts';
import { createNewsletterClient, newsletterBase } from '../../src/embed/api/newsletter-client.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import { readSite } from '../backend/markets.ts';

const client = createNewsletterClient(createRequest({ serviceBase: location.origin }), newsletterBase(false));

export type Confirmation = { outcome: 'confirmed'; site: Site } | { outcome: 'stale' } | { outcome: 'failed' };

/**
 * Finds a sign-up by its token, without changing it.
 *
 * @param hunterSite the country site in the link
 */
export async function findSignUp(token: string, hunterSite: Site): Promise<Confirmation | { outcome: 'waiting' }> {
  try {
    const { status, site } = await client.getSubscriber(givenToken(token), { hunterSite });
    return status === 'SUBSCRIBED'
      ? { outcome: 'confirmed', site: readSite(site) ?? hunterSite }
      : { outcome: 'waiting' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * Confirms the sign-up of a token. Finds it first, to tell a stale link from a failed service.
 *
 * @param hunterSite the country site in the link
 */
export async function confirmSignUp(token: string, hunterSite: Site): Promise<Confirmation> {
  const given = givenToken(token);
  try {
    const { site } = await client.getSubscriber(given, { hunterSite });
    await client.confirm(given, { hunterSite });
    return { outcome: 'confirmed', site: readSite(site) ?? hunterSite };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** A link without a token is treated like one with an unknown token. */
function givenToken(token: string): string {
  return token === '' ? 'none' : token;
}

/** After any failure but an unknown token the link is still valid, so the visitor can try again. */
function outcomeOf(error: unknown): { outcome: 'stale' } | { outcome: 'failed' } {
  const isStale = error instanceof ResponseError && error.response.status === 404;
  return { outcome: isStale ? 'stale' : 'failed' };
}
