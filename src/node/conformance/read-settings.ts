import { TIMEOUT } from '../../embed/api/request.ts';
import type { Misuse } from '../cli/command.ts';
import { readSite } from '../cli/site-option.ts';
import { type Service, SERVICES } from './documents.ts';
import { signUpBody } from './newsletter/sign-up-calls.ts';
import type { Settings } from './settings.ts';

/** The options of the command, as they were given. */
export interface GivenOptions {
  readonly site?: string;
  readonly 'api-key'?: string;
  readonly email?: string;
  readonly token?: string;
  readonly customer?: string;
  readonly password?: string;
  readonly 'staff-token'?: string;
  readonly origin?: string;
  readonly only?: string;
  readonly timeout?: string;
  readonly spa?: boolean;
  readonly 'send-site'?: boolean;
}

/** Reads the options, or says which of them cannot be right. */
export function readSettings(given: GivenOptions, addresses: readonly string[]): Settings | Misuse {
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    return { misuse: 'conformance needs one address, the origin of the services, such as https://shop.example.' };
  }
  const base = readOrigin(address);
  if (isMisuse(base)) return base;
  const page = given.origin === undefined ? base : readOrigin(given.origin);
  if (isMisuse(page)) return page;
  const site = readSite(given.site ?? 'DE');
  if (isMisuse(site)) return site;
  const only = readServices(given.only);
  if (isMisuse(only)) return only;
  const timeout = readTimeout(given.timeout);
  if (isMisuse(timeout)) return timeout;
  const customer = readCustomer(given);
  if (isMisuse(customer)) return customer;
  if (given.email !== undefined && signUpBody(site, given.email) === undefined) {
    return { misuse: `The form of ${site} refuses "${given.email}" as an address; give --email a mailbox of yours.` };
  }
  return {
    base,
    page,
    site,
    only,
    timeout,
    customer,
    apiKey: given['api-key'],
    email: given.email,
    token: given.token,
    staffToken: given['staff-token'],
    spa: given.spa === true,
    sendSite: given['send-site'] === true,
  };
}

function isMisuse(value: unknown): value is Misuse {
  return typeof value === 'object' && value !== null && 'misuse' in value;
}

function readOrigin(text: string): string | Misuse {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    return { misuse: `"${text}" is not an origin; write it in full, such as https://shop.example.` };
  }
  if (url.pathname === '/' && url.search === '') return url.origin;
  return { misuse: `"${text}" is more than an origin: the services are below /service/ of it. Write ${url.origin}.` };
}

function readServices(text: string | undefined): readonly Service[] | Misuse {
  if (text === undefined) return SERVICES;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SERVICES.some((service) => service === name));
  if (unknown !== undefined) return { misuse: `"${unknown}" is not a service; use some of ${SERVICES.join(',')}.` };
  return SERVICES.filter((service) => names.includes(service));
}

function readTimeout(text: string | undefined): number | Misuse {
  if (text === undefined) return TIMEOUT;
  const milliseconds = Number(text) * 1000;
  if (milliseconds > 0 && milliseconds <= TIMEOUT) return milliseconds;
  return {
    misuse: `--timeout takes seconds, up to ${TIMEOUT / 1000}, after which the script gives up; not "${text}".`,
  };
}

function readCustomer({ customer: email, password }: GivenOptions): Settings['customer'] | Misuse {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    return { misuse: '--customer and --password belong together: the address and the password of a test customer.' };
  }
  return { email, password };
}
