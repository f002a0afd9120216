import { ONLY_SITE } from '../build-constants.ts';
import type * as all from './locales.ts';

/** What stands in place of locales.ts in the scripts of one site: the texts of its locale alone. */
export const LOCALE_TEXTS = ONLY_SITE.texts as typeof all.LOCALE_TEXTS;
