// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkRules, remedyFor } from './check-rules.ts';
import type { RuleLink } from './material.ts';
import type { Requirement } from './rule.ts';

const IMPRINT: RuleLink = { url: '/impressum', text: 'Impressum' };
const TERMS: RuleLink = { url: '/agb', text: 'AGB' };
const CANCEL: RuleLink = { url: '/kuendigen', text: 'Verträge hier kündigen' };

/** The remedy for a text. */
function forText(requirement: Requirement, text: string, example?: string): string | undefined {
  return remedyFor(requirement, { text }, {}, example === undefined ? undefined : { text: example });
}

/** The remedy for legal links. */
function forLinks(requirement: Requirement, legalLinks: readonly RuleLink[], example?: string): string | undefined {
  return remedyFor(
    requirement,
    { text: '' },
    { content: { legalLinks } },
    example === undefined ? undefined : { text: example },
  );
}

const UNSAID = 'does not say what its rule requires; add it';

describe('a text that lacks a part', () => {
  const monthly = { kind: 'contains', pattern: /monatlich\b.*/s } as const;

  it.each([
    ['without an example', undefined, UNSAID],
    ['with an example that lacks it too', 'Täglich.', UNSAID],
    ['with an example', 'Newsletter: monatlich neu', `${UNSAID}, for example: “monatlich neu”`],
    ['with an example of two lines', 'monatlich\nneu \n', `${UNSAID}, for example: “monatlich neu”`],
  ])('%s is told so', (_fact, example, remedy) => {
    expect(forText(monthly, 'Wöchentlich.', example)).toBe(remedy);
  });

  it('has nothing quoted where the part is a place and not words', () => {
    expect(forText({ kind: 'contains', pattern: /(?=monatlich)/ }, 'Täglich.', 'Newsletter: monatlich')).toBe(UNSAID);
  });

  it('needs it only where the occasion is mentioned', () => {
    const requirement = { ...monthly, when: /Newsletter/ };
    expect(forText(requirement, 'Gutschein')).toBeUndefined();
    expect(forText(requirement, 'Newsletter')).toBe(UNSAID);
  });
});

describe('a quotation', () => {
  it.each([
    ['a'.repeat(120), 'a'.repeat(120)],
    ['a'.repeat(121), `${'a'.repeat(119)}…`],
  ])('of %s is cut after 120 characters', (words, quoted) => {
    expect(forText({ kind: 'lacks', pattern: /a+/ }, words)).toBe(`must not say “${quoted}”; remove it`);
  });
});

describe('a legal link that has to be there', () => {
  const requirement = { kind: 'link', words: /^Impressum und Kontakt$/, url: '/impressum' } as const;
  const missing = 'has no link for this rule; add one without validFrom and validTo';

  it.each([
    ['by its words', { url: '/recht', text: 'Impressum und Kontakt' }],
    ['by its words with no-break spaces', { url: '/recht', text: 'Impressum\u00a0und Kontakt' }],
    ['by its address', { url: '/impressum', text: 'Wer wir sind' }],
  ])('is known %s', (_fact, link) => {
    expect(forLinks(requirement, [TERMS, link])).toBeUndefined();
  });

  it.each([
    ['from a day on', { validFrom: '2026-01-01' }],
    ['until a day', { validTo: '2026-12-31' }],
  ])('is not there if it shows %s', (_fact, validity) => {
    expect(forLinks(requirement, [{ ...IMPRINT, ...validity }])).toBe(missing);
  });

  it.each([
    ['with the address', '/agb AGB\n/impressum Wer wir sind', '{"url":"/impressum","text":"Wer wir sind"}'],
    ['with the words', '/agb AGB\n/recht Impressum und Kontakt', '{"url":"/recht","text":"Impressum und Kontakt"}'],
  ])('is quoted from an example that has it %s', (_fact, example, entry) => {
    expect(forLinks(requirement, [TERMS], example)).toBe(`${missing}, such as ${entry}`);
  });

  it('is not quoted where the example lacks it', () => {
    expect(forLinks(requirement, [TERMS], '/agb AGB')).toBe(missing);
  });
});

describe('the order and the emphasis of the legal links', () => {
  const first = { kind: 'first', words: /Impressum/ } as const;
  const noFirst = 'does not begin with the required link; move that link to the top';
  const none = { kind: 'emphasis' } as const;
  const cancel = { kind: 'emphasis', words: /kündigen/ } as const;
  const strong = { ...CANCEL, emphasis: true };

  it.each([
    ['the required link first', first, [IMPRINT, TERMS], undefined],
    ['another link first', first, [TERMS, IMPRINT], noFirst],
    ['no link', first, [], noFirst],
    ['no emphasis where none is wanted', none, [IMPRINT, CANCEL], undefined],
    [
      'emphasis where none is wanted',
      none,
      [IMPRINT, strong],
      'has the wrong emphasis at “Verträge hier kündigen”; remove "emphasis" there',
    ],
    ['emphasis where it is wanted', cancel, [IMPRINT, strong], undefined],
    [
      'no emphasis where it is wanted',
      cancel,
      [IMPRINT, CANCEL],
      'has the wrong emphasis at “Verträge hier kündigen”; add "emphasis": true there',
    ],
    [
      'no link that needs emphasis',
      cancel,
      [IMPRINT, TERMS],
      'has no link with emphasis; add the one of this rule with "emphasis": true',
    ],
  ] as const)('%s', (_fact, requirement, links, remedy) => {
    expect(forLinks(requirement, links)).toBe(remedy);
  });
});

it('a finding without an example says what to do all the same', () => {
  const [finding] = checkRules('HU', { content: { teaser: {} } });
  expect(finding?.remedy).toMatch(/^has no /);
});
