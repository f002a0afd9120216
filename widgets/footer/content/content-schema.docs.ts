import type { CONTENT_SCHEMA, Link, Validity } from './content-schema.ts';
import type { DocsOf } from './schema-nodes.ts';

const VALIDITY: Readonly<Record<keyof Validity, string>> = {
  validFrom: 'First day or minute in the site’s time zone: 2026-12-01 or 2026-12-01T08:00.',
  validTo: 'Last day (inclusive), or the minute at which the entry disappears (exclusive).',
};

const LINK_FIELDS: Readonly<Record<keyof Link, string>> = {
  url: 'Target: a path of the site such as /contact, https://…, mailto:… or tel:….',
  text: 'Text of the link.',
};

const link = { doc: 'A link.', below: LINK_FIELDS };

const source = 'Image of the logo service.';

const icon = {
  doc: 'An icon that is a link.',
  below: { link, iconName: 'Icon. Without one, the text is shown.', ...VALIDITY },
};

/** What editors read about each key of the content while they type. */
export const CONTENT_DOCS: DocsOf<typeof CONTENT_SCHEMA> = {
  doc: 'The content of <shop-footer>. Objects are merged over the built-in content, arrays replace it, null removes.',
  below: {
    headline: 'The heading of the footer’s links.',
    teaser: {
      doc: 'The groups of links.',
      below: {
        groups: {
          doc: 'The groups, in order.',
          below: {
            item: {
              doc: 'A group of links, such as shipping.',
              below: {
                heading: {
                  doc: 'The heading of the group.',
                  below: { iconName: 'Icon before the heading.', link, text: 'Text of a heading that is not a link.' },
                },
                hideGroupInCheckout: 'Hides the group in the checkout.',
                introductoryText: 'A sentence below the heading.',
                links: {
                  doc: 'The links of the group.',
                  below: {
                    item: {
                      doc: 'A line of the group.',
                      below: {
                        link,
                        hideInClassic: 'Shows the link in the mobile layouts only, as for overview pages.',
                        ...VALIDITY,
                      },
                    },
                  },
                },
                images: {
                  doc: 'Logos of payment or delivery, shown in the row above the groups.',
                  below: {
                    item: {
                      doc: 'A logo.',
                      below: { label: 'Name of the logo, for screen readers.', source, ...VALIDITY },
                    },
                  },
                },
                ...VALIDITY,
              },
            },
          },
        },
      },
    },
    seo: {
      doc: 'Popular categories.',
      below: {
        heading: 'The heading.',
        columns: {
          doc: 'The columns of links.',
          below: {
            item: {
              doc: 'A column.',
              below: {
                links: {
                  doc: 'The links of the column.',
                  below: { item: { doc: 'A link.', below: { ...LINK_FIELDS, ...VALIDITY } } },
                },
              },
            },
          },
        },
      },
    },
    socialMedia: {
      doc: 'The shop’s pages in social networks.',
      below: { heading: 'The heading.', socialMediaIcons: { doc: 'The networks.', below: { item: icon } } },
    },
    appReferences: {
      doc: 'The shop’s app.',
      below: { heading: 'The heading.', appIcons: { doc: 'The app stores.', below: { item: icon } } },
    },
    legalLinks: {
      doc: 'The legal pages. They must include those that the law requires.',
      below: {
        item: {
          doc: 'A legal page.',
          below: {
            ...LINK_FIELDS,
            emphasis: 'Highlights the link, as the law requires for the function to withdraw from a contract.',
            ...VALIDITY,
          },
        },
      },
    },
    viewChanger: {
      doc: 'Links that change the view.',
      below: {
        toMobile: { doc: 'Shown on CLASSIC.', below: LINK_FIELDS },
        toDesktop: { doc: 'Shown in the mobile layouts.', below: LINK_FIELDS },
      },
    },
    salesTax: {
      doc: 'The note on taxes and shipping costs.',
      below: { textBeforeLink: 'Text before the link.', link, textAfterLink: 'Text after the link.' },
    },
    qualityLogos: {
      doc: 'Seals and memberships.',
      below: {
        heading: 'The heading.',
        logos: {
          doc: 'The seals, in order.',
          below: {
            item: {
              doc: 'A seal.',
              below: {
                image: {
                  doc: 'Image of the seal.',
                  below: {
                    label: 'Name of the seal, for screen readers.',
                    source,
                    width: 'Width in pixels.',
                    height: 'Height in pixels.',
                  },
                },
                link,
                ...VALIDITY,
              },
            },
          },
        },
      },
    },
    countries: {
      doc: 'The entries of the country selector.',
      below: {
        item: {
          doc: 'A country of the selector.',
          below: {
            label: 'Name of the country in its own language.',
            code: 'The site’s code, such as CH_FR.',
            href: 'URL of the country’s shop.',
            flag: 'The flag.',
            selected: 'The country of this page. Default: the country of the site.',
          },
        },
      },
    },
  },
};
