// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { legalPages } from '../../../src/market/legal-pages.ts';
import { type Site, SITES } from '../../../src/market/sites.ts';
import { builtInContent } from './built-in.ts';
import { contentJsonSchema } from './json-schema.ts';
import { mergeContent } from './merge-content.ts';

const EU: readonly Site[] = ['DE', 'AT', 'PL', 'CZ', 'HU', 'SK'];
const NB = '\u00a0';

/** What each country promises, to the letter of the specification (section 9). */
const PROMISES: Readonly<Record<Site, readonly string[]>> = {
  DE: ['30 Tage'],
  AT: ['14 Tage'],
  CH: ['3 Monate'],
  CH_FR: ['3 mois'],
  PL: [`Darmowa dostawa od 100${NB}zł`, `30${NB}dni na zwrot`],
  CZ: [`od 999${NB}Kč`, `od 499${NB}Kč`, `30${NB}dní na vrácení`],
  HU: ['30 napos elállási jog'],
  SK: [`od 40${NB}€`, `od 20${NB}€`],
  TR: [`1000${NB}TL`, '1-2 iş günü', '90 gün içinde ücretsiz iade ve değişim', 'her gün 09:00-19:00'],
};

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
  const legal = (content.legalLinks ?? []).map(({ url }) => url);
  const all = JSON.stringify(content);

  it('follows the schema, also as published', () => {
    expect(mergeContent({}, content).problems).toEqual([]);
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(contentJsonSchema());
    expect([validate(content), validate.errors]).toEqual([true, null]);
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

  it('makes the promises of the country', () => {
    // The word joiner keeps a range on its line and is not seen.
    const said = texts.join('\n').replaceAll('\u2060', '');
    for (const promise of PROMISES[site]) expect(said).toContain(promise);
  });

  it('links to every page that the law of the market demands', () => {
    const pages = legalPages(site);
    expect(legal).toEqual(expect.arrayContaining(Object.values(pages)));
    const isEu = EU.includes(site);
    expect([pages.withdrawal, pages.accessibility, pages.guarantee].map((page) => page !== undefined)).toEqual([
      isEu,
      isEu,
      isEu,
    ]);
  });

  it('emphasises the withdrawal function where the law wants one, and nothing else', () => {
    const emphasised = (content.legalLinks ?? []).filter(({ emphasis }) => emphasis === true);
    const { withdrawal } = legalPages(site);
    expect(emphasised.map(({ url }) => url)).toEqual(withdrawal === undefined ? [] : [withdrawal]);
  });

  it('has no link to the dispute platform of the EU, which is closed', () => {
    expect(all).not.toMatch(/consumers\/odr|ec\.europa\.eu|webgate/);
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
      (text.toLocaleLowerCase(site === 'TR' ? 'tr' : undefined).match(/\p{L}/gu) ?? []).some(
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

  it('puts a narrow no-break space before the tall French marks', () => {
    const loose = /[^\u202f][;:!?]/;
    expect(site === 'CH_FR' ? texts.filter((text) => loose.test(text)) : []).toEqual([]);
  });
});

it.each(['DE', 'AT', 'CH', 'CH_FR'] as const)('%s shows no seal that the shop has given to itself', (site) => {
  const sources = (builtInContent(site).qualityLogos?.logos ?? []).map(({ image }) => image.source);
  expect(sources.length).toBeGreaterThan(0);
  for (const own of ['green', 'gutGemacht', 'qualitaet']) expect(sources).not.toContain(own);
});

it.each(['DE', 'AT'] as const)('%s says of struck-out prices what the law says', (site) => {
  expect(builtInContent(site).salesTax?.textAfterLink).toMatch(/Durchgestrichene Preise .*niedrigsten .*30 Tage vor/);
});

it('calls the statutory right of withdrawal in Austria what it is, and no extra of the shop', () => {
  const returns = builtInContent('AT').teaser?.groups?.find(({ heading }) => heading?.iconName === 'returns');
  expect(returns?.introductoryText).toContain('Gesetzliches Rücktrittsrecht: 14 Tage');
});

it.each(['CH', 'CH_FR'] as const)('%s names each way to pay that it shows a logo of, cards as cards', (site) => {
  const payment = builtInContent(site).teaser?.groups?.find(({ heading }) => heading?.iconName === 'payment');
  const links = (payment?.links ?? []).map(({ link }) => link.text);
  const logos = (payment?.images ?? []).map(({ label }) => label).filter((label) => !/Visa|Mastercard/.test(label));
  expect(links).toEqual(expect.arrayContaining(logos));
});

it('has no withdrawal function outside the EU', () => {
  for (const site of ['CH', 'CH_FR', 'TR'] as const) {
    expect(JSON.stringify(builtInContent(site).legalLinks)).not.toMatch(/widerrufen|zurücktreten|rétract/i);
  }
});

it('names the MERSİS number’s place in Turkey', () => {
  expect(builtInContent('TR').legalLinks?.[0]?.text).toContain('MERSİS');
});

it('words the withdrawal function as the Hungarian decree does', () => {
  expect(builtInContent('HU').legalLinks?.[0]).toMatchObject({ text: 'Elállás a szerződéstől', emphasis: true });
});

it('names guarantee and warranty in Hungary, which the law keeps apart', () => {
  const page = builtInContent('HU').legalLinks?.find(({ url }) => url === legalPages('HU').guarantee);
  expect(page?.text).toBe('Szavatosság és jótállás');
});

it.each(['HU', 'TR'] as const)('shows no seal of the shop’s own making in %s', (site) => {
  const sources = (builtInContent(site).qualityLogos?.logos ?? []).map(({ image }) => image.source);
  expect(sources).not.toEqual([]);
  for (const own of ['green', 'qualitaet', 'gutGemacht']) expect(sources).not.toContain(own);
});

it.each(['HU', 'TR'] as const)(
  'leads from no seal of %s, and from no register of Turkey, to a foreign home page',
  (site) => {
    const { legalLinks = [], qualityLogos } = builtInContent(site);
    const seals = (qualityLogos?.logos ?? []).map(({ link }) => link?.url);
    const registers = site === 'TR' ? legalLinks.map(({ url }) => url) : [];
    expect([...seals, ...registers].filter((url) => /^https?:\/\/[^/]+\/?$/.test(url ?? ''))).toEqual([]);
  },
);

it('breaks no range of numbers in Turkey', () => {
  expect(textsOf(builtInContent('TR')).filter((text) => /\d-\d/.test(text))).toEqual([]);
});

it('says of the Turkish shipping costs from what amount on there are none', () => {
  expect(builtInContent('TR').salesTax?.textBeforeLink).toContain(`1000${NB}TL`);
});
