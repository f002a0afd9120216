import type { Place } from './rule.ts';

// What several groups of rules name: places of the sign-up's texts, and sources.

/** The legal notice below the form. */
export const NOTICE: Place = { in: 'texts', keys: ['newsletter.legalNotice'] };

/** The label of the consent to personalised offers. */
export const PERSONAL: Place = { in: 'texts', keys: ['newsletter.consent.label'] };

export const NOTICE_AND_PERSONAL: Place = { in: 'texts', keys: ['newsletter.legalNotice', 'newsletter.consent.label'] };

/** The label of the consent to commercial messages, in the sites that ask for it in a box of its own. */
export const BOX: Place = { in: 'texts', keys: ['newsletter.legals.label'] };

export const OWN = 'the shop’s own rule';

/** The Hungarian act on commercial advertising. */
export const GRT = 'Act XLVIII of 2008 (Grt.), section 6';

/** Where Turkish law defines what a notice on personal data contains. */
export const KVKK_NOTICE = 'KVKK, Article 10; communiqué on the duty to inform (gazette 30356 of 2018), Article 5';
