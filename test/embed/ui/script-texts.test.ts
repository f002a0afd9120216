import { readFileSync } from 'node:fs';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { LOCALES } from '../../../src/embed/market/sites.ts';
import { builtScript, expect, test } from '../support/host-page.ts';

/** A text as it may appear in the script: quoted, in ASCII only, with either escape for other characters. */
function inScript(text: string): RegExp {
  const source = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const hex = code.toString(16);
    const long = `\\\\u${hex.padStart(4, '0')}`;
    return code < 0x100 ? `(?:\\\\x${hex.padStart(2, '0')}|${long})` : long;
  });
  return new RegExp(`(["'\`])${source.join('')}\\1`, 'i');
}

test('the script contains the texts of its tags, and none that only the elements of the package use', () => {
  const code = builtScript();
  for (const locale of LOCALES) {
    expect(code).toMatch(inScript(LOCALE_TEXTS[locale]['newsletter.legalNotice.more']));
    const file = new URL(`../../../locales/ui/${locale}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(texts).length).toBeGreaterThan(20);
    expect(Object.keys(texts).filter((key) => code.includes(`"${key}"`))).toEqual([]);
    // A single word may occur in another text, so only texts of two or more words are searched.
    const sentences = Object.values(texts).filter((text) => text.includes(' '));
    expect(sentences.filter((text) => inScript(text).test(code))).toEqual([]);
  }
});
