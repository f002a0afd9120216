import { DEFAULT_SITE, type Locale, localeOf, SITES } from '../../market/sites.ts';
import { pageOrigin } from '../../page/origin.ts';
import { currentPlatform, PLATFORMS, subscribeToPlatform } from '../../page/platform.ts';
import { type AttributeValues, choice, origin, text } from './attributes.ts';
import { scriptOrigin } from './script-tag.ts';

/** The attributes that every tag has. */
export const COMMON_ATTRIBUTES = {
  site: choice(
    SITES,
    DEFAULT_SITE,
    'The country site: decides texts, fields, rules and links. The language comes from here, never from the page.',
  ),
  platform: choice(
    PLATFORMS,
    {
      value: currentPlatform,
      subscribe: subscribeToPlatform,
      text: 'from the viewport’s width: below 768 MATCH, below 1280 TABLET, else CLASSIC',
    },
    'The layout. Left out, it follows the width of the window.',
  ),
  'service-base': {
    ...origin(
      { value: () => pageOrigin(scriptOrigin()), text: 'the page’s origin' },
      'Where the services are: the origin before `/service/…`, logo images included. A tag may name the page’s own, the script’s and those that the script tag names.',
    ),
    forPage: true,
  },
  'api-key': {
    ...text('', 'The fixed key of the service calls, sent as `X-Api-Key`; no header when absent.'),
    forPage: true,
  },
} as const;

/** The values that every tag has. */
export type CommonValues = AttributeValues<typeof COMMON_ATTRIBUTES>;

/** The language and country in which a tag shows its texts. */
export function localeFor({ site }: CommonValues): Locale {
  return localeOf(site);
}
