import { de } from './sites/de.ts';
import { at } from './sites/at.ts';
import { ch } from './sites/ch.ts';
import { chFr } from './sites/ch-fr.ts';
import { pl } from './sites/pl.ts';
import { cz } from './sites/cz.ts';
import { hu } from './sites/hu.ts';
import { sk } from './sites/sk.ts';
import { tr } from './sites/tr.ts';

// In the scripts of one site, the build puts listed.one-site.ts in place of this file (src/build/one-site.ts).

/**
 * The country sites of this script, in the order of the country selector. `CH` speaks German, `CH_FR` French. A tag that
 * names no site is of the first one.
 */
export const LISTED = [de, at, ch, chFr, pl, cz, hu, sk, tr] as const;

/** The sites of which the script needs no more than a summary: all of them, even those whose texts it does not have. */
export const SUMMARISED: ReadonlyArray<(typeof LISTED)[number]> = [...LISTED];

/** Goes on with the warning of an unknown site, in a script that has one site alone. */
export const LISTED_NOTE: string = '';
