import { describe, expect, test } from 'vitest';
import { firstPaintsOf } from '../src/build/first-paints.ts';
import { paintedNodes } from '../src/embed/element/first-paint/first-paint.ts';
import { SITES } from '../src/embed/market/sites.ts';
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
      expect(painted.content.querySelectorAll('input[type=email]')).toHaveLength(1);
    }
  });

  test('is refused for HTML without markup', () => {
    expect(() => firstPaintsOf(() => `<${tag}></${tag}>`)).toThrow('no mark or no tree');
  });
});
