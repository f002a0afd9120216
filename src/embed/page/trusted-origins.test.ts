// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import * as scriptTag from './script-tag.ts';
import { trustedOrigins } from './trusted-origins.ts';

let warnings: string[] = [];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});

function trusted(script: Readonly<Record<string, string>>, src?: string): readonly string[] {
  vi.spyOn(scriptTag, 'scriptDefault').mockImplementation((name) => script[name] ?? null);
  vi.spyOn(scriptTag, 'scriptOrigin').mockReturnValue(src);
  return trustedOrigins();
}

const OWN = window.location.origin;

it('trusts the page, the script, and the origins that the script tag names', () => {
  expect(trusted({})).toEqual([OWN]);
  expect(trusted({}, 'https://cdn.example')).toEqual([OWN, 'https://cdn.example']);
  expect(trusted({ 'service-base': ' https://api.example/x ' })).toEqual([OWN, 'https://api.example']);
  expect(trusted({ 'service-base': '/', 'service-origins': OWN }, OWN)).toEqual([OWN]);
});

it('trusts no origin that the script shares with strangers, and says so', () => {
  expect(trusted({}, 'https://cdn.jsdelivr.net')).toEqual([OWN]);
  expect(trusted({ 'service-origins': 'https://unpkg.com' }, 'https://unpkg.com')).toEqual([OWN, 'https://unpkg.com']);
  expect(warnings).toEqual(
    ['https://cdn.jsdelivr.net', 'https://unpkg.com'].map(
      (origin) =>
        `[shop-widgets] The script comes from ${origin}, where anyone can publish files, so that origin is not trusted. ` +
        'If it serves services or content of yours, add it to data-service-origins on the script tag.',
    ),
  );
  expect(trusted({}, 'https://unpkg.com.example')).toEqual([OWN, 'https://unpkg.com.example']);
});

it.each([
  ['https://storage.googleapis.com', false],
  ['https://shop.storage.googleapis.com', true],
  ['https://s3.eu-west-1.amazonaws.com', false],
  ['https://s3-eu-west-1.amazonaws.com', false],
  ['https://shop.s3.eu-west-1.amazonaws.com', true],
  ['https://cdn.shopify.com', false],
  ['https://nyc3.digitaloceanspaces.com', false],
  ['https://shop.nyc3.digitaloceanspaces.com', true],
])('of a storage, the host of one customer alone is trusted: %s, %s', (origin, isTrusted) => {
  expect(trusted({}, origin)).toEqual(isTrusted ? [OWN, origin] : [OWN]);
});

it.each([
  'https://a.example https://b.example:8443/x?y',
  'https://a.example,https://b.example:8443',
  ' ,\nhttps://A.example\t, https://b.example:8443,, ',
])('reads the list %j by space or comma', (list) => {
  expect(trusted({ 'service-origins': list })).toEqual([OWN, 'https://a.example', 'https://b.example:8443']);
  expect(warnings).toEqual([]);
});

it.each(['*', 'a.example', 'https://*.example', 'null', 'https:'])(
  'warns of the entry %j, and reads the others',
  (entry) => {
    const list = { 'service-origins': `${entry} https://b.example` };
    expect(trusted(list)).toEqual([OWN, 'https://b.example']);
    expect(trusted(list)).toEqual([OWN, 'https://b.example']);
    expect(warnings).toEqual([
      `[shop-widgets] The script tag: data-service-origins contains "${entry}", which is not an origin, so it is ignored. ` +
        'Write full origins such as https://api.example, separated by spaces or commas.',
    ]);
  },
);
