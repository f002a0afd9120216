import type {
  ConsentType,
  CreateNewsletterSubscriberRequest,
  InterestCategory,
  Locale,
  SubscriberStatus,
} from '../../src/embed/api/openapi/newsletter.types.ts';
import type { Site } from '../../src/embed/market/sites.ts';

/** What a sign-up says of a person: the fields of the request that are not about the person are omitted. */
type KnownPerson = Omit<CreateNewsletterSubscriberRequest, 'email' | 'consents' | 'origin' | 'originAddition'>;

export type Person = { [Name in keyof KnownPerson]-?: KnownPerson[Name] | null };

export const NOBODY: Person = { salutation: null, firstName: null, lastName: null };

/** The personal data of a person without what is not known, as the services answer it. */
export function knownOf(person: Person): KnownPerson {
  const names = Object.keys(NOBODY) as (keyof Person)[];
  return Object.fromEntries(names.filter((name) => person[name]).map((name) => [name, person[name]]));
}

/** An e-mail address as typed, and its canonical form, which is the same for all spellings of it. */
export interface EmailAddress {
  email: string;
  identity: string;
}

export interface SignUp extends Person, EmailAddress {
  site: Site;
  locale: Locale;
  origin: string;
  originAddition: string;
  /** Epoch milliseconds. */
  signedUpAt: number;
  /** The optional consents, beside that to the newsletter itself. */
  consents: ConsentType[];
}

/** A subscriber is one e-mail address, whatever its spelling. */
export interface Subscriber extends SignUp {
  status: SubscriberStatus;
  interests: InterestCategory[];
}

/** The fields that a subscriber may change; a missing key leaves its field unchanged. */
export type SubscriberChanges = Partial<Person & Pick<Subscriber, 'consents' | 'interests'>>;

export interface Mail {
  id: string;
  from: string;
  to: string;
  site: Site;
  locale: Locale;
  subject: string;
  html: string;
  /** Where the recipient confirms a sign-up, in a mail that asks for it. */
  confirmUrl?: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** A mail that asks for the confirmation of a sign-up, by the link with the token. */
export interface ConfirmationMail extends Mail {
  confirmUrl: string;
}
