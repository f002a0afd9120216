import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { FooterContent } from './content-schema.ts';
import { contentJsonSchema } from './json-schema.ts';
import { LOGO_SOURCES } from './logo-sources.ts';
import { mergeContent } from './merge-content.ts';

const link = { url: '/a', text: 'A' };
const dates = { validFrom: '2026-12-01', validTo: '2026-12-24T18:00' };

/** A content with every key that there is. */
const EVERYTHING: FooterContent = {
  headline: 'Service',
  teaser: {
    groups: [
      {
        heading: { iconName: 'shipping', link, text: 'Shipping' },
        hideGroupInCheckout: true,
        introductoryText: 'Two days.',
        links: [{ link, hideInClassic: true, ...dates }],
        images: [{ label: 'DHL', source: 'dhl', ...dates }],
        ...dates,
      },
    ],
  },
  seo: { heading: 'Popular', columns: [{ links: [{ ...link, ...dates }] }] },
  socialMedia: { heading: 'Follow us', socialMediaIcons: [{ link, iconName: 'youtube', ...dates }] },
  appReferences: { heading: 'Our app', appIcons: [{ link, iconName: 'appStore', ...dates }] },
  legalLinks: [{ ...link, emphasis: true, ...dates }],
  viewChanger: { toMobile: link, toDesktop: link },
  salesTax: { textBeforeLink: 'Plus', link, textAfterLink: 'included.' },
  qualityLogos: {
    heading: 'Certified',
    logos: [{ image: { label: 'Bio', source: 'green', width: 1, height: 80 }, link, ...dates }],
  },
  countries: [{ label: 'Suisse', code: 'CH_FR', href: 'https://shop.example/', flag: 'ch', selected: true }],
};

const ICON = 'socialMedia.socialMediaIcons[0].iconName';
const SENTENCE = /^[A-Z].*[.…]$/;

const validators = new Map<string, ValidateFunction>();

/** Whether the schema for editors takes a content. The schema is made each time; only compiling it takes long. */
function isValid(given: unknown): boolean {
  const schema = JSON.stringify(contentJsonSchema());
  const validate = validators.get(schema) ?? new Ajv2020().compile(contentJsonSchema());
  validators.set(schema, validate);
  return validate(given);
}

/** The paths that the merge over a whole content complains about, beside whether the schema for editors takes it. */
function judge(given: unknown): { problems: string[]; valid: boolean } {
  return { problems: mergeContent(EVERYTHING, given).problems.map(({ path }) => path), valid: isValid(given) };
}

it('the content’s rules and the schema for editors take every key', () => {
  expect(mergeContent({}, EVERYTHING)).toEqual({ content: EVERYTHING, problems: [] });
  expect(isValid(EVERYTHING)).toBe(true);
});

it.each([
  ['words that are no address', { headline: 'At your service: day and night' }],
  ['the address of the schema', { $schema: './footer-content.schema.json' }],
  ['a change of one word of a link, whose target stays', { salesTax: { link: { text: 'Porto' } } }],
  ['null for a part that may be left out', { headline: null, teaser: { groups: null }, salesTax: { link: null } }],
  ['changes to single groups', { teaser: { groups: { shipping: { introductoryText: null } } } }],
  ['null for a group', { teaser: { groups: { shipping: null } } }],
  ['null in a list', { legalLinks: [{ ...link, emphasis: null, validFrom: null }] }],
  ['an entry without the parts that it may leave out', { countries: [{ label: 'X', code: 'X' }] }],
])('the content’s rules and the schema for editors take %s', (_what, given) => {
  expect(judge(given)).toEqual({ problems: [], valid: true });
});

it.each([
  ['a key that there is not', { headlines: 'Service' }, ['headlines']],
  ['a group that there is not', { teaser: { groups: { shiping: null } } }, ['teaser.groups.shiping']],
  ['a number for a text', { headline: 5 }, ['headline']],
  ['an empty text', { headline: '' }, ['headline']],
  ['a size of zero', { qualityLogos: { logos: [logo({ width: 0 })] } }, ['qualityLogos.logos[0].image.width']],
  ['a size in quotes', { qualityLogos: { logos: [logo({ width: '80' })] } }, ['qualityLogos.logos[0].image.width']],
  ['seconds', { legalLinks: [{ ...link, validTo: '2026-12-24T18:00:00' }] }, ['legalLinks[0].validTo']],
  ['an icon of another place', { socialMedia: { socialMediaIcons: [{ link, iconName: 'appStore' }] } }, [ICON]],
  ['an object for a list', { legalLinks: link }, ['legalLinks']],
  ['null for a part that is needed', { salesTax: { link: { url: null } } }, ['salesTax.link.url']],
  ['a link without a target', { legalLinks: [link, { text: 'A' }] }, ['legalLinks[1]']],
  ['a line without a link', { teaser: { groups: [{ links: [{}] }] } }, ['teaser.groups[0].links[0]']],
])('the content’s rules and the schema for editors refuse %s', (_what, given, problems) => {
  expect(judge(given)).toEqual({ problems, valid: false });
});

it.each([
  ['/contact', true],
  ['mailto:service@example.com', true],
  ['?view=mobile', true],
  ['help/a:b', true],
  ['/\\example.com', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the content’s rules and the schema for editors agree on the target %j: %s', (url, valid) => {
  expect(judge({ salesTax: { link: { url } } })).toEqual({ problems: valid ? [] : ['salesTax.link.url'], valid });
});

it('the content’s rules and the schema for editors describe the whole and each entry in a sentence, which editors show', () => {
  const entries = entriesOf(contentJsonSchema());
  expect(entries.length).toBeGreaterThan(80);
  expect(entries.filter(({ description }) => !SENTENCE.test(description)).map(({ path }) => path)).toEqual([]);
});

function logo(size: object): object {
  return { image: { label: 'Bio', source: 'green', ...size } };
}

interface Entry {
  readonly path: string;
  readonly description: string;
}

/** Every entry of a JSON Schema, at any depth. */
function entriesOf(schema: object, path = ''): Entry[] {
  const { description } = schema as { readonly description: string };
  const { properties = {}, items, anyOf } = schema as Readonly<Record<string, object | undefined>>;
  const [wanted] = Array.isArray(anyOf) ? (anyOf as object[]) : [];
  if (wanted) return entriesOf({ description, ...wanted }, path);
  return [
    { path, description },
    ...Object.entries(properties as Readonly<Record<string, object>>)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, entry]) => entriesOf(entry, `${path}/${key}`)),
    ...(items ? entriesOf(items, `${path}[]`) : []),
  ];
}

it('a logo is one of 33 names', () => {
  const names =
    'anthrazit bevh chFRVersand chFrPost chPost chVersand czDpd dhl euTrustmark express gptw green gutGemacht hepsijet hermes horoz hvAustria ' +
    'kolaygelsin mastercard mngKargo paypal pfdc pfef postAT qualitaet rhenusAT sps trAmex trBkm trustEcoEu visa yurticikargo atGuetezeichen2023';
  expect(LOGO_SOURCES.toSorted()).toEqual(names.split(' ').toSorted());
});
