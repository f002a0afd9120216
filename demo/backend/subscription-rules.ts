import { MAIL_PAUSE, MAILS_PER_DAY } from './limits.ts';
import type { ConsentRecord, ConsentRequest, SignUp, SignUpOutcome, Subscriber, SubscriberChanges } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Result of a sign-up. Anybody can sign up any address, so a sign-up for an address that waits for confirmation changes
 * one thing only: consents that it does not ask for are removed. It is not known which of the sign-ups the owner of the
 * address made, so only consents that all of them ask for may be confirmed.
 *
 * @param before the subscriber with that address
 * @param sentAt when mails were sent to that address, in epoch milliseconds
 */
export function afterSignUp(
  before: Subscriber | undefined,
  sentAt: readonly number[],
  entry: SignUp,
): { subscriber: Subscriber; outcome: SignUpOutcome } {
  if (before === undefined) return { subscriber: subscriberFrom(entry), outcome: 'created' };
  if (before.status === 'SUBSCRIBED') return { subscriber: before, outcome: 'ignored' };
  const common = before.consents.filter(
    (consent) => isActive(consent) && entry.consents.some(({ type }) => type === consent.type),
  );
  const subscriber = changed(before, { consents: common }, entry.at);
  return { subscriber, outcome: mayGetMail(sentAt, entry.at) ? 'repeated' : 'paused' };
}

/** Whether a sign-up with this result sends its mail. */
export function sendsMail(outcome: SignUpOutcome): boolean {
  return outcome === 'created' || outcome === 'repeated';
}

function mayGetMail(sentAt: readonly number[], at: number): boolean {
  const within = (time: number): number => sentAt.filter((moment) => at - moment < time).length;
  return within(MAIL_PAUSE) === 0 && within(DAY) < MAILS_PER_DAY;
}

/** Creates an unconfirmed subscriber from a sign-up. */
function subscriberFrom(entry: SignUp): Subscriber {
  const { identity, email, site, locale, salutation, firstName, lastName, origin, originAddition, at } = entry;
  return {
    identity,
    email,
    status: 'WAITING_FOR_DOI',
    site,
    locale,
    salutation,
    firstName,
    lastName,
    origin,
    originAddition,
    consents: entry.consents.map((consent) => newConsent(consent, 'requested', at)),
    interests: [],
    signedUpAt: at,
    confirmedAt: null,
  };
}

/** Confirms a sign-up: every requested consent is given from now on. A confirmed subscriber does not change. */
export function confirmed(subscriber: Subscriber, at: number): Subscriber {
  if (subscriber.status === 'SUBSCRIBED') return subscriber;
  return {
    ...subscriber,
    status: 'SUBSCRIBED',
    confirmedAt: at,
    consents: subscriber.consents.map((consent) =>
      consent.state === 'requested' ? { ...consent, state: 'given', changedAt: at } : consent,
    ),
  };
}

/** Applies the changes that a subscriber made. */
export function changed(subscriber: Subscriber, changes: SubscriberChanges, at: number): Subscriber {
  const { consents, ...fields } = changes;
  return {
    ...subscriber,
    ...fields,
    consents: consents === undefined ? subscriber.consents : changedConsents(subscriber, consents, at),
  };
}

/** Whether a consent is requested or given. `NEWSLETTER` ends with the subscription, not when a list omits it. */
export function isActive(consent: ConsentRecord): boolean {
  return consent.state !== 'withdrawn';
}

function changedConsents(subscriber: Subscriber, wanted: readonly ConsentRequest[], at: number): ConsentRecord[] {
  const state = subscriber.status === 'SUBSCRIBED' ? 'given' : 'requested';
  const isWanted = (consent: ConsentRecord): boolean =>
    consent.type === 'NEWSLETTER' || wanted.some(({ type }) => type === consent.type);
  const kept = subscriber.consents.map((consent): ConsentRecord =>
    isActive(consent) && !isWanted(consent) ? { ...consent, state: 'withdrawn', changedAt: at } : consent,
  );
  const added = wanted.filter(({ type }) => !kept.some((consent) => consent.type === type && isActive(consent)));
  return [...kept, ...added.map((consent) => newConsent(consent, state, at))];
}

function newConsent(consent: ConsentRequest, state: ConsentRecord['state'], at: number): ConsentRecord {
  return { ...consent, state, requestedAt: at, changedAt: at };
}
