// @vitest-environment node
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { FooterContent } from './content-schema.ts';
import { contentJsonSchema } from './json-schema.ts';
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
const NETWORK = 'socialMedia.socialMediaIcons[0]';
const LINK = 'teaser.groups[0].links[0].link';
const IMAGE = 'teaser.groups[0].images[0]';
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

describe('the content’s rules and the schema for editors', () => {
  it('take every key', () => {
    expect(mergeContent({}, EVERYTHING)).toEqual({ content: EVERYTHING, problems: [] });
    expect(isValid(EVERYTHING)).toBe(true);
  });

  it.each([
    ['an empty content', {}],
    ['words that are no address', { headline: 'At your service: day and night' }],
    ['the address of the schema', { $schema: './footer-content.schema.json' }],
    ['a change of one word of a link, whose target stays', { salesTax: { link: { text: 'Porto' } } }],
    ['null for a part that may be left out', { headline: null, teaser: { groups: null }, salesTax: { link: null } }],
    ['null in a list', { legalLinks: [{ ...link, emphasis: null, validFrom: null }] }],
    ['an entry without the parts that it may leave out', { countries: [{ label: 'X', code: 'X', href: '/x' }] }],
  ])('take %s', (_what, given) => {
    expect(judge(given)).toEqual({ problems: [], valid: true });
  });

  it.each([
    ['a key that there is not', { headlines: 'Service' }, ['headlines']],
    ['a key that there is not in a list', { legalLinks: [link, { ...link, txt: 'A' }] }, ['legalLinks[1].txt']],
    ['a number for a text', { headline: 5 }, ['headline']],
    ['an empty text', { headline: '' }, ['headline']],
    ['a number for an address', { viewChanger: { toMobile: { url: 5 } } }, ['viewChanger.toMobile.url']],
    ['a text for a flag', { legalLinks: [link, { ...link, emphasis: 'yes' }] }, ['legalLinks[1].emphasis']],
    ['a size of zero', { qualityLogos: { logos: [logo({ width: 0 })] } }, ['qualityLogos.logos[0].image.width']],
    ['a size of 81', { qualityLogos: { logos: [logo({ height: 81 })] } }, ['qualityLogos.logos[0].image.height']],
    ['a size in quotes', { qualityLogos: { logos: [logo({ width: '80' })] } }, ['qualityLogos.logos[0].image.width']],
    ['a German date', { legalLinks: [{ ...link, validTo: '24.12.2026' }] }, ['legalLinks[0].validTo']],
    ['seconds', { legalLinks: [{ ...link, validTo: '2026-12-24T18:00:00' }] }, ['legalLinks[0].validTo']],
    ['words before a date', { legalLinks: [{ ...link, validTo: 'to 2026-12-24' }] }, ['legalLinks[0].validTo']],
    ['an icon of another place', { socialMedia: { socialMediaIcons: [{ link, iconName: 'appStore' }] } }, [ICON]],
    ['an object for a list', { legalLinks: link }, ['legalLinks']],
    ['a list for an object', { salesTax: [] }, ['salesTax']],
    ['null for a part that is needed', { salesTax: { link: { url: null } } }, ['salesTax.link.url']],
    ['a link without a target', { legalLinks: [link, { text: 'A' }] }, ['legalLinks[1]']],
    ['a link without words', { legalLinks: [link, { url: '/a' }] }, ['legalLinks[1]']],
    ['a link in a list without a target', { teaser: { groups: [{ links: [{ link: { text: 'A' } }] }] } }, [LINK]],
    ['a line without a link', { teaser: { groups: [{ links: [{}] }] } }, ['teaser.groups[0].links[0]']],
    ['a logo without a name', { teaser: { groups: [{ images: [{ source: 'dhl' }] }] } }, [IMAGE]],
    ['a logo without a picture', { teaser: { groups: [{ images: [{ label: 'DHL' }] }] } }, [IMAGE]],
    ['a seal without its picture', { qualityLogos: { logos: [{ link }] } }, ['qualityLogos.logos[0]']],
    ['a network without a link', { socialMedia: { socialMediaIcons: [{ iconName: 'youtube' }] } }, [NETWORK]],
    ['a country without an address', { countries: [{ label: 'X', code: 'X' }] }, ['countries[0]']],
  ])('refuse %s', (_what, given, problems) => {
    expect(judge(given)).toEqual({ problems, valid: false });
  });

  it.each([
    ['/contact', true],
    ['http://example.com/a', true],
    ['mailto:service@example.com', true],
    ['?view=mobile', true],
    ['help', true],
    ['help/a:b', true],
    ['//example.com', false],
    ['/\\example.com', false],
    ['javascript:alert(1)', false],
    ['ftp://example.com', false],
    ['', false],
  ])('agree on the target %j: %s', (url, valid) => {
    expect(judge({ salesTax: { link: { url } } })).toEqual({ problems: valid ? [] : ['salesTax.link.url'], valid });
  });

  it('are named by an address', () => {
    expect(isValid({ $schema: 5 })).toBe(false);
  });

  it('describe the whole and each entry in a sentence, which editors show', () => {
    const entries = entriesOf(contentJsonSchema());
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.filter(({ description }) => !SENTENCE.test(description)).map(({ path }) => path)).toEqual([]);
  });

  it('have a title, and say which version of JSON Schema it is', () => {
    expect(contentJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Content of <shop-footer>',
      type: 'object',
    });
  });
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
  if (wanted) return entriesOf(wanted, path);
  return [
    { path, description },
    ...Object.entries(properties as Readonly<Record<string, object>>)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, entry]) => entriesOf(entry, `${path}/${key}`)),
    ...(items ? entriesOf(items, `${path}[]`) : []),
  ];
}
