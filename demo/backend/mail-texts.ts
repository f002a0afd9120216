import type { Locale } from '../../src/api/openapi/newsletter.types.ts';
import csCZ from './mails/cs-CZ.json' with { type: 'json' };
import deAT from './mails/de-AT.json' with { type: 'json' };
import deCH from './mails/de-CH.json' with { type: 'json' };
import deDE from './mails/de-DE.json' with { type: 'json' };
import frCH from './mails/fr-CH.json' with { type: 'json' };
import huHU from './mails/hu-HU.json' with { type: 'json' };
import plPL from './mails/pl-PL.json' with { type: 'json' };
import skSK from './mails/sk-SK.json' with { type: 'json' };
import trTR from './mails/tr-TR.json' with { type: 'json' };

/** What a market's confirmation mail and confirmation page say. */
export type MailTexts = Record<keyof typeof deDE, string>;

export const MAIL_TEXTS: Record<Locale, MailTexts> = {
  'de-DE': deDE,
  'de-AT': deAT,
  'de-CH': deCH,
  'fr-CH': frCH,
  'pl-PL': plPL,
  'cs-CZ': csCZ,
  'hu-HU': huHU,
  'sk-SK': skSK,
  'tr-TR': trTR,
};
