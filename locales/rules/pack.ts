import type { Site } from '../../src/embed/market/sites.ts';
import { CONSENT_RULES } from './consent-rules.ts';
import { LINK_RULES } from './link-rules.ts';
import { NATIONAL_RULES } from './national-rules.ts';
import { PROMISE_RULES } from './promise-rules.ts';
import type { MarketRule, Requirement } from './rule.ts';
import { SIGN_UP_RULES } from './sign-up-rules.ts';
import { WITHDRAWAL_RULES } from './withdrawal-rules.ts';

/** Every rule about what the widgets and the footer say. Not legal advice. */
export const MARKET_RULES: readonly MarketRule[] = [
  ...CONSENT_RULES,
  ...WITHDRAWAL_RULES,
  ...SIGN_UP_RULES,
  ...NATIONAL_RULES,
  ...LINK_RULES,
  ...PROMISE_RULES,
];

/** A rule as one site has it. */
export interface SiteRule {
  readonly rule: MarketRule;
  readonly requirement: Requirement;
  readonly source: string;
}

/** The rules of a site. */
export function rulesOf(site: Site): readonly SiteRule[] {
  return MARKET_RULES.flatMap((rule) => {
    const requirement = rule.bySite[site];
    return requirement === undefined ? [] : [{ rule, requirement, source: rule.sources?.[site] ?? rule.source }];
  });
}
