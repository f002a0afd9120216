import { DEFAULT_SITE, type Locale, localeOf, ONLY_SITE_NOTE, SITES } from '../../market/sites.ts';
import { currentPlatform, PLATFORMS, subscribeToPlatform } from '../../page/platform.ts';
import { type AttributeValues, choice, origin, text } from './attributes.ts';
import { pageOrigin } from './origin.ts';
import { scriptOrigin } from './script-tag.ts';

/** The attributes that every tag has. */
export const COMMON_ATTRIBUTES = {
  site: {
    ...choice(SITES, DEFAULT_SITE),
    allowed: SITES.join(', ') + ONLY_SITE_NOTE,
  },
  platform: choice(PLATFORMS, { value: currentPlatform, subscribe: subscribeToPlatform }),
  'service-base': {
    ...origin(() => pageOrigin(scriptOrigin())),
    forPage: true,
  },
  'api-key': { ...text(''), forPage: true },
} as const;

/** The values that every tag has. */
export type CommonValues = AttributeValues<typeof COMMON_ATTRIBUTES>;

/** The language and country in which a tag shows its texts. */
export function localeFor({ site }: CommonValues): Locale {
  return localeOf(site);
}
