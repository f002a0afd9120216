// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { firstPaintsOf } from '../src/build/first-paints.ts';
import { paintedNodes } from '../src/embed/element/first-paint/first-paint.ts';
import { fingerprintOfMarkup, MARK } from '../src/embed/element/first-paint/mark.ts';
import { LOCALE_TEXTS } from '../src/embed/i18n/locales.ts';
import { localeOf, SITES } from '../src/embed/market/sites.ts';
import { prerender } from '../src/node/prerender.ts';

describe.each([
  ['shop-newsletter', ['CLASSIC TABLET SMARTPHONE MATCH']],
  ['shop-footer', ['CLASSIC', 'TABLET SMARTPHONE MATCH']],
])('the first paint of <%s>', (tag, groups) => {
  test.each(SITES)('in %s is the tree that the prerenderer writes for each platform', (site) => {
    const htmlFor = (platform: string): string => prerender({ tag, attributes: { site, platform } });
    const paints = firstPaintsOf(htmlFor);
    expect(paints.map((paint) => paint.split('^')[0])).toEqual(groups);
    for (const paint of paints) {
      const parsed = document.createElement('template');
      parsed.innerHTML = /<\/style>(.*)<\/template>/s.exec(htmlFor(paint.split(/[ ^]/)[0] ?? ''))?.[1] ?? '';
      const painted = document.createElement('template');
      painted.content.append(paintedNodes(paint, document));
      expect(painted.innerHTML).toBe(parsed.innerHTML);
      expect(painted.content.isEqualNode(parsed.content)).toBe(true);
      expect(painted.content.querySelectorAll('input[name=email]')).toHaveLength(1);
    }
  });

  test.each(SITES)('in %s is that of every page that changes only texts which show later', (site) => {
    const isCounted = (key: string): boolean =>
      fingerprintOfMarkup(tag, {}, { 'data-texts': { [key]: '/' } }) !== fingerprintOfMarkup(tag, {}, {});
    const keys = Object.keys(LOCALE_TEXTS[localeOf(site)]);
    const later = Object.fromEntries(keys.filter((key) => !isCounted(key)).map((key) => [key, '/other']));
    expect(later).toMatchObject({ 'shop.company': '/other', 'newsletter.legalNotice': '/other' });
    const paintsWith = (texts?: object): readonly string[] =>
      firstPaintsOf((platform) => prerender({ tag, attributes: { site, platform }, texts }));
    expect(paintsWith(later)).toEqual(paintsWith());
  });
});

const markup = (inside: string): string =>
  `<style ${MARK}="{&quot;inside&quot;:{}}"></style><div class="root">${inside}</div></template>`;

test.each([
  ['<p>', 'no mark or no tree'],
  [markup('a|b'), 'must not have the sign |'],
  [markup('<b title="a^b"></b>'), 'must not have the sign ^'],
  [markup('a<!-- -->b'), 'may contain only elements and text'],
])('a first paint is refused for %s', (html, message) => {
  expect(() => firstPaintsOf(() => html)).toThrow(message);
});
