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
  'me.com',
  'proton.me',
  'protonmail.com',
] as const;

const GERMAN = [
  'gmx.de',
  'web.de',
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
const SWISS = [
  'bluewin.ch',
  'gmx.ch',
  'hispeed.ch',
  'sunrise.ch',
  'hotmail.ch',
  'outlook.ch',
  'vtxnet.ch',
  'swissonline.ch',
] as const;

const BY_SITE: Readonly<Record<Site, readonly string[]>> = {
  DE: GERMAN,
  AT: ['gmx.at', 'aon.at', 'chello.at', 'a1.net', 'outlook.at', 'live.at', 'liwest.at', 'drei.at', ...GERMAN],
  CH: [...SWISS, ...GERMAN],
  CH_FR: [...SWISS, 'gmx.net', 'gmx.fr', 'orange.fr', 'yahoo.fr', 'hotmail.fr', 'laposte.net', 'free.fr'],
  PL: ['wp.pl', 'onet.pl', 'o2.pl', 'interia.pl', 'op.pl', 'gazeta.pl', 'vp.pl', 'poczta.onet.pl', 'tlen.pl'],
  CZ: ['seznam.cz', 'email.cz', 'centrum.cz', 'volny.cz', 'post.cz', 'atlas.cz', 'tiscali.cz'],
  HU: ['freemail.hu', 'citromail.hu', 't-online.hu', 'upcmail.hu', 'indamail.hu', 'vipmail.hu'],
  SK: ['azet.sk', 'zoznam.sk', 'centrum.sk', 'post.sk', 'pobox.sk', 'stonline.sk', 'seznam.cz'],
  TR: ['hotmail.com.tr', 'yahoo.com.tr', 'mynet.com', 'windowslive.com', 'outlook.com.tr', 'yandex.com'],
};

/** Providers that are one slip away from a likely one, so that their customers are not told that they have mistyped. */
const LOOK_ALIKES = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'aol.com', 'hotmail.co.uk', 'mail.de', 'onet.eu'];

const ALL: ReadonlySet<string> = new Set([...INTERNATIONAL, ...Object.values(BY_SITE).flat(), ...LOOK_ALIKES]);

/** Whether a domain, in lower case, is that of a mail provider which is known in any market. */
export function isMailProvider(domain: string): boolean {
  return ALL.has(domain);
}

/** The mail domains that people of a market are likely to have, for the hint at a mistyped one. */
export function mailProviders(site: Site): readonly string[] {
  return [...INTERNATIONAL, ...BY_SITE[site]];
}
