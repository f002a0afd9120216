import { ONLY_SITE } from '../../build-constants.ts';
import { DEFAULT_SITE, SITES } from '../../market/sites.ts';
import { currentPlatform, PLATFORMS, subscribeToPlatform } from '../../page/platform.ts';
import { type AttributeValues, choice, origin, text } from './attributes.ts';
import { pageOrigin } from '../../page/origin.ts';
import { scriptOrigin } from '../../page/script-tag.ts';

/** The attributes that every tag has. */
export const COMMON_ATTRIBUTES = {
  site: {
    ...choice(SITES, DEFAULT_SITE),
    allowed:
      SITES.join(', ') +
      (ONLY_SITE && `. These are the modules of ${ONLY_SITE} alone; shop-widgets.js is the script of all sites`),
  },
  platform: { ...choice(PLATFORMS, 'CLASSIC'), defaultValue: currentPlatform, subscribe: subscribeToPlatform },
  'service-base': {
    ...origin(() => pageOrigin(scriptOrigin())),
    forPage: true,
  },
  'api-key': { ...text(''), forPage: true },
} as const;

/** The values that every tag has. */
export type CommonValues = AttributeValues<typeof COMMON_ATTRIBUTES>;
