import type { Site } from '../../../src/embed/market/sites.ts';
import type { FooterContent } from './content-schema.ts';
import csCZ from './cs-CZ.json' with { type: 'json' };
import deAT from './de-AT.json' with { type: 'json' };
import deCH from './de-CH.json' with { type: 'json' };
import deDE from './de-DE.json' with { type: 'json' };
import frCH from './fr-CH.json' with { type: 'json' };
import huHU from './hu-HU.json' with { type: 'json' };
import plPL from './pl-PL.json' with { type: 'json' };
import skSK from './sk-SK.json' with { type: 'json' };
import trTR from './tr-TR.json' with { type: 'json' };

// In the modules of one site, the content of the others is `undefined` (src/build/modules.ts).

/** What the footer of each site says. A new site takes one line here. */
const CONTENT = {
  DE: deDE,
  AT: deAT,
  CH: deCH,
  CH_FR: frCH,
  PL: plPL,
  CZ: csCZ,
  HU: huHU,
  SK: skSK,
  TR: trTR,
} satisfies Readonly<Record<Site, unknown>>;

/** The built-in content of a site: complete, and held to the schema by a test. */
export function builtInContent(site: Site): FooterContent {
  return CONTENT[site] as FooterContent;
}
