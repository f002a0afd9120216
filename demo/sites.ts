import type { Site } from '../src/embed/market/sites.ts';
import csCZ from './shops/cs-CZ.json' with { type: 'json' };
import deAT from './shops/de-AT.json' with { type: 'json' };
import deCH from './shops/de-CH.json' with { type: 'json' };
import deDE from './shops/de-DE.json' with { type: 'json' };
import frCH from './shops/fr-CH.json' with { type: 'json' };
import huHU from './shops/hu-HU.json' with { type: 'json' };
import plPL from './shops/pl-PL.json' with { type: 'json' };
import skSK from './shops/sk-SK.json' with { type: 'json' };
import trTR from './shops/tr-TR.json' with { type: 'json' };

/** What the invented shop gives to the tags, as any shop does. */
interface DataOfTags {
  /** As in `data-content`: what the shop alone can say in its footer, over the built-in content: such as its seals. */
  readonly content: Readonly<Record<string, unknown>>;
  /** As in `data-texts`. */
  readonly texts: {
    readonly 'shop.name': string;
    /** Who runs the shop, with its legal form. */
    readonly 'shop.company': string;
    readonly 'shop.goods': string;
    /** None where the built-in text has all the terms. */
    readonly 'newsletter.voucherTerms'?: string;
  };
}

/** What only the demo needs. German is the reference. `{{names}}` and `{places}` are filled in when a text is shown. */
type DataOfDemo = typeof deDE.demo;

export type DemoSite = DataOfTags & DataOfDemo;

/** What the invented shop says in each site. */
export const DEMO_SITES: Readonly<Record<Site, DemoSite>> = {
  DE: readShop(deDE),
  AT: readShop(deAT),
  CH: readShop(deCH),
  CH_FR: readShop(frCH),
  PL: readShop(plPL),
  CZ: readShop(csCZ),
  HU: readShop(huHU),
  SK: readShop(skSK),
  TR: readShop(trTR),
};

function readShop({ demo, ...ofTags }: DataOfTags & { readonly demo: DataOfDemo }): DemoSite {
  return { ...ofTags, ...demo };
}
