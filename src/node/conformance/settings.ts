import { DECLARATIONS } from '../../../widgets/declarations.ts';
import { TIMEOUT } from '../../embed/api/request.ts';
import { type Machine, readSite, UsageError, type Values } from '../cli/command.ts';
import { SERVICES } from './documents.ts';
import { signUpBody } from './sign-up-body.ts';

export const OPTIONS = {
  site: { type: 'string', default: 'DE' },
  /** The origin of the pages that call the services; by default that of the services. */
  origin: { type: 'string' },
  'api-key': { type: 'string' },
  'send-site': { type: 'boolean', default: false },
  spa: { type: 'boolean', default: false },
  email: { type: 'string' },
  token: { type: 'string' },
  limit: { type: 'boolean', default: false },
  customer: { type: 'string' },
  password: { type: 'string' },
  'staff-cookie': { type: 'string' },
  only: { type: 'string', default: SERVICES.join(',') },
  /** The tags of the page, with commas; without it every call of the contract is made. */
  for: { type: 'string' },
  /** How long an answer may take, in seconds. */
  timeout: { type: 'string', default: String(TIMEOUT / 1000) },
  json: { type: 'boolean', default: false },
} as const;

const TAGS = Object.values(DECLARATIONS).map(({ tag }): string => tag);

/** What is looked at, and with which of the caller's own data. */
export type Settings = ReturnType<typeof readSettings>;

/** The options that other users of the machine must not read in its list of processes. */
const SECRETS = ['password', 'token', 'staff-cookie', 'api-key'] as const;

const variableOf = (option: string): string => `SHOP_WIDGETS_${option.toUpperCase().replace('-', '_')}`;

export const SECRET_VARIABLES: readonly string[] = SECRETS.map(variableOf);

/** Reads the options, and secrets that are none of them from the environment. */
export function readSettings(
  options: Values<typeof OPTIONS>,
  addresses: readonly string[],
  environment: Machine['environment'],
) {
  const secretOf = (name: (typeof SECRETS)[number]): string | undefined =>
    [options[name], environment[variableOf(name)]].find(Boolean);
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    throw new UsageError('conformance needs one address, the origin of the services, such as https://shop.example.');
  }
  const base = readOrigin(address);
  const password = secretOf('password');
  const site = readSite(options.site);
  const email: string | undefined = options.email;
  if (email !== undefined && signUpBody(site, email) === undefined) {
    throw new UsageError(`The form of ${site} refuses the address "${email}"; set --email to a mailbox of yours.`);
  }
  return {
    base,
    page: options.origin === undefined ? base : readOrigin(options.origin),
    site,
    only: readNames(options.only, SERVICES, 'service'),
    tags: options.for === undefined ? undefined : readNames(options.for, TAGS, 'tag'),
    timeout: readTimeout(options.timeout),
    customer: options.customer && password ? { email: options.customer, password } : undefined,
    apiKey: secretOf('api-key'),
    email,
    limit: email !== undefined && options.limit ? true : undefined,
    token: secretOf('token'),
    staffCookie: readStaffCookie(secretOf('staff-cookie')),
    spa: options.spa,
    sendSite: options['send-site'],
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError(`"${text}" is not an origin; write it in full, such as https://shop.example.`);
  }
  if (url.pathname === '/' && url.search === '') return url.origin;
  throw new UsageError(`"${text}" is more than an origin: the command adds /service/ to it. Write ${url.origin}.`);
}

/** Names with commas between them, in the order of those that are known. */
function readNames<Name extends string>(text: string, known: readonly Name[], kind: string): readonly Name[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown === undefined) return known.filter((name) => names.includes(name));
  throw new UsageError(`"${unknown}" is not a ${kind}; use some of ${known.join(',')}.`);
}

/** The cookie by which the tag knows that there is a session of staff. */
export const signalIn = (cookies = 'StaffAuthToken'): string | undefined =>
  /\b(?:Staff|Cobra)AuthToken\b/u.exec(cookies)?.[0];

function readStaffCookie(cookies: string | undefined): string | undefined {
  if (cookies === undefined || signalIn(cookies) !== undefined) return cookies;
  throw new UsageError(
    '--staff-cookie needs StaffAuthToken or CobraAuthToken: without one of them, the tag sends no request. Write "SESSION=…; StaffAuthToken=1".',
  );
}

/** @returns milliseconds */
function readTimeout(text: string): number {
  const milliseconds = Number(text) * 1000;
  if (milliseconds > 0 && milliseconds <= TIMEOUT) return milliseconds;
  throw new UsageError(
    `--timeout takes at most ${TIMEOUT / 1000} seconds, after which the script gives up, not "${text}".`,
  );
}
