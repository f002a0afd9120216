// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { paintedNodes } from './first-paint.ts';

function html(tokens: string): string {
  const box = document.createElement('div');
  box.append(paintedNodes(tokens.split('|'), document));
  return box.innerHTML;
}

test('creates elements and texts', () => {
  expect(html('p|@class=a|=1|br|/|=3|/|slot|@class=b|+c|/')).toBe('<p class="a">1<br>3</p><slot class="b c"></slot>');
});

test('creates texts and values that look like markup or like a token', () => {
  expect(html('a|@title="\'<=|=<b> &amp;|=/|==|/')).toBe('<a title="&quot;\'&lt;=">&lt;b&gt; &amp;amp;/=</a>');
});

test('creates empty values and texts', () => {
  expect(html('input|@required=|@type=email|/|=')).toBe('<input required="" type="email">');
});

test('creates a drawing as SVG, and what follows it as HTML', () => {
  const [svg, path, after] = paintedNodes(
    'svg|@viewBox=0 0 1 1|path|@d=M0 0|+a|/|/|b|/'.split('|'),
    document,
  ).querySelectorAll('*');
  expect([svg, path, after].map((element) => element?.namespaceURI)).toEqual([
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/1999/xhtml',
  ]);
  expect(svg?.getAttribute('viewBox')).toBe('0 0 1 1');
});
