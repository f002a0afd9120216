// Made by generate.ts from newsletter.yaml; do not edit.

/**
 * A country site.
 */
export type Site = 'DE' | 'AT' | 'CH' | 'CH_FR' | 'PL' | 'CZ' | 'HU' | 'SK' | 'TR';
/**
 * The language of a country site.
 */
export type Locale = 'de-DE' | 'de-AT' | 'de-CH' | 'fr-CH' | 'pl-PL' | 'cs-CZ' | 'hu-HU' | 'sk-SK' | 'tr-TR';
export type Salutation = 'MRS' | 'MR' | 'DIVERS' | 'COMPANY';
/**
 * `DNE` is the consent to personalised offers.
 */
export type ConsentType = 'DNE';
/**
 * `WAITING_FOR_DOI` until the link of the mail was followed, `SUBSCRIBED` afterwards.
 */
export type SubscriberStatus = 'WAITING_FOR_DOI' | 'SUBSCRIBED';
/**
 * What a subscriber likes to read about. `LOYALTY_CARD` names the shop's loyalty card.
 */
export type InterestCategory =
  | 'WOMEN_FASHION'
  | 'MEN_FASHION'
  | 'SPORT'
  | 'LIVING_FURNITURE'
  | 'HOBBY'
  | 'KIDS'
  | 'KITCHEN'
  | 'SLEEPING'
  | 'DISCOUNTS'
  | 'COFFEE'
  | 'MOBILE'
  | 'STORE'
  | 'LOYALTY_CARD';
/**
 * A first or last name: letters, digits, white space and ``+ & ' ’ ` ´ , ( ) / . -``, not blank. A value with a word
 * that looks like a web address is refused with `urn:newsletter:body_invalid`, so that nobody can send links in our
 * mails. White space of any length counts as one blank.
 */
export type PersonName = string;
/**
 * The consents given with this request; an empty list when there is none.
 */
export type ConsentTypes = ConsentType[];
export type ProblemType =
  | 'urn:newsletter:email_invalid'
  | 'urn:newsletter:body_invalid'
  | 'urn:newsletter:token_invalid'
  | 'urn:newsletter:login_token_invalid'
  | 'urn:newsletter:body_too_large'
  | 'urn:newsletter:content_type_unsupported'
  | 'urn:newsletter:too_many_requests'
  | 'urn:newsletter:not_found'
  | 'urn:newsletter:internal_error';

export interface CreateNewsletterSubscriberRequest {
  /**
   * The address, at most 256 characters, with a dotted domain. Any text that is no such address is refused with
   * `urn:newsletter:email_invalid`.
   */
  email: string;
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents: ConsentTypes;
  /**
   * Where the visitor signed up, for example `onsite`, `NEWSLETTER` or `SHOPPING_CART`.
   */
  origin: string;
  /**
   * A closer description of the origin, for example `subsite`.
   */
  originAddition: string;
}
export interface CreateNewsletterSubscriberResponse {
  /**
   * Always the same, whoever the address belongs to.
   */
  status: 'WAITING_FOR_DOI';
}
export interface UpdateNewsletterSubscriberRequest {
  salutation?: Salutation | null;
  firstName?: PersonName | null;
  lastName?: PersonName | null;
  consents?: ConsentTypes;
  interests?: InterestCategory[];
}
/**
 * What the holder of the token may see.
 */
export interface NewsletterSubscriber {
  status: SubscriberStatus;
  site: Site;
  locale: Locale;
  email: string;
  salutation?: Salutation;
  firstName?: PersonName;
  lastName?: PersonName;
  consents: ConsentTypes;
  interests: InterestCategory[];
}
/**
 * An error as RFC 9457 has it. Clients read `type` alone.
 */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /**
   * For developers. Names the field and the rule; never holds what the visitor typed.
   */
  detail?: string;
}

/** Every operation of the service: its method, and its path below the base. */
export const newsletterOperations = {
  /** Signs an address up and sends the confirmation mail. */
  createNewsletterSubscriber: { method: 'POST', path: '/newsletter-subscribers' },
  /** Reads the subscription that a token belongs to. */
  getNewsletterSubscriber: { method: 'GET', path: '/newsletter-subscribers/{subscriberToken}' },
  /** Changes what the subscriber told about themselves. */
  updateNewsletterSubscriber: { method: 'PUT', path: '/newsletter-subscribers/{subscriberToken}' },
  /** Confirms the sign-up (double opt-in). */
  confirmNewsletterSubscriber: { method: 'PUT', path: '/newsletter-subscribers/{subscriberToken}/doi' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface NewsletterBodies {
  createNewsletterSubscriber: {
    request: CreateNewsletterSubscriberRequest;
    response: CreateNewsletterSubscriberResponse;
  };
  getNewsletterSubscriber: { request: undefined; response: NewsletterSubscriber };
  updateNewsletterSubscriber: { request: UpdateNewsletterSubscriberRequest; response: NewsletterSubscriber };
  confirmNewsletterSubscriber: { request: undefined; response: NewsletterSubscriber };
}
