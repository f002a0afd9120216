import type { Outbox } from './sqlite-outbox.ts';
import type { SubscriberTables } from './sqlite-subscribers.ts';
import type { Mail, SignUp, SignUpOutcome } from './store.ts';
import { afterSignUp, sendsMail } from './subscription-rules.ts';

/**
 * Writes a sign-up and its mail. The caller opens the transaction.
 *
 * The same rows are written for every address, and those that must not stay are rolled back: otherwise the response
 * time would reveal who is a subscriber.
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

/** An id that no row has. */
const NOBODY = 0;
