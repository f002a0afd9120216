// @vitest-environment node
import { expect, test } from 'vitest';
import { MAIL_TEXTS } from '../backend/mail-texts.ts';
import { localeOf, SITES } from '../backend/markets.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';

// The page shows its texts unchanged, while the mail fills in values.
test.each(SITES)('the confirmation page has all texts in %s, without placeholders', (site) => {
  const locale = localeOf(site);
  const { subject, preheader, button, pending } = MAIL_TEXTS[locale];
  const texts = [
    subject,
    preheader,
    button,
    pending,
    ...Object.values({ ...FAILURE_TEXTS[locale] }),
    ...Object.values({ ...REFUSAL_TEXTS[locale] }),
  ];
  expect(texts.filter((text) => text.trim() === '' || /[{}]/u.test(text))).toEqual([]);
});

test('the texts for Switzerland have no ß', () => {
  expect(JSON.stringify([FAILURE_TEXTS['de-CH'], REFUSAL_TEXTS['de-CH']])).not.toContain('ß');
});
