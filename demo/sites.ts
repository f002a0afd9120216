import type { Site } from '../src/embed/market/sites.ts';
import type { DemoSite } from './demo-site.ts';
import { de } from './sites/de.ts';
import { at } from './sites/at.ts';
import { ch } from './sites/ch.ts';
import { chFr } from './sites/ch-fr.ts';
import { pl } from './sites/pl.ts';
import { cz } from './sites/cz.ts';
import { hu } from './sites/hu.ts';
import { sk } from './sites/sk.ts';
import { tr } from './sites/tr.ts';

/** What the demo says in each site. A new site takes one line here. */
export const DEMO_SITES: Readonly<Record<Site, DemoSite>> = {
  DE: de,
  AT: at,
  CH: ch,
  CH_FR: chFr,
  PL: pl,
  CZ: cz,
  HU: hu,
  SK: sk,
  TR: tr,
};
