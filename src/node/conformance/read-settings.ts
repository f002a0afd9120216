import { TIMEOUT } from '../../embed/api/request.ts';
import { type Machine, Misuse, type Values } from '../cli/command.ts';
import { readSite } from '../cli/site-option.ts';
import { type Service, SERVICES } from './documents.ts';
import { signUpBody } from './newsletter/sign-up-calls.ts';
import type { Settings } from './settings.ts';

/** The options of the command. */
export const OPTIONS = {
  site: { type: 'string' },
  origin: { type: 'string' },
  'api-key': { type: 'string' },
  'send-site': { type: 'boolean' },
  spa: { type: 'boolean' },
  email: { type: 'string' },
  token: { type: 'string' },
  customer: { type: 'string' },
  password: { type: 'string' },
  'staff-token': { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type GivenOptions = Values<typeof OPTIONS>;

/** The options that other users of the machine must not read in its list of processes. */
const SECRETS = ['password', 'token', 'staff-token', 'api-key'] as const;

const variableOf = (option: string): string => `SHOP_WIDGETS_${option.toUpperCase().replace('-', '_')}`;

/** The environment variables that stand for those options. */
export const SECRET_VARIABLES: readonly string[] = SECRETS.map(variableOf);

/**
 * Reads the options.
 *
 * @param environment the variables that a secret is read from if its option is missing
 * @throws {Misuse} if one of them cannot be right
 */
export function readSettings(
  options: GivenOptions,
  addresses: readonly string[],
  environment: Machine['environment'],
): Settings {
  const secrets = SECRETS.map((name) => [name, environment[variableOf(name)]] as const).filter(([, secret]) => secret);
  const given = { ...(Object.fromEntries(secrets) as GivenOptions), ...options };
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    throw new Misuse('conformance needs one address, the origin of the services, such as https://shop.example.');
  }
  const base = readOrigin(address);
  const site = readSite(given.site ?? 'DE');
  if (given.email !== undefined && signUpBody(site, given.email) === undefined) {
    throw new Misuse(`The form of ${site} refuses the address "${given.email}"; set --email to a mailbox of yours.`);
  }
  return {
    base,
    page: given.origin === undefined ? base : readOrigin(given.origin),
    site,
    only: readServices(given.only),
    timeout: readTimeout(given.timeout),
    customer: readCustomer(given),
    apiKey: given['api-key'],
    email: given.email,
    token: given.token,
    staffToken: given['staff-token'],
    spa: given.spa === true,
    sendSite: given['send-site'] === true,
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Misuse(`"${text}" is not an origin; write it in full, such as https://shop.example.`);
  }
  if (url.pathname === '/' && url.search === '') return url.origin;
  throw new Misuse(`"${text}" is more than an origin: the command adds /service/ to it. Write ${url.origin}.`);
}

function readServices(text: string | undefined): readonly Service[] {
  if (text === undefined) return SERVICES;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SERVICES.some((service) => service === name));
  if (unknown !== undefined) throw new Misuse(`"${unknown}" is not a service; use some of ${SERVICES.join(',')}.`);
  return SERVICES.filter((service) => names.includes(service));
}

function readTimeout(text: string | undefined): number {
  if (text === undefined) return TIMEOUT;
  const milliseconds = Number(text) * 1000;
  if (milliseconds > 0 && milliseconds <= TIMEOUT) return milliseconds;
  throw new Misuse(
    `--timeout takes at most ${TIMEOUT / 1000} seconds, after which the script gives up, not "${text}".`,
  );
}

function readCustomer({ customer: email, password }: GivenOptions): Settings['customer'] {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new Misuse('--customer and --password must both be given: the address and the password of a test customer.');
  }
  return { email, password };
}
