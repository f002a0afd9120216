import { expect, test } from 'vitest';
import { timeUntil } from './time-until.ts';

test.each([
  [7_001, 'de-DE', 'in 8 Sekunden'],
  [60_000, 'de-DE', 'in 1 Minute'],
  [61_000, 'de-AT', 'in 2 Minuten'],
  [90 * 60_000, 'de-CH', 'in 90 Minuten'],
  [91 * 60_000, 'de-DE', 'in 2 Stunden'],
  [37 * 3_600_000, 'de-DE', 'in 2 Tagen'],
  [120_000, 'fr-CH', 'dans 2 minutes'],
  [60_000, 'cs-CZ', 'za 1 minutu'],
  [300_000, 'cs-CZ', 'za 5 minut'],
  [300_000, 'sk-SK', 'o 5 minút'],
  [120_000, 'pl-PL', 'za 2 minuty'],
  [120_000, 'hu-HU', '2 perc múlva'],
  [120_000, 'tr-TR', '2 dakika sonra'],
])('formats %d ms in %s as "%s", without a line break', (wait, locale, words) => {
  expect(timeUntil(wait, locale)).toBe(words.replaceAll(' ', '\u00A0'));
});
