import { ResponseError } from '../../src/api/errors.ts';
import { createNewsletterClient, newsletterBase } from '../../src/api/newsletter-client.ts';
import type { Site } from '../../src/market/sites.ts';
import { createRequest } from '../../src/api/request.ts';
import { readSite } from '../backend/markets.ts';

const client = createNewsletterClient(createRequest({ serviceBase: location.origin }), newsletterBase(false));

export type Confirmation = { outcome: 'confirmed'; site: Site } | { outcome: 'stale' } | { outcome: 'failed' };

/**
 * Looks a sign-up up by its token, which changes nothing.
 *
 * @param hunterSite the country site that the link names
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
 * Confirms the sign-up of a token. It is looked up first, so that a stale link is told from a service that has failed.
 *
 * @param hunterSite the country site that the link names
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

/** A link without a token is as stale as one with an unknown token. */
function givenToken(token: string): string {
  return token === '' ? 'none' : token;
}

/** Any failure but an unknown token leaves the link valid, so trying again is the way out. */
function outcomeOf(error: unknown): { outcome: 'stale' } | { outcome: 'failed' } {
  const isStale = error instanceof ResponseError && error.response.status === 404;
  return { outcome: isStale ? 'stale' : 'failed' };
}
