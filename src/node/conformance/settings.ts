import type { Site } from '../../embed/market/sites.ts';
import type { Service } from './documents.ts';

/** What is looked at, and with which of the caller's own data. */
export interface Settings {
  /** The origin of the services. */
  readonly base: string;
  readonly site: Site;
  /** The origin of the pages that call them. */
  readonly page: string;
  readonly apiKey: string | undefined;
  /** The page is a single-page application, whose newsletter calls have a base path of their own. */
  readonly spa: boolean;
  /** Names the site to the newsletter service, as the attribute `send-site` does. */
  readonly sendSite: boolean;
  readonly only: readonly Service[];
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  /** A mailbox to sign up. */
  readonly email: string | undefined;
  /** The token of the confirmation mail that came to the mailbox. */
  readonly token: string | undefined;
  /** A customer to log in. */
  readonly customer: { readonly email: string; readonly password: string } | undefined;
  /** The value of the `StaffAuthToken` cookie of a session, which is logged out in the end. */
  readonly staffToken: string | undefined;
}
