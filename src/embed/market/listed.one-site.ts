import { ONLY_SITE } from '../build-constants.ts';
import type * as all from './listed.ts';

/** What stands in place of listed.ts in the scripts of one site. */
export const LISTED = [ONLY_SITE.facts];

export const SUMMARISED = ONLY_SITE.sites as typeof all.SUMMARISED;

export const LISTED_NOTE = ONLY_SITE.note;
