import { FLAG_NAMES } from '../../../src/embed/market/countries.ts';
import { APP_ICONS, GROUP_ICONS, NETWORK_ICONS } from '../icons/icon-names.ts';
import { LOGO_SIZE, LOGO_SOURCES } from './logo-sources.ts';
import { address, choice, flag, length, list, moment, object, text, type ValueOf } from './schema-nodes.ts';

/** The period in which an entry is shown. */
const VALIDITY = {
  validFrom: moment('First day or minute in the site’s time zone: 2026-12-01 or 2026-12-01T08:00.'),
  validTo: moment('Last day (inclusive), or the minute at which the entry disappears (exclusive).'),
};

const link = object(
  'A link.',
  {
    url: address('Target: a path of the site such as /contact, https://…, mailto:… or tel:….'),
    text: text('Text of the link.'),
  },
  {},
);

const datedLink = object('A link.', link.required, VALIDITY);

const legalLink = object('A legal page.', link.required, {
  emphasis: flag('Highlights the link, as the law requires for the function to withdraw from a contract.'),
  ...VALIDITY,
});

const source = choice(LOGO_SOURCES, 'Image of the logo service.', 'keep');

const group = object(
  'A group of links, such as shipping.',
  {},
  {
    heading: object(
      'The heading of the group.',
      {},
      {
        iconName: choice(GROUP_ICONS, 'Icon before the heading.'),
        link: object(link.doc, link.required, {}),
        text: text('Text of a heading that is not a link.'),
      },
    ),
    hideGroupInCheckout: flag('Hides the group in the checkout.'),
    introductoryText: text('A sentence below the heading.'),
    links: list(
      object(
        'A line of the group.',
        { link },
        { hideInClassic: flag('Shows the link in the mobile layouts only, as for overview pages.'), ...VALIDITY },
      ),
      'The links of the group.',
    ),
    images: list(
      object('A logo.', { label: text('Name of the logo, for screen readers.'), source }, VALIDITY),
      'Logos of payment or delivery, shown in the row above the groups.',
    ),
    ...VALIDITY,
  },
);

function iconGroup<Key extends string, Name extends string>(
  key: Key,
  names: readonly Name[],
  docs: { readonly group: string; readonly list: string },
) {
  const iconName = choice(names, 'Icon. Without one, the text is shown.', 'drop-owner');
  const icon = object('An icon that is a link.', { link }, { iconName, ...VALIDITY });
  const icons = { [key]: list(icon, docs.list) } as Record<Key, ReturnType<typeof list<typeof icon>>>;
  return object(docs.group, {}, { heading: text('The heading.'), ...icons });
}

/** The content of a footer. Every part is optional. */
export const CONTENT_SCHEMA = object(
  'The content of <shop-footer>. Objects are merged over the built-in content, arrays replace it, null removes.',
  {},
  {
    headline: text('The heading of the footer’s links.'),
    teaser: object('The groups of links.', {}, { groups: list(group, 'The groups, in order.') }),
    seo: object(
      'Popular categories.',
      {},
      {
        heading: text('The heading.'),
        columns: list(
          object('A column.', {}, { links: list(datedLink, 'The links of the column.') }),
          'The columns of links.',
        ),
      },
    ),
    socialMedia: iconGroup('socialMediaIcons', NETWORK_ICONS, {
      group: 'The shop’s pages in social networks.',
      list: 'The networks.',
    }),
    appReferences: iconGroup('appIcons', APP_ICONS, { group: 'The shop’s app.', list: 'The app stores.' }),
    legalLinks: list(legalLink, 'The legal pages. They must include those that the law requires.'),
    viewChanger: object(
      'Links that change the view.',
      {},
      {
        toMobile: object('Shown on CLASSIC.', link.required, {}),
        toDesktop: object('Shown in the mobile layouts.', link.required, {}),
      },
    ),
    salesTax: object(
      'The note on taxes and shipping costs.',
      {},
      {
        textBeforeLink: text('Text before the link.'),
        link,
        textAfterLink: text('Text after the link.'),
      },
    ),
    qualityLogos: object(
      'Seals and memberships.',
      {},
      {
        heading: text('The heading.'),
        logos: list(
          object(
            'A seal.',
            {
              image: object(
                'Image of the seal.',
                { label: text('Name of the seal, for screen readers.'), source },
                {
                  width: length(LOGO_SIZE, 'Width in pixels.'),
                  height: length(LOGO_SIZE, 'Height in pixels.'),
                },
              ),
            },
            { link: object(link.doc, link.required, {}), ...VALIDITY },
          ),
          'The seals, in order.',
        ),
      },
    ),
    countries: list(
      object(
        'A country of the selector.',
        {
          label: text('Name of the country in its own language.'),
          code: text('The site’s code, such as CH_FR.'),
          href: address('URL of the country’s shop.'),
        },
        {
          flag: choice(FLAG_NAMES, 'The flag.'),
          selected: flag('The country of this page. Default: the country of the site.'),
        },
      ),
      'The entries of the country selector.',
    ),
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
