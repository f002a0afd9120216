import { expect, test } from 'vitest';
import { nodesOf } from './markup-text.ts';

function html(markup: string): string {
  const box = document.createElement('div');
  box.append(nodesOf(markup, document));
  return box.innerHTML;
}

test('elements, texts and the comments between texts', () => {
  expect(html("<p class='a'>1<!-- -->2<br/>3</p><slot class='b'></slot>")).toBe(
    '<p class="a">1<!-- -->2<br>3</p><slot class="b"></slot>',
  );
});

test('elements without an end tag have no children', () => {
  expect(html("<input type='email' required=''/><img src='/a.webp' alt=''/>")).toBe(
    '<input type="email" required=""><img src="/a.webp" alt="">',
  );
});

test('signs that React escapes', () => {
  expect(nodesOf("<a title='&quot;&#x27;'>&lt;b&gt; &amp;amp;</a>", document).textContent).toBe('<b> &amp;');
  expect(nodesOf("<a title='&quot;&#x27;'></a>", document).querySelector('a')?.title).toBe('"\'');
});

test('drawings and what follows them', () => {
  const [svg, path, after] = nodesOf(
    "<svg viewBox='0 0 1 1'><path d='M0 0'></path></svg><b></b>",
    document,
  ).querySelectorAll('*');
  expect([svg, path, after].map((element) => element?.namespaceURI)).toEqual([
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/1999/xhtml',
  ]);
  expect(svg?.getAttribute('viewBox')).toBe('0 0 1 1');
});
