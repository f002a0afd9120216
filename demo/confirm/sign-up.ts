import { ResponseError } from '../../src/embed/api/errors.ts';
import { createNewsletterClient, newsletterBase } from '../../src/embed/api/newsletter-client.ts';
import { createRequest } from '../../src/embed/api/request.ts';
import type { Site } from '../../src/embed/market/sites.ts';

const client = createNewsletterClient(createRequest({ serviceBase: location.origin }), newsletterBase(false));

/** `waiting` for the confirmation or `subscribed`, each with or without offers; or no sign-up with this token: `stale`. */
export type Outcome = 'waiting' | 'waiting-with-offers' | 'subscribed' | 'subscribed-with-offers' | 'stale' | 'failed';

export function signUpOf(token: string, hunterSite: Site) {
  const find = async (): Promise<Outcome> => {
    const { status, consents } = await client.getSubscriber(token, { hunterSite });
    const state = status === 'SUBSCRIBED' ? 'subscribed' : 'waiting';
    return consents.includes('DNE') ? `${state}-with-offers` : state;
  };
  const remove = async (): Promise<Outcome> => {
    const answer = await fetch('/demo/api/unsubscribe', {
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return answer.ok || answer.status === 404 ? 'stale' : 'failed';
  };
  return {
    find: () => outcomeOf(find()),
    confirm: () => outcomeOf(client.confirm(token, { hunterSite })),
    /** Deletes the sign-up, as `unsubscribe` does: before its confirmation, and after it. */
    refuse: () => outcomeOf(remove()),
    unsubscribe: () => outcomeOf(remove()),
    /** Withdraws the consent to personal offers; the subscriber stays one. */
    offers: () => outcomeOf(client.update(token, { consents: [] }, { hunterSite })),
  };
}

/** After any failure but an unknown token the link is still valid, so the visitor can try again. */
async function outcomeOf(answer: Promise<Outcome | void>): Promise<Outcome> {
  try {
    return (await answer) ?? 'subscribed';
  } catch (error) {
    return error instanceof ResponseError && error.response.status === 404 ? 'stale' : 'failed';
  }
}
