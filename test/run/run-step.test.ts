// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-widgets-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A step that runs the given programs one after the other. */
function stepOf(programs: readonly string[], more: Partial<Step> = {}): Step {
  const commands = programs.map((source, at) => {
    writeFileSync(join(folder, `${at}.mjs`), source);
    return [`${at}.mjs`];
  });
  return { name: 'example', title: 'an example', commands, limit: 20, ...more };
}

it('passes when all its commands end well, and keeps what they print', async () => {
  const result = await runStep(stepOf(["console.log('one')", "console.error('two')"]), folder, {});

  expect(result).toMatchObject({ outcome: 'passed', counts: { passed: 1, failed: 0 }, output: 'one\ntwo\n' });
  expect(readFileSync(join(folder, 'test-results/example.log'), 'utf8')).toBe('one\ntwo\n');
});

it('fails with the first command that fails, and runs no further one', async () => {
  const programs = [
    "console.log('wrong'); process.exit(3)",
    "import('node:fs').then((fs) => fs.writeFileSync('late', ''))",
  ];
  const result = await runStep(stepOf(programs), folder, {});

  expect(result).toMatchObject({
    outcome: 'failed',
    counts: { passed: 0, failed: 1 },
    note: 'exit 3',
    output: 'wrong\n',
  });
  expect(existsSync(join(folder, 'late'))).toBe(false);
});

it('stops a step that takes too long', async () => {
  const result = await runStep(stepOf(['setInterval(() => {}, 1000)'], { limit: 0.5 }), folder, {});

  expect(result).toMatchObject({ outcome: 'failed', note: 'stopped: it took too long' });
});

it('passes variables on', async () => {
  const result = await runStep(stepOf(['console.log(process.env.CHROMIUM_PATH)']), folder, {
    CHROMIUM_PATH: '/opt/it',
  });

  expect(result.output).toBe('/opt/it\n');
});

it('does not take the report of an earlier run for its own', async () => {
  const report = { kind: 'playwright', file: 'report.json' } as const;
  const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 };
  writeFileSync(join(folder, report.file), JSON.stringify({ stats, errors: [] }));

  expect(await runStep(stepOf([''], { report }), folder, {})).toMatchObject({
    outcome: 'failed',
    counts: { passed: 0 },
  });
});
