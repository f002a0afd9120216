import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hostsServed, isServed, originOfServer } from './hosts.ts';

describe('a server answers', () => {
  test.each([
    ['localhost:4173', '127.0.0.1', []],
    ['[::1]:4173', '127.0.0.1', []],
    ['192.0.2.7:4173', '192.0.2.7', []],
    ['[2001:db8::7]', '2001:db8::7', []],
    ['shop.example', '127.0.0.1', ['Shop.example']],
  ])('for the host %s when it listens on %s and also accepts %j', (host, hostname, further) => {
    expect(isServed(requestTo(host), hostsServed(hostname, further))).toBe(true);
  });

  test.each(['0.0.0.0', '::'])('for every address of the machine when it listens on %s', (hostname) => {
    const hosts = hostsServed(hostname);
    const addresses = Object.values(networkInterfaces()).flatMap((ones) => ones ?? []);
    for (const { address, family } of addresses) {
      expect(isServed(requestTo(family === 'IPv6' ? `[${address}]` : address), hosts)).toBe(true);
    }
    expect(isServed(requestTo('evil.example'), hosts)).toBe(false);
  });

  test.each(['evil.example', 'localhost.evil.example', 'evil.example:4173', '127.0.0.2', 'localhost.', '[::2]'])(
    'for no other host, such as %s',
    (host) => {
      expect(isServed(requestTo(host), hostsServed('127.0.0.1'))).toBe(false);
    },
  );
});

test.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
  ['shop.local', 'http://shop.local:80'],
])('a server that listens on %s is opened at %s', (hostname, url) => {
  expect(originOfServer(hostname, 80)).toBe(url);
});

function requestTo(host: string): Request {
  return new Request(`http://${host}/`, { headers: { Host: host } });
}
