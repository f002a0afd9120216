import type {
  ConsentType,
  InterestCategory,
  Locale,
  Salutation,
  Site,
  SubscriberStatus,
} from '../../src/api/openapi/newsletter.types.ts';
import type { AbTest } from './ab-tests.ts';

/** `NEWSLETTER` is the consent to the newsletter itself, which every sign-up gives; the others are optional. */
export type RecordedConsentType = 'NEWSLETTER' | ConsentType;

/** One consent as it has to be proven: what was agreed to, in which wording, and when. Times are epoch milliseconds. */
export interface ConsentRecord {
  type: RecordedConsentType;
  /** Which wording the visitor saw, see consent-texts.ts. */
  textVersion: string;
  /** `requested` until the address is confirmed. */
  state: 'requested' | 'given' | 'withdrawn';
  requestedAt: number;
  changedAt: number;
}

/** A consent that a request asks for. */
export type ConsentRequest = Pick<ConsentRecord, 'type' | 'textVersion'>;

export interface Person {
  salutation: Salutation | null;
  firstName: string | null;
  lastName: string | null;
}

/** One address, whatever its spelling. */
export interface Subscriber extends Person {
  /** The address in the one spelling that tells addresses apart. */
  identity: string;
  /** The address as it was typed. */
  email: string;
  status: SubscriberStatus;
  site: Site;
  locale: Locale;
  origin: string;
  originAddition: string;
  consents: ConsentRecord[];
  interests: InterestCategory[];
  signedUpAt: number;
  confirmedAt: number | null;
}

export interface SignUp extends Person {
  identity: string;
  email: string;
  site: Site;
  locale: Locale;
  origin: string;
  originAddition: string;
  consents: ConsentRequest[];
  at: number;
  tokenHash: string;
  tokenExpiresAt: number;
}

/** What a subscriber may change; a key that is missing leaves its field as it is. */
export interface SubscriberChanges extends Partial<Person> {
  consents?: ConsentRequest[];
  interests?: InterestCategory[];
}

/** A mail in the outbox. */
export interface Mail {
  id: string;
  /** The sender's name. */
  from: string;
  to: string;
  site: Site;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  confirmUrl: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** A customer who can log in. */
export interface Customer extends Person {
  id: string;
  email: string;
  consents: ConsentType[];
}

/** What a member of staff sees: `null` is the live shop, without a test. */
export interface StaffSettings {
  /** `YYYY-MM-DDTHH:MM`, in the time zone of the site. */
  dateTime: string | null;
  test: string | null;
  group: string | null;
}

/**
 * `created`: the address is new. `repeated`: it waits for its confirmation, and gets another link. `paused`: it waits, and
 * got a mail not long ago, so it gets none. `ignored`: it is subscribed, and gets none.
 */
export type SignUpOutcome = 'created' | 'repeated' | 'paused' | 'ignored';

/** What became of a sign-up that was refused: a confirmed one stays. */
type RefusalOutcome = 'deleted' | 'subscribed';

/**
 * Where the backend keeps its state. Each method is atomic: whatever else runs at the same time, it happens wholly or not
 * at all. Times are epoch milliseconds.
 */
export interface Store {
  /**
   * Records a sign-up together with its mail and token: makes a subscriber, or gives one who waits for confirmation
   * another token beside the older ones, or drops the mail and the token. What a waiting one has said stays, but a consent
   * that is not asked for again counts no more. Unconfirmed sign-ups whose tokens have expired are deleted on the way.
   */
  signUp(entry: SignUp, mail: Mail): Promise<SignUpOutcome>;
  /** The subscriber whom an unexpired token belongs to. */
  findByToken(tokenHash: string, at: number): Promise<Subscriber | undefined>;
  /** Confirms the subscriber of an unexpired token; confirming again changes nothing. */
  confirm(tokenHash: string, at: number): Promise<Subscriber | undefined>;
  /** Changes the subscriber of an unexpired token. */
  update(tokenHash: string, at: number, changes: SubscriberChanges): Promise<Subscriber | undefined>;
  /** Deletes an unconfirmed sign-up with all its tokens and mails; `undefined` for an unknown or expired token. */
  refuse(tokenHash: string, at: number): Promise<RefusalOutcome | undefined>;
  /** Deletes what has had its time: unconfirmed sign-ups and tokens that expired, mails as old as those, staff sessions. */
  purge(at: number): Promise<void>;
  /** Every subscriber, oldest first. */
  listSubscribers(): Promise<Subscriber[]>;

  /** The newest mails of the outbox, newest first. */
  listMails(): Promise<Mail[]>;
  clearMails(): Promise<void>;

  /** The settings of a staff session that lasts beyond `at`. */
  findStaffSession(id: string, at: number): Promise<StaffSettings | undefined>;
  /** Makes a staff session, or changes it. */
  saveStaffSession(id: string, settings: StaffSettings, expiresAt: number): Promise<void>;
  /** Every A/B test, by name. */
  listAbTests(): Promise<AbTest[]>;

  findCustomer(id: string): Promise<Customer | undefined>;
  /** How often a customer has logged out; 0 for an unknown one. */
  countLogouts(customerId: string): Promise<number>;
  /** Counts one more. */
  addLogout(customerId: string): Promise<void>;
  /** A secret that is random at first and the same ever after. */
  secret(name: string): Promise<string>;
  close(): Promise<void>;
}
