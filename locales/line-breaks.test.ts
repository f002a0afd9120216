// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { demoTexts, keysWhere, load, type Texts, textsWithin, WIDGETS } from '../test/support/locale-files.ts';

/** The field's label and its messages are short, and password managers read them; the sender's block is set by lines. */
const WITH_PLAIN_HYPHEN = /^newsletter\.email\.|senderBlock$/;

// Where a Polish, Czech or Slovak typesetter would not break a line. NOTES.md explains how the texts keep it together.
describe.each(['pl-PL', 'cs-CZ', 'sk-SK'] as const)('lines in %s', (locale) => {
  const bundles: [place: string, texts: Readonly<Texts>][] = [
    ['widgets', load(WIDGETS, locale).texts],
    ['demo', textsWithin(demoTexts(locale))],
  ];

  it.each(bundles)('do not break between a number and its noun in the texts of the %s', (_place, texts) => {
    expect(keysWhere(texts, (text) => /(?:\d|\{\{max\}\}) [\p{L}×]/u.test(text))).toEqual([]);
  });

  it.each(bundles)('do not break inside “e-mail” and “opt-in” in the texts of the %s', (_place, texts) => {
    // A browser breaks after the plain hyphen.
    const loose = (text: string, key: string) => !WITH_PLAIN_HYPHEN.test(key) && /\be-mail|opt-in/i.test(text);
    expect(keysWhere(texts, loose)).toEqual([]);
  });
});
