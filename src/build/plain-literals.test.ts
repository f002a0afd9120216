// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { fragileLiteral, plainLiterals } from './plain-literals.ts';

/** The value that an expression has before and after the build, and the built script. */
async function evaluate(expression: string) {
  const entry = `const a = 'A', n = null; globalThis.result = ${expression};`;
  const code = (await buildScript({ '/src/entry.ts': entry }, [plainLiterals()]))[SCRIPT] ?? '';
  const [before, after]: Array<{ result?: unknown }> = [{}, {}];
  runInNewContext(entry.replace('globalThis.', ''), before);
  runInNewContext(code, { globalThis: after });
  return { code, before: before?.result, after: after?.result };
}

it.each([
  '`plain`',
  '`it’s a "quote" // and ${a} /* no comment */`',
  '`${a}${n}${undefined}${1n}${[1, 2]}`',
  '`line\\nbreak ${`nested ${a}`} \\u00e4`',
  'typeof`x`',
  '(() => { return`${a}` })()',
])('writes the template literal %s as a string with the same value', async (expression) => {
  const { code, before, after } = await evaluate(expression);
  expect(after).toEqual(before);
  expect(code).not.toContain('`');
});

it('keeps a tagged template, because its tag receives the parts', async () => {
  const { code, after } = await evaluate('((strings, ...given) => strings.raw.join("|") + given)`a${`b`}\\n`');
  expect(after).toBe('a|\\nb');
  expect(code.split('`')).toHaveLength(3);
});

it.each([
  [`"it's".replace(/['"]/g, '')`, /['"]/],
  ['"https://x/y".split(/:\\/\\//)', /\\\/\\\//],
  ['"a/b".replace(/[/]/, "*")', /\[\/\]/],
  ['"a\\\\b".match(/\\\\/).index', /never/],
])('escapes quotes and slashes in the pattern of %s', async (expression, fragile) => {
  const { code, before, after } = await evaluate(expression);
  expect(after).toEqual(before);
  expect(code.match(/\/.*\/g?[,.)]/)?.[0] ?? '').not.toMatch(fragile);
  expect(fragileLiteral(code)).toBeUndefined();
});

it.each([
  ['const a = `x`;', '`x`'],
  ['const a = /"/g;', '/"/g'],
  ['const a = f`x${`y`}`;', '`y`'],
])('finds what a naive minifier would break in %s', (code, fragile) => {
  expect(fragileLiteral(code)).toBe(fragile);
});

it('finds nothing in strings, comments and divisions', () => {
  expect(fragileLiteral('const a = "`", b = 6 / 2 / 1; // `x`\n/* `y` */')).toBeUndefined();
});
