import csCZ from '../../locales/cs-CZ.json' with { type: 'json' };
import deAT from '../../locales/de-AT.json' with { type: 'json' };
import deCH from '../../locales/de-CH.json' with { type: 'json' };
import deDE from '../../locales/de-DE.json' with { type: 'json' };
import frCH from '../../locales/fr-CH.json' with { type: 'json' };
import huHU from '../../locales/hu-HU.json' with { type: 'json' };
import plPL from '../../locales/pl-PL.json' with { type: 'json' };
import skSK from '../../locales/sk-SK.json' with { type: 'json' };
import trTR from '../../locales/tr-TR.json' with { type: 'json' };
import csCZUi from '../../locales/ui/cs-CZ.json' with { type: 'json' };
import deATUi from '../../locales/ui/de-AT.json' with { type: 'json' };
import deCHUi from '../../locales/ui/de-CH.json' with { type: 'json' };
import deDEUi from '../../locales/ui/de-DE.json' with { type: 'json' };
import frCHUi from '../../locales/ui/fr-CH.json' with { type: 'json' };
import huHUUi from '../../locales/ui/hu-HU.json' with { type: 'json' };
import plPLUi from '../../locales/ui/pl-PL.json' with { type: 'json' };
import skSKUi from '../../locales/ui/sk-SK.json' with { type: 'json' };
import trTRUi from '../../locales/ui/tr-TR.json' with { type: 'json' };
import type { Locale } from '../market/sites.ts';
import { labelsOf, type UiLabels } from './ui-labels.ts';

/** The labels of every locale. No tag imports this module, so most of these texts are not part of the script. */
export const UI_LABELS: Readonly<Record<Locale, UiLabels>> = {
  'de-DE': labelsOf('de-DE', { ...deDE, ...deDEUi }),
  'de-AT': labelsOf('de-AT', { ...deAT, ...deATUi }),
  'de-CH': labelsOf('de-CH', { ...deCH, ...deCHUi }),
  'fr-CH': labelsOf('fr-CH', { ...frCH, ...frCHUi }),
  'cs-CZ': labelsOf('cs-CZ', { ...csCZ, ...csCZUi }),
  'hu-HU': labelsOf('hu-HU', { ...huHU, ...huHUUi }),
  'sk-SK': labelsOf('sk-SK', { ...skSK, ...skSKUi }),
  'tr-TR': labelsOf('tr-TR', { ...trTR, ...trTRUi }),
  'pl-PL': labelsOf('pl-PL', { ...plPL, ...plPLUi }),
};
