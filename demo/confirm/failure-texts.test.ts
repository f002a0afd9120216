// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/api/openapi/newsletter.types.ts';
import { LOCALE_TEXTS } from '../../src/i18n/locales.ts';
import { keysWhere } from '../../locales/bundles.ts';
import { TYPOGRAPHY } from '../../locales/typography.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';

const LOCALES = Object.keys(FAILURE_TEXTS) as Locale[];

describe.each(LOCALES)('what the confirmation page says of a failure in %s', (locale) => {
  const texts = { ...FAILURE_TEXTS[locale] };

  it.each(TYPOGRAPHY)('its texts $fact', ({ refuses }) => {
    expect(keysWhere(texts, (text) => refuses(text, locale))).toEqual([]);
  });
});

it.each(['de-DE', 'de-AT', 'de-CH', 'fr-CH'] as const)('calls another try in %s what the form calls it', (locale) => {
  expect(FAILURE_TEXTS[locale].retry).toBe(LOCALE_TEXTS[locale]['newsletter.error.retry']);
});
