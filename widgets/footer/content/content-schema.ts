import { FLAG_NAMES } from '../../../src/embed/market/countries.ts';
import { APP_ICONS, GROUP_ICONS, NETWORK_ICONS } from '../icons/icon-names.ts';
import { LOGO_SOURCES } from './logo-sources.ts';
import { address, choice, flag, length, list, moment, object, text, type ValueOf } from './schema-nodes.ts';

/** The period in which an entry is shown. */
const VALIDITY = { validFrom: moment, validTo: moment };

const link = object({ url: address, text: text }, {});

const datedLink = object(link.required, VALIDITY);

const legalLink = object(link.required, { emphasis: flag, ...VALIDITY });

const source = { ...choice(LOGO_SOURCES, 'keep'), orPicture: true };

const group = object(
  {},
  {
    heading: object({}, { iconName: choice(GROUP_ICONS), link, text: text }),
    hideGroupInCheckout: flag,
    introductoryText: text,
    links: list(object({ link }, { hideInClassic: flag, ...VALIDITY })),
    images: list(object({ label: text, source }, { width: length, height: length, ...VALIDITY })),
    ...VALIDITY,
  },
);

function iconGroup<Key extends string, Name extends string>(key: Key, names: readonly Name[]) {
  const icon = object({ link }, { iconName: choice(names, 'drop-owner'), source, ...VALIDITY });
  const icons = { [key]: list(icon) } as Record<Key, ReturnType<typeof list<typeof icon>>>;
  return object({}, { heading: text, ...icons });
}

/** The content of a footer. Every part is optional. */
export const CONTENT_SCHEMA = object(
  {},
  {
    headline: text,
    teaser: object({}, { groups: list(group, true) }),
    seo: object({}, { heading: text, columns: list(object({}, { links: list(datedLink) })) }),
    socialMedia: iconGroup('socialMediaIcons', NETWORK_ICONS),
    appReferences: iconGroup('appIcons', APP_ICONS),
    legalLinks: list(legalLink),
    viewChanger: object({}, { toMobile: link, toDesktop: link }),
    salesTax: object({}, { textBeforeLink: text, link, textAfterLink: text }),
    qualityLogos: object(
      {},
      {
        heading: text,
        logos: list(
          object(
            {
              image: object({ label: text, source }, { width: length, height: length }),
            },
            { link, ...VALIDITY },
          ),
        ),
      },
    ),
    countries: list(object({ label: text, code: text }, { href: address, flag: choice(FLAG_NAMES), selected: flag })),
  },
);

export type FooterContent = ValueOf<typeof CONTENT_SCHEMA>;
export type Link = ValueOf<typeof link>;
export type LegalLink = ValueOf<typeof legalLink>;
export type Group = ValueOf<typeof group>;
export type GroupLink = NonNullable<Group['links']>[number];
export type LogoImage = NonNullable<Group['images']>[number];
export type QualityLogo = NonNullable<NonNullable<FooterContent['qualityLogos']>['logos']>[number];
export type CountryEntry = NonNullable<FooterContent['countries']>[number];
export type Validity = Pick<LegalLink, keyof typeof VALIDITY>;
