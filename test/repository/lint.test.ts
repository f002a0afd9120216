// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Forbidden code: file, rule that must report it, line. */
const WRONG: readonly (readonly [file: string, rule: string, line: string])[] = [
  ['src/embed/api/newsletter-client.ts', 'no-restricted-globals', "export const answer = () => fetch('/');"],
  ['widgets/newsletter/newsletter.ts', 'no-restricted-globals', "export const answer = () => window.fetch('/');"],
  ['widgets/newsletter/wait.ts', 'no-restricted-globals', 'export const wait = () => setTimeout(() => 1, 10);'],
  ['widgets/newsletter/store.ts', 'no-restricted-globals', "export const kept = () => localStorage.getItem('a');"],
  ['src/embed/session/session.ts', 'no-restricted-globals', "export const answer = () => fetch('/');"],
  ['src/embed/page/visibility.ts', 'no-document-cookie', "export const forget = () => (document.cookie = 'a=');"],
  ['src/embed/page/markup.ts', 'no-restricted-properties', "document.body.innerHTML = '<p>';"],
  ['widgets/newsletter/rules/validation.ts', 'no-restricted-globals', 'export const width = () => window.innerWidth;'],
  ['widgets/newsletter/rules/field-order.ts', 'no-restricted-imports', "import { useState } from 'react';"],
  ['widgets/newsletter/form-reducer.ts', 'no-restricted-imports', "import { View } from './newsletter-view.tsx';"],
  ['widgets/newsletter/rules/submission.ts', 'no-restricted-globals', 'export const title = () => document.title;'],
  ['widgets/newsletter/rules/prefill.ts', 'no-restricted-globals', 'export const title = () => document.title;'],
  ['src/embed/market/limits.ts', 'no-explicit-any', 'export const limit: any = 1;'],
  ['src/embed/market/sites.ts', 'no-non-null-assertion', 'export const first = (list: string[]) => list[0]!;'],
  ['src/embed/market/long.ts', 'max-lines', 'export const x = [\n' + '  1,\n'.repeat(250) + '];'],
  ['src/embed/market/long.test.ts', 'max-lines', 'export const x = [\n' + '  1,\n'.repeat(250) + '];'],
  [
    'src/embed/market/tall.ts',
    'max-lines-per-function',
    `export function tall() {\n${'  console.warn(1);\n'.repeat(60)}}`,
  ],
  [
    'widgets/footer/tall.tsx',
    'max-lines-per-function',
    `export const Tall = () => {\n${'  console.warn(1);\n'.repeat(60)}};`,
  ],
  ['demo/tall.ts', 'max-lines-per-function', `export function tall() {\n${'  console.warn(1);\n'.repeat(60)}}`],
  ['src/ui/icons/index.ts', 'no-barrel-file', "export * from './a.ts';\nexport * from './b.ts';"],
  ['src/embed/log.ts', 'no-console', "console.log('ready');"],
];

/** Allowed code. */
const RIGHT: readonly (readonly [file: string, line: string])[] = [
  ['src/embed/api/request.ts', "export const answer = () => fetch('/', { signal: AbortSignal.timeout(15) });"],
  ['src/embed/page/cookies.ts', 'export const cookies = () => document.cookie;'],
  ['src/embed/session/clock.ts', 'export const wait = (then: () => void) => setTimeout(then, 10);'],
  ['src/embed/session/staff-notes.ts', "export const kept = () => sessionStorage.getItem('a');"],
  ['src/embed/session/keep-alive.ts', 'export const wait = (then: () => void) => setInterval(then, 10);'],
  ['src/embed/element/warn.ts', "export const warn = () => console.warn('[shop-widgets]');"],
  ['widgets/newsletter/wait.test.ts', 'export const wait = () => setTimeout(() => 1, 10);'],
  ['src/embed/market/short.ts', `export function short() {\n${'  console.warn(1);\n'.repeat(58)}}`],
  ['src/embed/market/tall.test.ts', `export function tall() {\n${'  console.warn(1);\n'.repeat(60)}}`],
  ['widgets/footer/content/de.ts', 'export const x = [\n' + '  1,\n'.repeat(250) + '];'],
];

let folder: string;
let found: { rule: string; file: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-widgets-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const files = [...WRONG.map(([file, , line]) => [file, line] as const), ...RIGHT];
  for (const [file, line] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  // Without types: they would need the packages beside the files.
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config=.oxlintrc.json', '--format=json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  found = diagnostics.map(({ code, filename }) => ({ rule: code, file: filename.replaceAll('\\', '/') }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(WRONG)('forbids in %s: %s', (file, rule) => {
    expect(found.filter((each) => each.file.endsWith(file)).map((each) => each.rule)).toContainEqual(
      expect.stringContaining(`(${rule})`),
    );
  });

  it.each(RIGHT)('allows in %s what belongs there', (file) => {
    expect(found.filter((each) => each.file.endsWith(file))).toEqual([]);
  });
});
