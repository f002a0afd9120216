/** What editors read about the content as a whole while they type. */
export const WHOLE_DOC =
  'The content of <shop-footer>. Objects are merged over the built-in content, arrays replace it, null removes.';

/**
 * What editors read about each key. An entry of a list is named by the key of the list and `[]`. A key that means something
 * else in one place is named there with the key above it.
 */
const DOCS: Readonly<Record<string, string>> = {
  url: 'Target: a path of the site such as /contact, https://…, mailto:… or tel:….',
  text: 'Text of the link.',
  link: 'A link.',
  heading: 'The heading.',
  validFrom: 'First day or minute in the site’s time zone: 2026-12-01 or 2026-12-01T08:00.',
  validTo: 'Last day (inclusive), or the minute at which the entry disappears (exclusive).',
  source: 'A logo by its name, or the address of a picture: https://… or a path such as /img/logo.svg.',
  iconName: 'Icon. Without one, and without a source, the text is shown.',

  headline: 'The heading of the footer’s links.',
  teaser: 'The groups of links.',
  groups:
    'The groups, in order; or changes to single groups by their icons, such as {"shipping": {…}}, where null removes.',
  'groups[]': 'A group of links, such as shipping.',
  'groups[].heading': 'The heading of the group.',
  'heading.iconName': 'Icon before the heading.',
  'heading.text': 'Text of a heading that is not a link.',
  hideGroupInCheckout: 'Hides the group in the checkout.',
  introductoryText: 'A sentence below the heading.',
  'groups[].links': 'The links of the group.',
  'links[]': 'A link, and when it is shown.',
  hideInClassic: 'Shows the link in the mobile layouts only, as for overview pages.',
  images: 'Logos of payment or delivery, shown in the row above the groups.',
  'images[]': 'A logo.',
  'images[].label': 'Name of the logo, for screen readers.',
  seo: 'Popular categories.',
  columns: 'The columns of links.',
  'columns[]': 'A column.',
  'columns[].links': 'The links of the column.',
  socialMedia: 'The shop’s pages in social networks.',
  socialMediaIcons: 'The networks.',
  'socialMediaIcons[]': 'An icon that is a link.',
  appReferences: 'The shop’s app.',
  appIcons: 'The app stores.',
  'appIcons[]': 'An icon that is a link.',
  legalLinks: 'The legal pages. They must include those that the law requires.',
  'legalLinks[]': 'A legal page.',
  emphasis: 'Highlights the link, as the law requires for the function to withdraw from a contract.',
  viewChanger: 'Links that change the view. A target such as ?view=mobile keeps the rest of the page’s query.',
  toMobile: 'Shown on CLASSIC.',
  toDesktop: 'Shown in the mobile layouts.',
  salesTax: 'The note on taxes and shipping costs.',
  textBeforeLink: 'Text before the link.',
  textAfterLink: 'Text after the link.',
  qualityLogos: 'Seals and memberships.',
  logos: 'The seals, in order.',
  'logos[]': 'A seal.',
  image: 'Image of the seal.',
  'image.label': 'Name of the seal, for screen readers.',
  width: 'Width in pixels.',
  height: 'Height in pixels.',
  countries: 'The entries of the country selector, which shows only if one of them leads somewhere.',
  'countries[]': 'A country of the selector.',
  'countries[].label': 'Name of the country in its own language.',
  code: 'The site’s code, such as CH_FR.',
  href: 'URL of the country’s shop. Without one, and without an alternate of the page, the country is not a link.',
  flag: 'The flag.',
  selected: 'The country of this page. Default: the country of the site.',
};

/**
 * What editors read about a key; a test makes sure that there is a sentence for each.
 *
 * @param key such as `links`, or `links[]` for an entry of that list
 * @param owner the key above it
 */
export function docOf(key: string, owner: string): string | undefined {
  return DOCS[`${owner}.${key}`] ?? DOCS[key];
}
