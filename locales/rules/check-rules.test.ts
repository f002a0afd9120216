// @vitest-environment node
import { expect, it } from 'vitest';
import { checkRules, remedyFor } from './check-rules.ts';
import type { RuleLink } from './material.ts';
import type { Requirement } from './rule.ts';

const IMPRINT: RuleLink = { url: '/impressum', text: 'Impressum' };
const TERMS: RuleLink = { url: '/agb', text: 'AGB' };

/** The remedy for a text. */
function forText(requirement: Requirement, text: string, example?: string): string | undefined {
  return remedyFor(requirement, { text }, {}, example === undefined ? undefined : { text: example });
}

/** The remedy for legal links. */
function forLinks(requirement: Requirement, legalLinks: readonly RuleLink[]): string | undefined {
  return remedyFor(requirement, { text: '' }, { content: { legalLinks } }, undefined);
}

const UNSAID = 'does not say what its rule requires; add it';

const MONTHLY = { kind: 'contains', words: /monatlich\b.*/s } as const;

it.each([
  ['without an example', undefined, UNSAID],
  ['with an example that lacks it too', 'Täglich.', UNSAID],
  ['with an example', 'Newsletter: monatlich neu', `${UNSAID}, for example: “monatlich neu”`],
  ['with an example of two lines', 'monatlich\nneu \n', `${UNSAID}, for example: “monatlich neu”`],
])('a text that lacks a part has a remedy %s', (_fact, example, remedy) => {
  expect(forText(MONTHLY, 'Wöchentlich.', example)).toBe(remedy);
});

it('a text that lacks a part has nothing quoted where the part is a place and not words', () => {
  expect(forText({ kind: 'contains', words: /(?=monatlich)/ }, 'Täglich.', 'Newsletter: monatlich')).toBe(UNSAID);
});

it('a text needs a part only where the occasion is mentioned', () => {
  const requirement = { ...MONTHLY, when: /Newsletter/ };
  expect(forText(requirement, 'Gutschein')).toBeUndefined();
  expect(forText(requirement, 'Newsletter')).toBe(UNSAID);
});

it.each([
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(119)}…`],
])('a quotation of %s is cut after 120 characters', (words, quoted) => {
  expect(forText({ kind: 'lacks', words: /a+/ }, words)).toBe(`must not say “${quoted}”; remove it`);
});

const requirement = { kind: 'link', words: /^Impressum und Kontakt$/, url: '/impressum' } as const;
const missing = 'has no link for this rule; add one without validFrom and validTo';

it.each([
  ['by its words with no-break spaces', { url: '/recht', text: 'Impressum\u00a0und Kontakt' }],
  ['by its address', { url: '/impressum', text: 'Wer wir sind' }],
])('a legal link that has to be there is known %s', (_fact, link) => {
  expect(forLinks(requirement, [TERMS, link])).toBeUndefined();
});

it.each([
  ['only from a day on', { validFrom: '2026-01-01' }],
  ['only until a day', { validTo: '2026-12-31' }],
])('a legal link that has to be there counts as missing if it shows %s', (_fact, validity) => {
  expect(forLinks(requirement, [{ ...IMPRINT, ...validity }])).toBe(missing);
});

it('a finding without an example says what to do all the same', () => {
  const [finding] = checkRules('HU', { content: { teaser: {} } });
  expect(finding?.remedy).toMatch(/^has no /);
});
