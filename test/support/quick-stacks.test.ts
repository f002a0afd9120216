// @vitest-environment node
import { expect, it } from 'vitest';
import { type Call, quickStacks } from './quick-stacks.ts';

/** A call as V8 describes it. */
function call(file: string, line: number, kind = ''): Call {
  return { getFileName: () => file, toString: () => `${kind}run (${file}:${String(line)}:1)` } as Call;
}

/** Writes a trace as Playwright does, with the places of the source, which are 100 lines further down here. */
function prepare(error: Error, calls: readonly Call[]): string {
  const moved = calls.map((one) => String(one).replace(/:(\d+):/, (_, line) => `:${String(Number(line) + 100)}:`));
  return [`${error.name}: ${error.message}`, ...moved.map((text) => `    at ${text}`)].join('\n');
}

it('asks for the source of calls in TypeScript, and of no other', () => {
  const asked: (string | null)[] = [];
  const quick = quickStacks((error, calls) => {
    asked.push(...calls.map((one) => one.getFileName() ?? null));
    return prepare(error, calls);
  });
  const calls = [call('/p/node_modules/x/index.js', 1), call('file:///p/a.test.ts', 2), call('node:net', 3, 'async ')];
  expect(quick(new TypeError('This is no\nlocator.'), calls)).toBe(
    [
      'TypeError: This is no\nlocator.',
      '    at run (/p/node_modules/x/index.js:1:1)',
      '    at run (file:///p/a.test.ts:102:1)',
      '    at run (node:net:3:1)',
    ].join('\n'),
  );
  expect(asked).toEqual(['file:///p/a.test.ts']);
});
