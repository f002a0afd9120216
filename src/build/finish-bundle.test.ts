import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { finishBundle } from './finish-bundle.ts';

interface Integrity {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
}

const built = (code: string, modules: Readonly<Record<string, string>> = {}, brotliLimit = 1000) =>
  buildScript({ '/src/entry.ts': code, ...modules }, [finishBundle({ fileName: SCRIPT, brotliLimit })]);

it('begins with the hint to V8 and a semicolon, and ends with one, a comment and a newline', async () => {
  const code = (await built('console.warn(1)'))[SCRIPT] ?? '';
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n;\n/);
  expect(code.endsWith(';\n/**/\n')).toBe(true);
});

it.each([
  ['a letter beyond ASCII', 'console.warn("\\u{e4}".length, "ä")', /outside ASCII/],
  ['a template literal', 'console.warn(`a${Math.random()}`)', /naive minifiers/],
  ['a quote in a pattern', "console.warn(/'/.test(String(Math.random())))", /naive minifiers/],
  ['process.env', 'console.warn(globalThis.process.env)', /no `process` on a page/],
  ['eval', 'globalThis.eval("1"); (0, eval)("1"); eval("2")', /forbid eval/],
  ['code from text', 'console.warn(Function("return 1"))', /making functions from text/],
  ['a module definition', 'globalThis.define.amd', /module of its own/],
  ['rem', 'console.warn("width: 2rem")', /root font size/],
  ['@font-face', 'console.warn("@font-face {}")', /adopted stylesheet/],
])('refuses %s', async (_, code, message) => {
  await expect(built(code)).rejects.toThrow(message);
});

it('refuses a separate stylesheet', async () => {
  await expect(built("import './a.css'; console.warn(1)", { '/src/a.css': 'p { color: red }' })).rejects.toThrow(
    /\?inline/,
  );
});

it('refuses a script that is larger than the limit', async () => {
  const files = await built('console.warn(1)');
  const { brotli } = (JSON.parse(files['integrity.json'] ?? '') as Integrity).files[SCRIPT] ?? { brotli: 0 };
  expect(brotli).toBeGreaterThan(0);
  await expect(built('console.warn(1)', {}, brotli)).resolves.toHaveProperty([SCRIPT]);
  await expect(built('console.warn(1)', {}, brotli - 1)).rejects.toThrow(
    `${SCRIPT} has ${brotli} bytes with brotli, more than the limit of ${brotli - 1}`,
  );
});
