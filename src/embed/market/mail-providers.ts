import type { Site } from './sites.ts';

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

const GERMAN = [
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'yahoo.de',
  'arcor.de',
  'outlook.de',
  'gmx.net',
  'hotmail.de',
  'live.de',
  'online.de',
] as const;

const SWISS = ['bluewin.ch', 'hispeed.ch', 'sunrise.ch', 'hotmail.ch', 'outlook.ch'] as const;

/**
 * Mail domains that are common in a country, besides those that are common everywhere, for the hint at a mistyped one. Those
 * of fewer than seven letters, such as `wp.pl` and `op.pl`, are similar without being mistyped, and are left out. Apart from
 * the sites: only a sign-up that is mounted needs them.
 */
const NATIONAL = {
  DE: GERMAN,
  AT: ['chello.at', 'outlook.at', 'live.at', 'liwest.at', 'drei.at', ...GERMAN],
  CH: [...SWISS, ...GERMAN],
  CH_FR: [...SWISS, 'gmx.net', 'orange.fr', 'yahoo.fr', 'hotmail.fr', 'laposte.net', 'free.fr'],
  PL: ['onet.pl', 'interia.pl', 'gazeta.pl', 'poczta.onet.pl', 'tlen.pl'],
  CZ: ['seznam.cz', 'email.cz', 'centrum.cz', 'volny.cz', 'post.cz', 'atlas.cz', 'tiscali.cz'],
  HU: ['freemail.hu', 'citromail.hu', 't-online.hu', 'upcmail.hu', 'indamail.hu', 'vipmail.hu'],
  SK: ['azet.sk', 'zoznam.sk', 'centrum.sk', 'post.sk', 'pobox.sk', 'seznam.cz'],
  TR: ['hotmail.com.tr', 'yahoo.com.tr', 'mynet.com', 'windowslive.com', 'outlook.com.tr', 'yandex.com'],
} as const satisfies Readonly<Record<Site, readonly string[]>>;

/** Providers whose names are one typing error away from a likely one: their customers get no hint. */
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

const ALL: ReadonlySet<string> = new Set([...INTERNATIONAL, ...Object.values(NATIONAL).flat(), ...LOOK_ALIKES]);

/** Whether a domain, in lower case, is that of a mail provider which is known in any market. */
export function isMailProvider(domain: string): boolean {
  return ALL.has(domain);
}

/** The mail domains that people of a market are likely to have, for the hint at a mistyped one. */
export function mailProviders(site: Site): readonly string[] {
  return [...INTERNATIONAL, ...NATIONAL[site]];
}
