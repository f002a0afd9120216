import { parse } from 'yaml';
import { shopOf, type Site } from '../../src/embed/market/sites.ts';
import consent from './consent.yaml?raw';
import links from './links.yaml?raw';
import national from './national.yaml?raw';
import promises from './promises.yaml?raw';
import { type BySite, type MarketRule, type Requirement, REQUIREMENTS } from './rule.ts';
import signUp from './sign-up.yaml?raw';
import withdrawal from './withdrawal.yaml?raw';

/** The tables of rules by their file names. */
export const TABLES = { consent, withdrawal, 'sign-up': signUp, national, links, promises } as const;

let rules: readonly MarketRule[] | undefined;

/** Every rule about what the widgets and the footer say. Not legal advice. */
export function marketRules(): readonly MarketRule[] {
  // A test holds the tables to rules.schema.json.
  rules ??= Object.values(TABLES).flatMap((table) => parse(table) as MarketRule[]);
  return rules;
}

export interface SiteRule {
  readonly rule: MarketRule;
  readonly requirement: Requirement;
  readonly source: string;
}

export function rulesOf(site: Site): readonly SiteRule[] {
  return marketRules().flatMap((rule) => {
    const requirement = requirementOf(rule, site);
    if (requirement === undefined) return [];
    return [{ rule, requirement, source: ofSite(rule.sources, site) ?? rule.source }];
  });
}

/** What a rule requires of a site; `undefined` for a site that does not have the rule. */
function requirementOf(rule: MarketRule, site: Site): Requirement | undefined {
  if (ofSite(rule.emphasis, site) === 'none') return { kind: 'no emphasis' };
  const pattern = (words: BySite | undefined): RegExp | undefined => {
    const source = ofSite(words, site);
    // The parts of the footer have a line per entry.
    return source === undefined ? undefined : new RegExp(source, rule.footer === undefined ? 'i' : 'im');
  };
  for (const kind of REQUIREMENTS) {
    const words = pattern(rule[kind]);
    const url = rule.page && shopOf(site).legalPages[rule.page];
    if (words) return { kind, words, when: pattern(rule.when), url };
  }
  return undefined;
}

/** The value of a site: that of a list of sites with the site in it, or else the one of all. */
function ofSite(values: BySite = {}, site: Site): string | undefined {
  const [, value] = Object.entries(values).find(([sites]) => sites.split(', ').includes(site)) ?? [];
  return value ?? values['all'];
}
