/** Takes more random walks than `npm run test:all` does: `node test/proofs/browser/walk/main.ts`, `… --seeds 1000`, `… --seed 7`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, seed: { type: 'string' } },
});
const seeds = values.seeds ?? (values.seed === undefined ? '200' : '1');

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const args = [
  'test',
  '--config',
  'test/proofs/playwright.config.ts',
  '--global-timeout',
  '0',
  '--reporter',
  'list',
  'browser/walk/',
];
const child = spawn(process.execPath, [playwright, ...args], {
  stdio: 'inherit',
  env: { ...process.env, WALK_SEEDS: seeds, WALK_FIRST: values.seed ?? '1' },
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
