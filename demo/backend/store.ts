import type {
  ConsentType,
  InterestCategory,
  Locale,
  Salutation,
  Site,
  SubscriberStatus,
} from '../../src/embed/api/openapi/newsletter.types.ts';

/** `NEWSLETTER` is the consent to the newsletter itself, which every sign-up gives; the others are optional. */
export type RecordedConsentType = 'NEWSLETTER' | ConsentType;

/**
 * The proof of one consent: its type, the version of its wording, and when it changed. Times are epoch milliseconds.
 */
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

/** A subscriber: one e-mail address, whatever its spelling. */
export interface Subscriber extends Person {
  /** The canonical form of the address. */
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

/** The fields that a subscriber may change; a missing key leaves its field unchanged. */
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
  /** Where the recipient confirms a sign-up, in a mail that asks for it. */
  confirmUrl?: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export type ConfirmationMail = Mail & Required<Pick<Mail, 'confirmUrl'>>;

/** What staff see in the shop; `null` is the live shop, without a test. */
export interface StaffSettings {
  /** `YYYY-MM-DDTHH:MM`, in the time zone of the site. */
  dateTime: string | null;
  test: string | null;
  group: string | null;
}

/**
 * `created`: the address is new. `repeated`: it waits for confirmation and gets another link. `paused`: it waits for
 * confirmation and got a mail recently, so it gets none. `ignored`: it is already subscribed and gets none.
 */
export type SignUpOutcome = 'created' | 'repeated' | 'paused' | 'ignored';

/** Result of refusing a sign-up; a confirmed one is kept. */
export type RefusalOutcome = 'deleted' | 'subscribed';

/** The state of the backend. Each method is atomic. Times are epoch milliseconds. */
export interface Store {
  /**
   * Records a sign-up together with its mail and token: creates a subscriber, or gives a waiting one another token in
   * addition to the older ones, or drops the mail and the token. The data of a waiting subscriber do not change, except
   * that a consent is removed when the new sign-up does not ask for it. Also deletes unconfirmed sign-ups whose tokens
   * have expired, and the oldest above `SIGN_UPS_WAITING`.
   */
  signUp(entry: SignUp, mail: ConfirmationMail): Promise<SignUpOutcome>;
  /** The subscriber of an unexpired token. */
  findByToken(tokenHash: string, at: number): Promise<Subscriber | undefined>;
  /** Confirms the subscriber of an unexpired token and sends a mail; confirming twice changes nothing and sends none. */
  confirm(tokenHash: string, at: number, welcome: (subscriber: Subscriber) => Mail): Promise<Subscriber | undefined>;
  /** Changes the subscriber of an unexpired token. */
  update(tokenHash: string, at: number, changes: SubscriberChanges): Promise<Subscriber | undefined>;
  /** Deletes an unconfirmed sign-up with all its tokens and mails; `undefined` for an unknown or expired token. */
  refuse(tokenHash: string, at: number): Promise<RefusalOutcome | undefined>;
  /** Deletes expired data: unconfirmed sign-ups, tokens, mails of the same age, staff sessions. */
  purge(at: number): Promise<void>;
  /** All subscribers, oldest first. */
  listSubscribers(): Promise<Subscriber[]>;

  /** The newest mails of the outbox, newest first. */
  listMails(): Promise<Mail[]>;
  clearMails(): Promise<void>;

  /** The settings of a staff session that has not expired at `at`. */
  findStaffSession(id: string, at: number): Promise<StaffSettings | undefined>;
  /** Creates or updates a staff session. */
  saveStaffSession(id: string, settings: StaffSettings, expiresAt: number): Promise<void>;

  /** The number of a customer's logouts; 0 for an unknown customer. */
  countLogouts(customerId: string): Promise<number>;
  /** Adds one logout. */
  addLogout(customerId: string): Promise<void>;
  /** A random secret, created on first use and kept from then on. */
  secret(name: string): Promise<string>;
  close(): Promise<void>;
}
