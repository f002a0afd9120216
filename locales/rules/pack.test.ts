// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { breakings } from '../../test/support/break-rule.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../widgets/footer/content/merge-content.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, type Site, SITES } from '../../src/embed/market/sites.ts';
import { checkRules } from './check-rules.ts';
import type { Material } from './material.ts';
import { marketRules, rulesOf } from './pack.ts';

function builtIn(site: Site): Material {
  const locale = localeOf(site);
  return { texts: { ...LOCALE_TEXTS[locale], 'shop.goods': 'XYZ' }, content: builtInContent(site) };
}

function brokenIds(site: Site, material: Material): string[] {
  return checkRules(site, material).map(({ rule, path }) => `${rule.id} at ${path}`);
}

describe.each(SITES)('the rules of %s', (site) => {
  const material = builtIn(site);
  it('are kept by the built-in texts and content', () => {
    expect(brokenIds(site, material)).toEqual([]);
  });

  it('let a shop take its promises back', () => {
    const given = { teaser: { groups: { shipping: { introductoryText: null }, returns: null, contact: null } } };
    const taken = mergeContent(builtInContent(site), { ...given, salesTax: null });
    expect(taken.problems).toEqual([]);
    expect(brokenIds(site, { content: taken.content })).toEqual([]);
  });

  it('want evidence of a seal: no seal without a link, or with a link to a home page', () => {
    const image = { source: 'gptw', label: 'Seal' };
    const link = { url: 'https://www.greatplacetowork.com/', text: 'Seal' };
    for (const logo of [{ image }, { image, link }])
      expect(brokenIds(site, { content: { qualityLogos: { logos: [logo] } } })).toContain(
        'seals.evidence at qualityLogos.logos',
      );
  });

  it.each(rulesOf(site).map((siteRule) => [siteRule.rule.id, siteRule] as const))(
    '%s goes red when broken',
    (id, siteRule) => {
      const broken = breakings(siteRule, material);
      expect(broken).not.toEqual([]);
      for (const { path, materials } of broken) {
        expect(materials.flatMap((bad) => brokenIds(site, bad))).toContain(`${id} at ${path}`);
      }
    },
  );
});

/** The rules that have words of their own in every market: a site that lacks one was forgotten. */
const OF_EVERY_SITE = [
  'consent.advertising',
  'consent.advertising-box',
  'consent.channel',
  'consent.content',
  'consent.first-lines-advertising',
  'consent.first-lines-channel',
  'consent.first-lines-sender',
  'consent.goods',
  'consent.profiling',
  'consent.one-purpose',
  'consent.tracking',
  'consent.voluntary',
  'consent.withdrawal',
  'consent.withdrawal-link',
  'consent.withdrawal-told',
  'links.imprint',
  'links.privacy',
  'links.terms',
];

it.each(SITES)('%s has every rule that has words of its own in each market', (site) => {
  const ids = rulesOf(site).map(({ rule }) => rule.id);
  expect(OF_EVERY_SITE.filter((id) => !ids.includes(id))).toEqual([]);
});

it('the table has each id once', () => {
  const ids = marketRules().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a check looks only at the material that is given', () => {
  expect(checkRules('HU', {})).toEqual([]);
  const findings = checkRules('HU', { content: {} });
  expect(findings.length).toBeGreaterThan(5);
  expect(findings.filter(({ rule }) => rule.footer === undefined)).toEqual([]);
});

it('a check takes a company that is written in full for the company', () => {
  const { texts = {} } = builtIn('HU');
  const company = 'Kávé Kft.';
  const full = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('{{sender}}', company)]),
  );
  expect(brokenIds('HU', { texts: { ...full, 'shop.company': company } })).toEqual([]);
  expect(brokenIds('HU', { texts: full })).toContain('consent.sender at newsletter.legalNotice');
});
