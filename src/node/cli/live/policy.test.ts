// @vitest-environment node
import { expect, it } from 'vitest';
import { policyVerdicts } from './policy.ts';
import { readPage } from './read-page.ts';

const BASE = 'https://www.shop.de/a';
const policy = (content: string): string => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

const SCRIPT = '<script nonce="n1" integrity="sha256-abc" src="/shop-widgets.js"></script>';

/** The state of the verdict on the script; `true` if the policies allow it. */
function stateOf(head: string, base?: string): true | string | undefined {
  const html = `<!doctype html><head>${head}</head>${policy("script-src 'none'")}`;
  return policyVerdicts(readPage(html), base)[0]?.state ?? true;
}

it.each([
  ["script-src 'none'", 'to do'],
  ["default-src 'self'; script-src https:", true],
  ["default-src 'self'", true],
  ["default-src *; script-src 'nonce-abc'", 'to do'],
  ["script-src 'nonce-n1'", true],
  ["script-src 'sha256-abc'", true],
  ["script-src 'self' 'strict-dynamic'", 'to do'],
  ["script-src 'unsafe-inline'; script-src 'self'", 'to do'],
  ["script-src-elem 'self'; script-src 'none'", true],
  ['script-src https://cdn.example', true],
  ["img-src 'none'", true],
])('the policy %s on a page whose host is unknown, for a script of the page: %j', (content, state) => {
  expect(stateOf(policy(content) + SCRIPT)).toBe(state);
});

it.each([
  ['https://cdn.example/1/', 'https://cdn.example/1/shop-widgets.js', true],
  ['*.example', 'https://cdn.example/shop-widgets.js', true],
  ['*.example', 'https://example/shop-widgets.js', 'to do'],
  ["'self'", 'https://cdn.example/shop-widgets.js', 'to do'],
  ["'self'", 'https://www.shop.de/shop-widgets.js', true],
  ['https://cdn.example', '/shop-widgets.js', 'to do'],
])('the source %s for %s on the page of a shop: %j', (source, src, state) => {
  expect(stateOf(policy(`script-src ${source}`) + SCRIPT.replace('/shop-widgets.js', src), BASE)).toBe(state);
});

it('a policy does not apply to a script before it, but to the chunks that a module requests later', () => {
  const after = policy("script-src 'none'");
  expect(stateOf(SCRIPT + after)).toBe(true);
  expect(stateOf(SCRIPT.replace('<script', '<script type="module"') + after)).toBe('to do');
});

it.each([
  ['ö', `<!-- ${'-'.repeat(1000)} --><meta charset="utf-8">`],
  ['ö', '<!-- <meta charset="utf-8"> --><meta charset="windows-1252">'],
  [undefined, '<meta charset=UTF-8>'],
  [undefined, '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'],
  [undefined, '\uFEFF'],
  [undefined, '\uFFFD'],
])('the letter %s appears garbled on a page in UTF-8 that begins with %j', (letter, start) => {
  expect(readPage(`${start}<p>Zubehör`).garbled).toBe(letter);
});
