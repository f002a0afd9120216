import { expect, test } from 'vitest';
import { failureDetail } from './common-events.ts';

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  ['thrown text', 'thrown text'],
  [new Error('No place for "anna+x@shop.example", <b@c.de>'), 'No place for "\u2026", <\u2026>'],
  ['sent to anna%40example.com, twice', 'sent to \u2026, twice'],
  ['see https://anna:word@shop.example/a', 'see \u2026'],
  [new Error('Bad token eyJhbGciOiJub25lIn0.eyJleHAiOjF9.x-_y!'), 'Bad token \u2026!'],
])('the detail of a failure with %s holds no address and no token', (error, message) => {
  expect(failureDetail('shop-footer', error)).toEqual({ tag: 'shop-footer', message });
});
