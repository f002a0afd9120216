// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { localeOf, SITES } from '../src/embed/market/sites.ts';
import { demoTexts, keysWhere, load, type Texts, textsWithin, WIDGETS } from '../test/support/locale-files.ts';
import { builtInContent } from '../widgets/footer/content/built-in.ts';

/** Words that Turkish typesetters keep together. */
const TIED = / olun\b|\b(?:iş|her) gün/u;

/** The field's label, its messages and the button are short, and password managers read them; the sender's block is set by lines. */
const WITH_PLAIN_HYPHEN = /^newsletter\.(?:email\.|submit$)|senderBlock$/;

// Where a typesetter would not break a line. NOTES.md explains how the texts keep it together.
describe.each(SITES)('lines of %s', (site) => {
  const locale = localeOf(site);
  const bundles: [place: string, texts: Readonly<Texts>][] = [
    ['widgets', load(WIDGETS, locale).texts],
    ['footer', textsWithin(builtInContent(site))],
    ['demo', textsWithin(demoTexts(locale))],
  ];

  it.each(bundles)('do not break between a number and its noun in the texts of the %s', (_place, texts) => {
    expect(
      keysWhere(texts, (text) => /(?:(?<!:\d)\d|\{\{max\}\}) [\p{L}\d×§]|[\dIVX]\. (?:év|törv|élet|§)/u.test(text)),
    ).toEqual([]);
  });

  it.each(bundles)(
    'do not break before ¹, and keep the words of a pair together, in the texts of the %s',
    (_place, texts) => {
      expect(keysWhere(texts, (text) => / ¹/u.test(text) || (site === 'TR' && TIED.test(text)))).toEqual([]);
    },
  );

  it('keep a short word with the next one after the thanks', () => {
    expect(load(WIDGETS, locale).texts['newsletter.success.title']).not.toMatch(/[–!,] (?![^ ]*\u00A0)/u);
  });

  it.each(bundles)('do not break inside “e-mail” and “opt-in” in the texts of the %s', (_place, texts) => {
    // A browser breaks after the plain hyphen.
    const loose = (text: string, key: string) =>
      !WITH_PLAIN_HYPHEN.test(key) && /\be-(?:mail|post|bült)|opt-in/i.test(text);
    expect(keysWhere(texts, loose)).toEqual([]);
  });
});
