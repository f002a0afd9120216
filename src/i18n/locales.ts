import csCZ from '../../locales/cs-CZ.json' with { type: 'json' };
import deAT from '../../locales/de-AT.json' with { type: 'json' };
import deCH from '../../locales/de-CH.json' with { type: 'json' };
import deDE from '../../locales/de-DE.json' with { type: 'json' };
import frCH from '../../locales/fr-CH.json' with { type: 'json' };
import huHU from '../../locales/hu-HU.json' with { type: 'json' };
import plPL from '../../locales/pl-PL.json' with { type: 'json' };
import skSK from '../../locales/sk-SK.json' with { type: 'json' };
import trTR from '../../locales/tr-TR.json' with { type: 'json' };
import type { Locale } from '../market/sites.ts';

/** Every text, by its key. German is the reference: the other locales hold the same keys, and a test holds them to it. */
export type Texts = Readonly<Record<keyof typeof deDE, string>>;

export type TextKey = keyof Texts;

/** The texts of every locale. The one place where locale files are read, so that a build can leave some out. */
export const LOCALE_TEXTS: Readonly<Record<Locale, Texts>> = {
  'de-DE': deDE,
  'de-AT': deAT,
  'de-CH': deCH,
  'fr-CH': frCH,
  'cs-CZ': csCZ,
  'hu-HU': huHU,
  'sk-SK': skSK,
  'tr-TR': trTR,
  'pl-PL': plPL,
};
