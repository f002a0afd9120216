import deDE from '../../../locales/de-DE.json' with { type: 'json' };
import deAT from '../../../locales/de-AT.json' with { type: 'json' };
import deCH from '../../../locales/de-CH.json' with { type: 'json' };
import frCH from '../../../locales/fr-CH.json' with { type: 'json' };
import plPL from '../../../locales/pl-PL.json' with { type: 'json' };
import csCZ from '../../../locales/cs-CZ.json' with { type: 'json' };
import huHU from '../../../locales/hu-HU.json' with { type: 'json' };
import skSK from '../../../locales/sk-SK.json' with { type: 'json' };
import trTR from '../../../locales/tr-TR.json' with { type: 'json' };
import deDEUi from '../../../locales/ui/de-DE.json' with { type: 'json' };
import deATUi from '../../../locales/ui/de-AT.json' with { type: 'json' };
import deCHUi from '../../../locales/ui/de-CH.json' with { type: 'json' };
import frCHUi from '../../../locales/ui/fr-CH.json' with { type: 'json' };
import plPLUi from '../../../locales/ui/pl-PL.json' with { type: 'json' };
import csCZUi from '../../../locales/ui/cs-CZ.json' with { type: 'json' };
import huHUUi from '../../../locales/ui/hu-HU.json' with { type: 'json' };
import skSKUi from '../../../locales/ui/sk-SK.json' with { type: 'json' };
import trTRUi from '../../../locales/ui/tr-TR.json' with { type: 'json' };
import type { Locale } from '../market/sites.ts';

/** The key of a text, by its place: `newsletter.email.required`. */
export type TextKey = keyof typeof deDE;

/** Every text of the tags, by its key. */
export type Texts = Readonly<Record<TextKey, string>>;

// A new site takes one line in each of the two lists, which are two so that a bundle contains only what it reads. In the
// modules of one site, the texts of the others are `undefined` (src/build/modules.ts).

/** The texts of the tags, by locale. German is the reference: the others have the same keys. */
export const LOCALE_TEXTS: Readonly<Record<Locale, Texts>> = {
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

/** The texts of the interface elements that no tag shows, by locale. */
export const LOCALE_UI_TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof deDEUi, string>>>> = {
  'de-DE': deDEUi,
  'de-AT': deATUi,
  'de-CH': deCHUi,
  'fr-CH': frCHUi,
  'pl-PL': plPLUi,
  'cs-CZ': csCZUi,
  'hu-HU': huHUUi,
  'sk-SK': skSKUi,
  'tr-TR': trTRUi,
};
