import { expect, it, vi } from 'vitest';
import { builtInContent } from './built-in.ts';
import { describeProblem, mergeContent } from './merge-content.ts';

const base = builtInContent('DE');
const link = { url: '/a', text: 'A' };

function problemsOf(given: unknown): string[] {
  return mergeContent(base, given).problems.map((problem) => describeProblem(problem));
}

it('content merged over other content merges objects deeply', () => {
  const { content, problems } = mergeContent(base, { salesTax: { link: { text: 'Porto' } } });
  expect(problems).toEqual([]);
  expect(content.salesTax).toEqual({ ...base.salesTax, link: { ...base.salesTax?.link, text: 'Porto' } });
  expect(content.teaser).toEqual(base.teaser);
});

it('content merged over other content takes the blanks around a text and an address away', () => {
  const given = { headline: ' Service\n', salesTax: { link: { url: ' /porto ' } } };
  const { content } = mergeContent(base, given);
  expect(content.headline).toBe('Service');
  expect(content.salesTax?.link?.url).toBe('/porto');
});

it('content merged over other content ignores the address of the schema and notes', () => {
  const given = { $schema: './footer-content.schema.json', $comment: 'Until Christmas', salesTax: { $comment: '' } };
  expect(mergeContent(base, given)).toEqual({ content: base, problems: [] });
});

it('content merged over other content replaces arrays', () => {
  expect(mergeContent(base, { legalLinks: [link] }).content.legalLinks).toEqual([link]);
  expect(mergeContent(base, { teaser: { groups: [] } }).content.teaser?.groups).toEqual([]);
});

it('content merged over other content removes a part by null, and leaves the base as it was', () => {
  const before = structuredClone(base);
  const { content, problems } = mergeContent(base, { seo: null });
  expect(problems).toEqual([]);
  expect(Object.keys(content)).not.toContain('seo');
  expect(base).toEqual(before);
});

it('content merged over other content drops a bad entry of a list and keeps the others', () => {
  const { content, problems } = mergeContent(base, {
    legalLinks: [link, { url: 'javascript:alert(1)', text: 'Bad' }, { text: 'No address' }],
  });
  expect(content.legalLinks).toEqual([link]);
  expect(problems.map(({ path }) => path)).toEqual(['legalLinks[1].url', 'legalLinks[2]']);
});

it('content merged over other content keeps what was there when no entry of a list is usable', () => {
  expect(mergeContent(base, { legalLinks: ['a', 1] }).content.legalLinks).toEqual(base.legalLinks);
});

it('content merged over other content keeps an unknown logo, whose room stays empty, and reports it', () => {
  const images = [{ label: 'Pay', source: 'payal' }];
  const { content, problems } = mergeContent(base, { teaser: { groups: [{ images }] } });
  expect(content.teaser?.groups?.[0]?.images).toEqual(images);
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'teaser.groups[0].images[0].source "payal" is not known; did you mean "paypal"?',
  ]);
});

it.each(['instgram', 5])(
  'content merged over other content leaves out an icon that is %j, with its link, and keeps the others',
  (iconName) => {
    const named = { iconName: 'youtube', link };
    const { content, problems } = mergeContent(base, {
      socialMedia: { socialMediaIcons: [{ iconName, link }, named, { link }, { iconName: null, link }] },
    });
    expect(content.socialMedia?.socialMediaIcons).toEqual([named, { link }, { link }]);
    expect(problems.map(({ path }) => path)).toEqual(['socialMedia.socialMediaIcons[0].iconName']);
  },
);

it('content merged over other content changes the groups that an object names by their icons, and keeps the others and their order', () => {
  const group = (iconName: 'returns' | 'shipping' | 'card') => ({
    heading: { iconName, text: 'A' },
    introductoryText: 'B',
  });
  const own = { introductoryText: 'Ours' };
  const groups = [own, group('shipping'), group('card'), own, group('returns')];
  const changes = {
    returns: { introductoryText: null },
    card: null,
    shipping: { images: [{ label: 'X', source: 'dhl' }] },
    store: {},
  };
  const { content, problems } = mergeContent({ teaser: { groups } }, { teaser: { groups: changes } });
  expect(content.teaser?.groups).toEqual([
    groups[0],
    { ...groups[1], ...changes.shipping },
    groups[3],
    { heading: group('returns').heading },
  ]);
  expect(problems.map((problem) => describeProblem(problem))).toEqual([
    'teaser.groups.store is not known; known: shipping, returns.',
  ]);
});

