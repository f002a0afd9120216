import { expect, test } from 'vitest';
import { splitLinks, splitParagraphs } from './split-links.ts';

test.each([
  ['no link', 'Read this.', [{ at: 0, text: 'Read this.' }]],
  [
    'a link inside',
    'Read the <privacy>policy</privacy>.',
    [
      { at: 0, text: 'Read the ' },
      { at: 9, text: 'policy', tag: 'privacy' },
      { at: 34, text: '.' },
    ],
  ],
  [
    'two links side by side',
    '<a>x</a><b>x</b>',
    [
      { at: 0, text: 'x', tag: 'a' },
      { at: 8, text: 'x', tag: 'b' },
    ],
  ],
  ['a tag that is never closed', 'Read <privacy>this.', [{ at: 0, text: 'Read <privacy>this.' }]],
  ['a tag closed by another', '<a>x</b>', [{ at: 0, text: '<a>x</b>' }]],
  ['a tag with attributes', '<a href="x">y</a>', [{ at: 0, text: '<a href="x">y</a>' }]],
  ['nothing', '', []],
])('a text is split at its links with %s', (_what, text, segments) => {
  expect(splitLinks(text)).toEqual(segments);
});

test('a text is split at its blank lines', () => {
  expect(splitParagraphs('One.\n\nTwo.\nStill two.\n\nOne.')).toEqual([
    { at: 0, text: 'One.' },
    { at: 6, text: 'Two.\nStill two.' },
    { at: 23, text: 'One.' },
  ]);
});
