// @vitest-environment node
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

describe.each(SITES)('the content of %s', (site) => {
  const content = builtInContent(site);
  // The demo's texts are set as well as the built-in ones.
  const texts = textsOf([content, shopContent(site)]);
  const all = JSON.stringify(content);

  it('follows the schema, also as published', () => {
    expect(mergeContent({}, content).problems).toEqual([]);
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(contentJsonSchema());
    expect(validate(content)).toBe(true);
    expect(validate.errors).toBeNull();
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
    expect(all).toContain('"/contact"');
    expect(all).toContain('"/account"');
    expect(all).toContain('"/subscribenewsletter"');
    expect(all).toContain('"/service/storefinder/"');
    expect(all).toContain(`"${REGISTRATION[site]}"`);
  });

  it.each(TYPOGRAPHY)('$fact', ({ refuses }) => {
    expect(texts.filter((text) => refuses(text, localeOf(site)))).toEqual([]);
  });
});

it.each(['CH', 'CH_FR', 'PL', 'CZ', 'SK'] as const)('%s names each way to pay that it shows a logo of', (site) => {
  const payment = builtInContent(site).teaser?.groups?.find(({ heading }) => heading?.iconName === 'payment');
  const names = (payment?.links ?? []).map(({ link }) => link.text);
  // The cards are one line.
  const logos = (payment?.images ?? []).filter(({ source }) => source !== 'visa' && source !== 'mastercard');
  expect(names).toEqual(expect.arrayContaining(logos.map(({ label }) => label)));
});

it.each(SITES)(
  'of %s has no invisible character, which would keep a search on the page from finding a text',
  (site) => {
    expect(textsOf(builtInContent(site)).filter((text) => /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(text))).toEqual([]);
  },
);
