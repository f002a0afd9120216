import { LISTED } from './listed.ts';
import { factsOf, type Site } from './sites.ts';

/** Mail providers that people of every market use. */
const INTERNATIONAL = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'live.com',
  'msn.com',
  'proton.me',
  'protonmail.com',
] as const;

/** Providers that are one slip away from a likely one, so that their customers are not told that they have mistyped. */
const LOOK_ALIKES = [
  'mailo.com',
  'mail.com',
  'o2mail.de',
  'ymail.com',
  'mail.de',
  'outlook.cz',
  'email.com',
  'protonmail.ch',
];

const ALL: ReadonlySet<string> = new Set([
  ...INTERNATIONAL,
  ...LISTED.flatMap<string>((site) => site.mailProviders),
  ...LOOK_ALIKES,
]);

/** Whether a domain, in lower case, is that of a mail provider which is known in any market. */
export function isMailProvider(domain: string): boolean {
  return ALL.has(domain);
}

/** The mail domains that people of a market are likely to have, for the hint at a mistyped one. */
export function mailProviders(site: Site): readonly string[] {
  return [...INTERNATIONAL, ...factsOf(site).mailProviders];
}
