import { expect, test } from 'vitest';
import { isServed, originOfServer } from './hosts.ts';

test.each([
  ['localhost:4173', []],
  ['[::1]:4173', []],
  ['192.0.2.7:4173', []],
  ['[2001:db8::7]', []],
  ['shop.example', ['Shop.example']],
])('a server answers for the host %s when its names are %j', (host, names) => {
  expect(isServed(`http://${host}/`, names)).toBe(true);
});

test.each(['evil.example', 'localhost.evil.example', 'evil.example:4173', 'localhost.', '127.0.0.1.evil.example'])(
  'a server answers for no other name, such as %s',
  (host) => {
    expect(isServed(`http://${host}/`, ['127.0.0.1', 'shop.example'])).toBe(false);
  },
);

test.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
  ['shop.local', 'http://shop.local:80'],
])('a server that listens on %s is opened at %s', (hostname, url) => {
  expect(originOfServer(hostname, 80)).toBe(url);
});
