import { DEFAULT_SITE, type Locale, localeOf, ONLY_SITE_NOTE, SITES } from '../../market/sites.ts';
import { currentPlatform, PLATFORMS, subscribeToPlatform } from '../../page/platform.ts';
import { type AttributeValues, choice, origin, text } from './attributes.ts';
import { pageOrigin } from './origin.ts';
import { scriptOrigin } from './script-tag.ts';

/** The attributes that every tag has. */
export const COMMON_ATTRIBUTES = {
  site: {
    ...choice(
      SITES,
      DEFAULT_SITE,
      'The country site: determines language, texts, fields, rules and links. The page’s `lang` has no effect.',
    ),
    allowed: SITES.join(', ') + ONLY_SITE_NOTE,
  },
  platform: choice(
    PLATFORMS,
    {
      value: currentPlatform,
      subscribe: subscribeToPlatform,
      text: 'from the viewport’s width: below 768 MATCH, below 1280 TABLET, else CLASSIC',
    },
    'The layout.',
  ),
  'service-base': {
    ...origin(
      { value: () => pageOrigin(scriptOrigin()), text: 'the page’s origin' },
      'Origin of the services, including logo images: what precedes `/service/…`. A tag may name the origin of the page, that of the script and those listed on the script tag.',
    ),
    forPage: true,
  },
  'api-key': {
    ...text('', 'Key for the services, sent as the header `X-Api-Key`. Without it, the header is not sent.'),
    forPage: true,
  },
} as const;

/** The values that every tag has. */
export type CommonValues = AttributeValues<typeof COMMON_ATTRIBUTES>;

/** The language and country in which a tag shows its texts. */
export function localeFor({ site }: CommonValues): Locale {
  return localeOf(site);
}
