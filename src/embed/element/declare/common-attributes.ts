import { ONLY_SITE } from '../../build-constants.ts';
import { SITE_FACTS } from '../../market/site-facts.ts';
import { DEFAULT_SITE, LOCALES, localeOf, type Site, SITES } from '../../market/sites.ts';
import { currentPlatform, PLATFORMS } from '../../page/platform.ts';
import { type AttributeValues, choice, origin, text, tokens } from './attributes.ts';
import { pageOrigin } from '../../page/origin.ts';
import { scriptOrigin } from '../../page/script-tag.ts';

const CODES = choice(
  SITE_FACTS.map(({ code }) => code),
  DEFAULT_SITE,
);
const LANGUAGES = choice(LOCALES, localeOf(DEFAULT_SITE));

/** A site by its code, or by the language tag of its texts: `fr-CH`. */
export function siteNamed(raw = ''): Site | undefined {
  const locale = LANGUAGES.parse(raw);
  return CODES.parse(raw) ?? SITE_FACTS.find((each) => each.locale === locale)?.code;
}

/** The attributes that every tag has. */
export const COMMON_ATTRIBUTES = {
  site: {
    ...choice(SITES, DEFAULT_SITE),
    parse: (raw: string) => SITES.find((site) => site === siteNamed(raw)),
    allowed:
      SITES.join(', ') +
      (ONLY_SITE && `. These are the modules of ${ONLY_SITE} alone; shop-widgets.js is the script of all sites`),
  },
  platform: {
    ...choice(PLATFORMS, 'CLASSIC'),
    defaultValue: currentPlatform,
    changesMarkup: false,
  },
  'service-base': {
    ...origin(() => pageOrigin(scriptOrigin())),
    forPage: true,
    changesMarkup: false,
  },
  'api-key': { ...text(''), forPage: true, changesMarkup: false },
} as const;

/** What a page leaves out of its layout: for the footer and the layout, which may not import each other. */
export const PAGE_HEADER_ATTRIBUTE = tokens(['NO_FOOTER', 'NO_HEADER']);

/** Whether the service of the A/B tests is called. It sets a cookie, so a page may have to ask the visitor first. */
export const SESSION_ATTRIBUTES = {
  // A mistyped `consent` must not set a cookie.
  'ab-tests': {
    ...choice(['on', 'off', 'consent'], 'on'),
    ifUnknown: 'off',
    forPage: true,
    fromPlaceholders: false,
    changesMarkup: false,
  },
} as const;

/** The values that every tag has. */
export type CommonValues = AttributeValues<typeof COMMON_ATTRIBUTES>;
