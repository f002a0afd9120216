import { parse } from 'yaml';
import { LOGO_SOURCES, logoFile } from '../../../widgets/footer/content/logo-sources.ts';
import source from '../../embed/api/conformance.yaml?raw';
import type { Service } from './documents.ts';

type LoginCookie = 'LoginToken' | 'LongTermToken';

/** A request that no client of the tags sends. */
export interface Sending {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `omit`: without the cookies of the calls before. */
  readonly credentials?: RequestCredentials;
  /** The content type of the body; JSON by default, none if it is empty. */
  readonly type?: string;
  readonly body?: unknown;
  /** The body as it is sent, instead of `body`. */
  readonly text?: string;
  /** The body is sent in two pieces, cut inside its first letter of two bytes, and without its length. */
  readonly isCut?: true;
  /** How many bytes the body has, with spaces at its end. */
  readonly fill?: number;
  /** The origin of the page; by default that of the shop's. */
  readonly origin?: string;
  /** Where the page is that sends it, as a browser says. */
  readonly from?: 'cross-site' | 'same-origin';
  readonly mode?: RequestMode;
}

/** One call of a service, and the answer that is right. The YAML file says what each field means. */
export interface Call {
  readonly service: Service;
  readonly tags: readonly string[];
  readonly optional?: true;
  readonly relies?: 'refusal' | 'status' | 'body' | 'safety';
  readonly why?: string;
  readonly what: string;
  readonly needs: readonly Need[];
  readonly look?: string;
  readonly limited?: true;
  readonly as?: 'staff';
  readonly cookie?: LoginCookie;
  readonly forged?: LoginCookie;
  readonly lists?: 'now' | 'ahead' | 'past';
  readonly test?: 'test' | 'newTest' | 'coming';
  readonly client?: string;
  readonly with?: readonly unknown[];
  readonly send?: Sending;
  readonly status: readonly number[];
  readonly problem?: string;
  readonly personal?: true;
  readonly clock?: true;
  readonly cookies?: readonly LoginCookie[];
  readonly state?: string | null;
  readonly shows?: Readonly<Record<string, unknown>>;
  readonly same?: true;
  readonly like?: string;
  readonly consents?: readonly string[];
  readonly mails?: true;
  readonly timing?: true;
  readonly own?: true;
  readonly accepts?: true;
  readonly foreign?: true;
  readonly unjudged?: true;
  readonly unconfirmed?: true;
  readonly deletes?: true;
  readonly times?: number;
  readonly routes?: readonly Route[];
}

/** A call of the shop's own pages, which not every service has. */
export type Route = 'read' | 'confirm' | 'change';

export const NEEDS = {
  email: '--email, a mailbox of yours: it receives the confirmation mail',
  limit: '--limit and --email: signs up until there are too many, so that the next check has to wait',
  token: '--token, from the link in a confirmation mail that nobody has opened',
  customer: '--customer and --password, of a test customer',
  staffCookie: '--staff-cookie, of a staff session that may be logged out',
};

type Need = keyof typeof NEEDS;

type Group = Partial<Call> & { readonly calls: ReadonlyArray<Partial<Call>> };

/** Every call, in the order in which it is made. */
export const CALLS: readonly Call[] = (parse(source) as readonly Group[]).flatMap(({ calls, ...common }) =>
  calls.flatMap((own) => perLogo({ needs: [], ...common, ...own } as unknown as Call)),
);

function perLogo(call: Call): readonly Call[] {
  if (!call.what.includes('{logo}')) return [call];
  const files = LOGO_SOURCES.flatMap((logo) => logoFile(logo) ?? []);
  return files.map((file) => JSON.parse(JSON.stringify(call).replaceAll('{logo}', file)) as Call);
}
