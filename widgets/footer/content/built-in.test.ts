import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { TYPOGRAPHY } from '../../../test/support/typography.ts';
import { localeOf, shopOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { shopContent } from '../../../demo/index/page/footer-content.ts';
import { builtInContent } from './built-in.ts';
import { contentJsonSchema } from './json-schema.ts';
import { mergeContent } from './merge-content.ts';

/** Every text of a content, without addresses and names of icons. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'href', 'iconName', 'source', 'flag', 'code'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => (name === 'countries' ? [] : textsOf(entry, name)));
}

/** Where one registers for the loyalty card. */
const REGISTRATION: Readonly<Record<Site, string>> = {
  DE: '/kundenkarte/registrierung',
  AT: '/kundenkarte/registrierung',
  CH: '/kundenkarte/registrierung',
  CH_FR: '/carte-de-fidelite/inscription-gratuite',
  PL: '/karta/rejestracja',
  CZ: '/karta/registrace',
  HU: '/husegkartya/regisztracio',
  SK: '/karta/registracia',
  TR: '/sadakat-karti/kayit',
};

/** The names that logos of the service have in any market, and those of shops, networks and bodies that award. */
const MARKS = new RegExp(
  `(?<!\\p{L})(?:${[
    ...SITES.flatMap((site) => namesIn(shopContent(site))),
    'Tambrel|MPL|GLS|InPost|Foxpost|Packstation|PickPost|My Post 24|TWINT|PostFinance|BLIK|eps|Apple|Google|TROY|Klarna',
    'WhatsApp|Trusted Shops|Heureka|Rhenus|Post|Poste',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** The names beside logos and icons. */
function namesIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(namesIn);
  if (typeof content !== 'object' || content === null) return [];
  const { label, source, iconName, link } = content as Partial<Record<string, string>> & { link?: { text: string } };
  // No mark, but a way of delivery.
  if (source === 'express') return [];
  const named = label ?? (iconName === undefined ? undefined : link?.text);
  return [...(named === undefined ? [] : [named]), ...Object.values(content).flatMap(namesIn)];
}

/** What only one shop sells, in nine languages. */
const GOODS = /ka[fw]+e|café|kav|káv|kahve|kahvesi|\bmod[ea]\b|möbel/iu;

/** What only one shop can say of its prices, and of what it sends without charge. */
const CLAIMS =
  /durchgestrichen|niedrigst|najniższ|nejnižší|najnižši|ombudsstelle|(?:darmowa|zdarma|zadarmo).* (?:zasady|podm)/iu;

/** Ways to pay later, to deliver and to repair, which a shop may not have. */
const SERVICES =
  /rechnung|facture|lastschrift|nachnahme|przy odbiorze|dobír|dobier|utánvét|taksit|express|paket(?:shop|auto)|points de|punkty (?:odbioru|i\sautomaty)|výdejn|výdajn|csomagpont|teslimat nok|sperrgut|volumineux|nagyméretű|büyük hacim|repar|réparation|javítás/iu;

/** Return periods, amounts from which shipping is free, and hours. */
const NUMBERS: Readonly<Record<Site, readonly string[]>> = {
  DE: ['30'],
  AT: ['14'],
  CH: ['3'],
  CH_FR: ['3'],
  PL: ['100', '30'],
  CZ: ['30', '499', '999'],
  HU: ['30'],
  SK: ['20', '40'],
  TR: ['09:00', '1', '1.000', '19:00', '2', '90'],
};

const validate = new Ajv2020({ allowUnionTypes: true }).compile(contentJsonSchema());

describe.each(SITES)('the content of %s', (site) => {
  const content = builtInContent(site);
  const texts = textsOf(content);
  const all = JSON.stringify(content);

  it('follows the schema, also as published', () => {
    expect(mergeContent({}, content).problems).toEqual([]);
    validate(content);
    expect(validate.errors).toBeNull();
  });

  it('names no company, no mark and no seal, shows no logo, network or app, and no closed dispute platform', () => {
    expect(texts.filter((text) => MARKS.test(text))).toEqual([]);
    expect(all).not.toMatch(/consumers\/odr|webgate/u);
    expect(all).not.toMatch(/"(?:images|logos|socialMediaIcons|appIcons)"/);
  });

  // No shipping costs, for example, because only the shop knows them.
  it('gives no numbers but those of the specification and of the law', () => {
    expect(texts.flatMap((text) => text.match(/\d[\d.,:]*(?<=\d)/g) ?? []).toSorted()).toEqual(NUMBERS[site]);
  });

  it('names no goods and no category, and claims nothing about prices', () => {
    expect(texts.filter((text) => GOODS.test(text) || CLAIMS.test(text))).toEqual([]);
    expect(content.seo?.columns).toBeUndefined();
  });

  it('names no way to pay later or to deliver, and no repair', () => {
    expect(texts.filter((text) => SERVICES.test(text))).toEqual([]);
  });

  it('names no page twice in a group', () => {
    for (const group of content.teaser?.groups ?? []) {
      const names = (group.links ?? []).map((line) => line.link.text);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('links to the path of every legal page of the market', () => {
    const legal = (content.legalLinks ?? []).map(({ url }) => url);
    expect(legal).toEqual(expect.arrayContaining(Object.values(shopOf(site).legalPages)));
  });

  it('begins the legal links with the withdrawal function of the EU, framed, and frames no other', () => {
    const framed = (content.legalLinks ?? []).flatMap(({ emphasis }, index) => (emphasis ? [index] : []));
    expect(framed).toEqual(/^(?:CH|CH_FR|TR)$/u.test(site) ? [] : [0]);
  });

  it('links to contact, account, card registration, newsletter sign-up and store finder', () => {
    expect(all).toContain('"/contact"');
    expect(all).toContain('"/account"');
    expect(all).toContain('"/subscribenewsletter"');
    expect(all).toContain('"/service/storefinder/"');
    expect(all).toContain(`"${REGISTRATION[site]}"`);
  });

  it('has no invisible character, which would keep a search on the page from finding a text', () => {
    expect(texts.filter((text) => /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(text))).toEqual([]);
  });

  it.each(TYPOGRAPHY)('has texts that $fact', ({ refuses }) => {
    // The demo's texts are set as well as the built-in ones.
    const set = [...texts, ...textsOf(shopContent(site))];
    expect(set.filter((text) => refuses(text, localeOf(site)))).toEqual([]);
  });
});

it.each(SITES)('the demo’s shop in %s names each way to pay that it shows a logo of', (site) => {
  const payment = mergeContent(builtInContent(site), shopContent(site)).content.teaser?.groups?.find(
    ({ heading }) => heading?.iconName === 'payment',
  );
  expect(payment?.images?.length, 'the shop has a group of them').toBeGreaterThan(2);
  const names = (payment?.links ?? []).map(({ link }) => link.text);
  // The cards are one line.
  const logos = (payment?.images ?? []).filter(({ source }) => !['visa', 'mastercard', 'trAmex'].includes(source));
  expect(names).toEqual(expect.arrayContaining(logos.map(({ label }) => label)));
});
