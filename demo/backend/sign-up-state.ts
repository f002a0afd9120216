import { MAILS_KEPT, SIGN_UPS_WAITING } from './limits.ts';
import type { Mail, RefusalOutcome, SignUp, SignUpOutcome, Subscriber } from './store.ts';
import { afterSignUp, confirmed, sendsMail } from './subscription-rules.ts';
import { TOKEN_LIFETIME } from './tokens.ts';

interface Entry {
  subscriber: Subscriber;
  tokens: { hash: string; sentAt: number; expiresAt: number }[];
  /** The ids of the mails to the address. */
  mails: string[];
}

/** What a store knows of subscribers and mails. */
export interface SignUpState {
  /** In the order of their first sign-up. */
  entries: Entry[];
  /** Newest first. */
  mails: Mail[];
}

/** See `Store.signUp`. */
export function signUp(state: SignUpState, entry: SignUp, mail: Mail): SignUpOutcome {
  deleteExpired(state, entry.at);
  const before = state.entries.find(({ subscriber }) => subscriber.identity === entry.identity);
  const sentAt = before?.tokens.map((token) => token.sentAt) ?? [];
  const { subscriber, outcome } = afterSignUp(before?.subscriber, sentAt, entry);
  const after = before ?? { subscriber, tokens: [], mails: [] };
  if (before === undefined) state.entries.push(after);
  after.subscriber = subscriber;
  const waiting = state.entries.filter(isWaiting);
  if (waiting.length > SIGN_UPS_WAITING) remove(state, waiting.slice(0, -SIGN_UPS_WAITING));
  if (sendsMail(outcome)) {
    after.tokens.push({ hash: entry.tokenHash, sentAt: entry.at, expiresAt: entry.tokenExpiresAt });
    deliver(state, after, mail);
  }
  return outcome;
}

function deliver(state: SignUpState, entry: Entry, mail: Mail): void {
  entry.mails.push(mail.id);
  state.mails = [mail, ...state.mails].slice(0, MAILS_KEPT);
}

/** See `Store.confirm`. */
export function confirm(
  state: SignUpState,
  tokenHash: string,
  at: number,
  welcome: (subscriber: Subscriber) => Mail,
): Subscriber | undefined {
  const entry = findEntry(state, tokenHash, at);
  if (entry === undefined || !isWaiting(entry)) return entry?.subscriber;
  entry.subscriber = confirmed(entry.subscriber, at);
  deliver(state, entry, welcome(entry.subscriber));
  return entry.subscriber;
}

/** The entry of a token that has not expired at `at`. */
export function findEntry({ entries }: SignUpState, tokenHash: string, at: number): Entry | undefined {
  return entries.find(({ tokens }) => tokens.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > at));
}

/** Changes the subscriber of a token that has not expired at `at`. */
export function change(
  state: SignUpState,
  tokenHash: string,
  at: number,
  to: (from: Subscriber) => Subscriber,
): Subscriber | undefined {
  const entry = findEntry(state, tokenHash, at);
  if (entry === undefined) return undefined;
  entry.subscriber = to(entry.subscriber);
  return entry.subscriber;
}

/** See `Store.refuse`. */
export function refuse(state: SignUpState, tokenHash: string, at: number): RefusalOutcome | undefined {
  const found = findEntry(state, tokenHash, at);
  if (found === undefined) return undefined;
  if (found.subscriber.status === 'SUBSCRIBED') return 'subscribed';
  remove(state, [found]);
  return 'deleted';
}

/** Deletes unconfirmed sign-ups whose tokens have expired, and mails of the same age. */
export function purgeSignUps(state: SignUpState, at: number): void {
  deleteExpired(state, at);
  state.mails = state.mails.filter(({ sentAt }) => Date.parse(sentAt) > at - TOKEN_LIFETIME);
}

function deleteExpired(state: SignUpState, at: number): void {
  for (const entry of state.entries) entry.tokens = entry.tokens.filter(({ expiresAt }) => expiresAt > at);
  remove(
    state,
    state.entries.filter((entry) => isWaiting(entry) && entry.tokens.length === 0),
  );
}

function isWaiting({ subscriber }: Entry): boolean {
  return subscriber.status === 'WAITING_FOR_DOI';
}

function remove(state: SignUpState, removed: readonly Entry[]): void {
  const entries = new Set(removed);
  const mails = new Set(removed.flatMap((entry) => entry.mails));
  state.entries = state.entries.filter((entry) => !entries.has(entry));
  state.mails = state.mails.filter(({ id }) => !mails.has(id));
}
