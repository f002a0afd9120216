import { ResponseError } from '../../src/embed/api/errors.ts';
import { createNewsletterClient, newsletterBase } from '../../src/embed/api/newsletter-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import type { Site } from '../../src/embed/market/sites.ts';

const client = createNewsletterClient(createRequest({ serviceBase: location.origin }), newsletterBase(false));

/** `waiting` for the confirmation, `subscribed` with or without offers, or no sign-up with this token: `stale`. */
export type Outcome = 'waiting' | 'subscribed' | 'subscribed-with-offers' | 'stale' | 'failed';

/** Finds a sign-up by its token, without changing it. */
export function findSignUp(token: string, hunterSite: Site): Promise<Outcome> {
  return outcomeOf(async () => {
    const { status, consents } = await client.getSubscriber(token, { hunterSite });
    if (status !== 'SUBSCRIBED') return 'waiting';
    return consents.includes('DNE') ? 'subscribed-with-offers' : 'subscribed';
  });
}

/** Confirms the sign-up of a token. */
export function confirmSignUp(token: string, hunterSite: Site): Promise<Outcome> {
  return outcomeOf(async () => {
    await client.confirm(token, { hunterSite });
    return 'subscribed';
  });
}

/** Withdraws the consent to personal offers; the subscriber stays one. */
export function refuseOffers(token: string, hunterSite: Site): Promise<Outcome> {
  return outcomeOf(async () => {
    await client.update(token, { consents: [] }, { hunterSite });
    return 'subscribed';
  });
}

/** Deletes the sign-up of a token: `refuse` one that nobody has confirmed, `unsubscribe` a confirmed one. */
export function deleteSignUp(token: string, hunterSite: Site, path: 'refuse' | 'unsubscribe'): Promise<Outcome> {
  return outcomeOf(async () => {
    const answer = await fetch(`/demo/api/${path}`, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (answer.ok || answer.status === 404) return 'stale';
    return answer.status === 409 ? findSignUp(token, hunterSite) : 'failed';
  });
}

/** After any failure but an unknown token the link is still valid, so the visitor can try again. */
async function outcomeOf(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    return error instanceof ResponseError && error.response.status === 404 ? 'stale' : 'failed';
  }
}
