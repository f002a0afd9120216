import type { Outbox } from './sqlite-outbox.ts';
import type { SubscriberTables } from './sqlite-subscribers.ts';
import type { Mail, SignUp, SignUpOutcome } from './store.ts';
import { afterSignUp, sendsMail } from './subscription-rules.ts';

/**
 * Writes a sign-up and its mail down. The caller holds the transaction.
 *
 * The same is written whoever the address belongs to, and what is not to stay is taken back: else the time that the
 * answer takes would tell who is a subscriber.
 */
export function recordSignUp(
  { subscribers, outbox }: { subscribers: SubscriberTables; outbox: Outbox },
  entry: SignUp,
  mail: Mail,
): SignUpOutcome {
  subscribers.deleteExpired(entry.at);
  const before = subscribers.byIdentity(entry.identity);
  const sentAt = subscribers.mailsSentAt(before?.id ?? NOBODY);
  const { subscriber, outcome } = afterSignUp(before?.subscriber, sentAt, entry);
  const id = subscribers.save(before?.id, subscriber);
  subscribers.addToken(id, { hash: entry.tokenHash, sentAt: entry.at, expiresAt: entry.tokenExpiresAt });
  outbox.add(mail, id);
  const isSent = sendsMail(outcome);
  subscribers.removeToken(isSent ? '' : entry.tokenHash);
  outbox.remove(isSent ? '' : mail.id);
  outbox.trim();
  return outcome;
}

/** The number of no row. */
const NOBODY = 0;
