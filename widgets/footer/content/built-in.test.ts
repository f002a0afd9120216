// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { shopOf } from '../../../src/embed/market/sites.ts';
import { localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { builtInContent } from './built-in.ts';
import { contentJsonSchema } from './json-schema.ts';
import { mergeContent } from './merge-content.ts';

/** An amount whose currency may move to the next line. */
const UNIT = /\d (?:zł|Kč|€|TL)/;

const LETTERS: Readonly<Record<Site, string>> = {
  DE: 'äöüß',
  AT: 'äöüß',
  CH: 'äöü',
  CH_FR: 'àâçéèêëîïôœùû',
  PL: 'ąćęłńóśźż',
  CZ: 'áčďéěíňóřšťúůýž',
  HU: 'áéíóöőúüű',
  SK: 'áäčďéíĺľňóôŕšťúýž',
  TR: 'çğıöşü',
};

/** Every text of a content, without addresses and names of icons. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'href', 'iconName', 'source', 'flag', 'code'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => (name === 'countries' ? [] : textsOf(entry, name)));
}

describe.each(SITES)('the content of %s', (site) => {
  const content = builtInContent(site);
  const texts = textsOf(content);
  const all = JSON.stringify(content);

  it('follows the schema, also as published', () => {
    expect(mergeContent({}, content).problems).toEqual([]);
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(contentJsonSchema());
    expect(validate(content)).toBe(true);
    expect(validate.errors).toBeNull();
  });

  it('has every section', () => {
    expect(Object.keys(content).toSorted()).toEqual([
      'appReferences',
      'countries',
      'headline',
      'legalLinks',
      'qualityLogos',
      'salesTax',
      'seo',
      'socialMedia',
      'teaser',
      'viewChanger',
    ]);
    expect(content.qualityLogos?.logos).not.toEqual([]);
    expect((content.teaser?.groups ?? []).map(({ heading }) => heading?.iconName)).toEqual([
      'payment',
      'shipping',
      'store',
      'returns',
      'contact',
      'card',
      'services',
      'company',
    ]);
  });

  it('links to 60 to 110 pages, none of them twice under one text', () => {
    const links = [...all.matchAll(/\{"url":"[^"]*","text":"[^"]*"/g)].map(([found]) => found);
    expect(links.length).toBeGreaterThanOrEqual(60);
    expect(links.length).toBeLessThanOrEqual(110);
    for (const group of content.teaser?.groups ?? []) {
      const names = (group.links ?? []).map((line) => line.link.text);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('links to the path of every legal page of the market', () => {
    const legal = (content.legalLinks ?? []).map(({ url }) => url);
    expect(legal).toEqual(expect.arrayContaining(Object.values(shopOf(site).legalPages)));
  });

  it('links to contact, account, card registration, newsletter sign-up and store finder', () => {
    const registration =
      /karty?a?-?[a-z-]*\/(regi|rejestr|kostenlos)|kundenkarte\/regi|-karti\/kayit|inscription-gratuite/;
    expect(all).toContain('"/contact"');
    expect(all).toContain('"/account"');
    expect(all).toContain('"/subscribenewsletter"');
    expect(all).toContain('"/service/storefinder/"');
    expect(all).toMatch(registration);
  });

  it('is written with the letters of its language', () => {
    const own = LETTERS[site];
    const foreign = texts.filter((text) =>
      (text.toLocaleLowerCase(localeOf(site)).match(/\p{L}/gu) ?? []).some(
        (letter) => !/[a-z]/.test(letter) && !own.includes(letter),
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('has no straight quotes, no decomposed letters, no loose one-letter words', () => {
    const oneLetter: Partial<Record<Site, string>> = { CZ: 'aikosuvz', SK: 'aikosuvz', PL: 'aiouwz' };
    const loose = new RegExp(`(?<![\\p{L}\\p{N}])[${oneLetter[site] ?? '-'}] `, 'iu');
    const bad = texts.filter((text) => /["']|\.\.\./.test(text) || text !== text.normalize('NFC') || loose.test(text));
    expect(bad).toEqual([]);
  });

  it('keeps an amount with its currency', () => {
    expect(texts.filter((text) => UNIT.test(text))).toEqual([]);
  });

  it('puts a narrow no-break space before the tall French marks', () => {
    const loose = /[^\u202f][;:!?]/;
    expect(site === 'CH_FR' ? texts.filter((text) => loose.test(text)) : []).toEqual([]);
  });
});

it.each(['CH', 'CH_FR'] as const)('%s names each way to pay that it shows a logo of, cards as cards', (site) => {
  const payment = builtInContent(site).teaser?.groups?.find(({ heading }) => heading?.iconName === 'payment');
  const links = (payment?.links ?? []).map(({ link }) => link.text);
  const logos = (payment?.images ?? []).map(({ label }) => label).filter((label) => !/Visa|Mastercard/.test(label));
  expect(links).toEqual(expect.arrayContaining(logos));
});

it.each(SITES)(
  'of %s has no invisible character, which would keep a search on the page from finding a text',
  (site) => {
    expect(textsOf(builtInContent(site)).filter((text) => /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(text))).toEqual([]);
  },
);

it.each(SITES)('of %s has no text that could be taken for a path, since every path is a link', (site) => {
  const texts: string[] = [];
  JSON.stringify(builtInContent(site), (key, value: unknown) => {
    if (typeof value === 'string' && !['url', 'href'].includes(key)) texts.push(value);
    return value;
  });
  expect(texts.filter((text) => text.startsWith('/'))).toEqual([]);
});
