import { describe, expect, test } from 'vitest';
import { firstPaintOf } from '../../src/build/first-paints.ts';
import { paintedNodes } from '../../src/embed/element/first-paint/first-paint.ts';
import { SITES } from '../../src/embed/market/sites.ts';
import { prerender } from '../../src/node/prerender.ts';

describe('the first paint of the sign-up', () => {
  test.each(SITES)('of %s is the tree that the prerenderer writes', (site) => {
    const html = prerender({ tag: 'shop-newsletter', attributes: { site } });
    const parsed = document.createElement('template');
    parsed.innerHTML = /<\/style>(.*)<\/template>/s.exec(html)?.[1] ?? '';
    const painted = document.createElement('template');
    painted.content.append(paintedNodes(firstPaintOf(html), document));
    expect(painted.innerHTML).toBe(parsed.innerHTML);
    expect(painted.content.isEqualNode(parsed.content)).toBe(true);
    expect(painted.content.querySelectorAll('input[type=email]')).toHaveLength(1);
  });

  test('is refused for markup that differs by platform', () => {
    const footer = prerender({ tag: 'shop-footer', attributes: { site: 'DE' } });
    expect(() => firstPaintOf(footer)).toThrow('differs by platform');
  });

  test('is refused for HTML without markup', () => {
    expect(() => firstPaintOf('<shop-newsletter></shop-newsletter>')).toThrow('no mark or no tree');
  });
});