it('content merged over other content keeps a heading whose icon is not known', () => {
  const heading = { text: 'Zahlung', iconName: 'mony' };
  const { content } = mergeContent(base, { teaser: { groups: [{ heading }] } });
  expect(content.teaser?.groups?.[0]?.heading).toEqual({ text: 'Zahlung' });
});

it.each([
  [{ legallinks: [] }, 'legallinks is not known; did you mean "legalLinks"?'],
  [{ salesTax: { link: { url: null } } }, 'salesTax.link.url cannot be removed, because it is required.'],
  [{ headline: 5 }, 'headline must be text, not a number.'],
  [
    { salesTax: { link: { url: 'javascript:alert(1)' } } },
    'salesTax.link.url "javascript:alert(1)" is not a safe target; use a path of the site, https://…, mailto:… or tel:….',
  ],
  [{ salesTax: { link: { url: `x:${'a'.repeat(98)}` } } }, `"x:${'a'.repeat(98)}" is not a safe target`],
  [{ salesTax: { link: { url: `x:${'a'.repeat(99)}` } } }, `"x:${'a'.repeat(98)}…" is not a safe target`],
  [
    { appReferences: { appIcons: [{ link, iconName: 5 }] } },
    'appReferences.appIcons[0].iconName must be one of appStore, googlePlay, appGallery, not a number.',
  ],
  [{ legalLinks: [{ url: '/a' }] }, 'legalLinks[0] needs "text".'],
  [{ legalLinks: [null] }, 'legalLinks[0] must be an object in { }, not null.'],
  [null, 'the content must be an object in { }, not null.'],
  [{ headline: '  ' }, 'headline must not be empty.'],
  [{ legalLinks: {} }, 'legalLinks must be a list in [ ], not an object.'],
  [{ teaser: { groups: { shiping: null } } }, 'teaser.groups.shiping is not known; known: '],
  [{ teaser: { groups: [{ hideGroupInCheckout: 'yes' }] } }, /hideGroupInCheckout must be true or false/],
  [{ teaser: { groups: [{ validFrom: '1.12.2026' }] } }, /validFrom must be a date such as "2026-12-01"/],
  [{ teaser: { groups: [{ heading: { iconName: 'contcat' } }] } }, /did you mean "contact"\?/],
  [{ qualityLogos: { logos: [{ image: { label: 'A', source: 'bevh', width: 90 } }] } }, /from 1 to 80/],
  [{ countries: [{ label: 'X', code: 'X', href: '/x', flag: 'xx' }] }, /flag "xx" is not known/],
  [JSON.parse('{"__proto__": {"a": 1}}'), /__proto__ is not known/],
])('content merged over other content says what is wrong with %j', (given, message) => {
  const [first] = problemsOf(given);
  expect(first).toMatch(message);
});

it('looks for what was meant by unknown names when their problems are printed, not before', () => {
  const image = { label: 'A', source: 'vsa' };
  const { problems } = mergeContent(base, { legallinks: [], qualityLogos: { logos: [{ image }] } });
  const suggest = vi.fn<() => string>(() => '; did you mean it?');
  expect(problems.map(({ message }) => message)).toEqual(['is not known', '"vsa" is not known']);
  expect(problems.map((problem) => describeProblem(problem, suggest))).toEqual([
    'legallinks is not known; did you mean it?',
    'qualityLogos.logos[0].image.source "vsa" is not known; did you mean it?',
  ]);
  expect(suggest).toHaveBeenCalledWith('vsa', expect.arrayContaining(['visa']));
});

const sourceOf = (source: string) => {
  const { content, problems } = mergeContent({}, { qualityLogos: { logos: [{ image: { label: 'Bio', source } }] } });
  return [content.qualityLogos?.logos?.[0]?.image.source, problems.map(({ message }) => message.split(';')[0])];
};

it.each([
  ['gptw', 'gptw', []],
  ['/img/bio.svg', '/img/bio.svg', []],
  [' https://shop.example/bio.svg ', 'https://shop.example/bio.svg', []],
  ['bio', 'bio', ['"bio" is not known']],
  ['http://shop.example/bio.svg', '', ['"http://shop.example/bio.svg" is not the address of a picture']],
  ['//shop.example/bio.svg', '', ['"//shop.example/bio.svg" is not the address of a picture']],
  ['img/bio.svg', '', ['"img/bio.svg" is not the address of a picture']],
  ['data:image/svg+xml,<svg/>', '', ['"data:image/svg+xml,<svg/>" is not the address of a picture']],
])('the source of a picture %j is %j', (source, used, messages) => {
  expect(sourceOf(source)).toEqual([used, messages]);
});
