// @vitest-environment node
import { expect, test } from 'vitest';
import { maskText } from '../../../debug/mask.ts';
import { failureDetail } from './common-events.ts';

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  ['thrown text', 'thrown text'],
  [new Error('No place for "anna+x@shop.example", <b@c.de>'), 'No place for "\u2026", <\u2026>'],
  [new Error('Bad token eyJhbGciOiJub25lIn0.eyJleHAiOjF9.x-_y!'), 'Bad token \u2026!'],
])('the detail of a failure with %s holds no address and no token', (error, message) => {
  expect(failureDetail('shop-footer', error)).toEqual({ tag: 'shop-footer', message });
});

test.each([
  ['sent to anna.muster+shop@mail.example.com.', 'anna'],
  ['sent to anna%40example.com, twice', 'anna'],
  ['see https://anna:word@shop.example/a', 'anna'],
  ['see https://anna:word@shop.example/a', 'word'],
  ['see https://shop.example/a?email=anna@example.com', 'anna'],
  ['the token eyJhbGciOi.eyJleHAiOj.c2ln is old', 'eyJ'],
])('in %j, the detail of a failure and the report of the diagnosis hide %s', (text, secret) => {
  const { message } = failureDetail('shop-footer', text);
  expect([message.includes(secret), maskText(text).includes(secret)]).toEqual([false, false]);
});
