// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, SITES } from '../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../sites.ts';

// The page shows its texts unchanged, while the mail fills in values.
test.each(SITES)('the confirmation page has all texts in %s, without placeholders', (site) => {
  const { mail, failure, refusal } = DEMO_SITES[site];
  const { subject, 'confirm.text': text, button, pending } = mail;
  const texts = [subject, text, button, pending, ...Object.values(failure), ...Object.values(refusal)];
  expect(texts.filter((shown) => shown.trim() === '' || /[{}]/u.test(shown))).toEqual([]);
});

test.each(SITES)(
  'the mail and the confirmation page of %s give no amount of money that the footer might contradict',
  (site) => {
    const { body, 'confirmed.text': confirmed } = DEMO_SITES[site].mail;
    expect(body + confirmed).not.toMatch(/\d\s(?:zł|Kč|€|TL)/u);
  },
);

test.each(SITES)(
  'no line of the words of %s ends after a single letter and a hyphen, or between a number and its noun',
  (site) => {
    const { shop, mail, voucher, failure, refusal } = DEMO_SITES[site];
    const words = [shop, voucher, failure, refusal, { ...mail, senderBlock: '' }].flatMap((texts) =>
      Object.values(texts),
    );
    expect(words.filter((text) => /(?<!\p{L})\p{L}-\p{L}|\d [\p{L}%]/u.test(text))).toEqual([]);
  },
);

test('the texts for Switzerland have no ß', () => {
  expect(JSON.stringify(DEMO_SITES.CH)).not.toContain('ß');
});

it.each(['DE', 'AT', 'CH', 'CH_FR'] as const)('calls another try in %s what the form calls it', (site) => {
  expect(DEMO_SITES[site].failure.retry).toBe(LOCALE_TEXTS[localeOf(site)]['newsletter.error.retry']);
});

test.each(SITES)('the confirmation page says without a script what it needs, in the language of %s', (site) => {
  const [, words] = /<noscript\s*>(.*)<\/noscript/su.exec(readFileSync('demo/confirm.html', 'utf8')) ?? [];
  expect(words).toContain(`<p lang="${localeOf(site).slice(0, 2)}"`);
});
