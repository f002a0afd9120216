// @vitest-environment node
import { expect, it } from 'vitest';
import { blockedByPolicy } from './policy.ts';
import { readPage } from './read-page.ts';

const BASE = 'https://www.shop.de/a';
const policy = (content: string): string => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

function blocked(head: string, src = '/shop-widgets.js', base?: string): readonly string[] {
  const script = `<script nonce="n1" integrity="sha256-abc" src="${src}"></script>`;
  return blockedByPolicy(
    readPage(new Map([['', `<!doctype html><head>${head}</head>${script}${policy("script-src 'none'")}`]])),
    base,
  );
}

it.each([
  ["script-src 'none'", false],
  ["default-src 'self'; script-src https:", true],
  ["default-src 'self'", true],
  ["default-src *; script-src 'nonce-abc'", false],
  ["script-src 'nonce-n1'", true],
  ["script-src 'sha256-abc'", true],
  ["script-src 'self' 'strict-dynamic'", false],
  ["script-src 'unsafe-inline'; script-src 'self'", false],
  ["script-src-elem 'self'; script-src 'none'", true],
  ['script-src https://cdn.example', true],
  ["img-src 'none'", true],
])('the policy %s of a page whose host is not known allows its own script: %j', (content, allowed) => {
  expect(blocked(policy(content)).length === 0).toBe(allowed);
});

it.each([
  ['https://cdn.example', 'https://cdn.example/1/shop-widgets.js', true],
  ['https://cdn.example/1/', 'https://cdn.example/1/shop-widgets.js', true],
  ['https://cdn.example/2/', 'https://cdn.example/1/shop-widgets.js', false],
  ['https://cdn.example/1', 'https://cdn.example/1/shop-widgets.js', false],
  ['*.example', 'https://cdn.example/shop-widgets.js', true],
  ['*.example', 'https://example/shop-widgets.js', false],
  ['*.example:8080', 'https://cdn.example/shop-widgets.js', false],
  ['http://cdn.example', 'https://cdn.example/shop-widgets.js', true],
  ["'self'", 'https://cdn.example/shop-widgets.js', false],
  ["'self'", 'https://www.shop.de/shop-widgets.js', true],
  ['https://cdn.example', '/shop-widgets.js', false],
])('the source %s allows %s on the page of a shop: %j', (source, src, allowed) => {
  expect(blocked(policy(`script-src ${source}`), src, BASE).length === 0).toBe(allowed);
});
