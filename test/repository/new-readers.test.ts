// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { lexer, type Token, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../proofs/steps.ts';
import { PROJECT } from '../support/ui-package.ts';

const GUIDES = 'demo/guides/content';

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** The files that the links of a Markdown file lead to, with their anchors. */
function linksOf(file: string): readonly string[] {
  const links: string[] = [];
  void walkTokens(lexer(read(file)), (token: Token) => {
    if (token.type === 'link' && !/^https?:/.test(token['href'] as string)) links.push(token['href'] as string);
  });
  return links.map((link) => (link.startsWith('#') ? `${file}${link}` : join(dirname(file), link)));
}

/** What new readers look for, the links that they follow from the README, and what they find there. */
const WAYS: readonly (readonly [question: string, clicks: readonly string[], answer: string])[] = [
  ['a snippet for TYPO3', [`${GUIDES}/index.md`, `${GUIDES}/typo3.md`], '<shop-newsletter>'],
  ['the meaning of `platform`', [`${GUIDES}/reference.md`], '| `platform`'],
  ['a tag that appears as text', [`${GUIDES}/troubleshooting.md`], '| the tag appears as text'],
  ['the steps to a tenth site', ['CONTRIBUTING.md'], '## A new site'],
];

describe('from the README, new readers find', () => {
  it.each(WAYS)('%s', (_, clicks, answer) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    for (const [index, click] of clicks.entries()) expect(linksOf(clicks[index - 1] ?? 'README.md')).toContain(click);
    expect(read(clicks.at(-1) ?? '')).toContain(answer);
  });
});

it.each([
  ['README.md', 15_000],
  ['CONTRIBUTING.md', 10_000],
])('%s has at most %d bytes', (file, limit) => {
  expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(limit);
});

it('CONTRIBUTING lists every step of the proofs', () => {
  const rows = Array.from(read('CONTRIBUTING.md').matchAll(/^\| `npm run test:all -- (\w+)`/gm), ([, name]) => name);
  expect(rows).toEqual(STEPS.map(({ name }) => name));
});
