import { de } from './sites/de.ts';
import { at } from './sites/at.ts';
import { ch } from './sites/ch.ts';
import { chFr } from './sites/ch-fr.ts';
import { pl } from './sites/pl.ts';
import { cz } from './sites/cz.ts';
import { hu } from './sites/hu.ts';
import { sk } from './sites/sk.ts';
import { tr } from './sites/tr.ts';

/** The country sites, in the order of the country selector. `CH` speaks German, `CH_FR` French. */
export const SITE_FACTS = [de, at, ch, chFr, pl, cz, hu, sk, tr] as const;
