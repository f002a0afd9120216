/** `npm test`: format, lint, types, unit and component tests, build, browser tests, and one summary. */
import { fileURLToPath } from 'node:url';

import { describeBrowser, findOrInstallBrowser } from '../support/browser-install.ts';
import { type FinishedStep, runStep, stopAll } from './run-step.ts';
import { chosenSteps, PHASES, type Step } from './steps.ts';
import { secondsOf, summaryOf, totalOf } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const began = performance.now();
const results = new Map<string, FinishedStep>();
const env: Record<string, string> = { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(130);
  });
}

const chosen = readArguments();
// Installing a browser may take a while and mostly waits for the network, so it begins beside the first steps.
const browser = chosen.has('browser') ? findBrowserEarly() : undefined;

for (const lanes of PHASES) await Promise.all(lanes.map((lane) => runLane(lane)));

const finished = [...results.values()];
for (const { title, outcome, output } of finished) {
  if (outcome === 'failed') console.log(`\n──── ${title}: what it printed ────\n${output.trimEnd()}`);
}
console.log(`\n${summaryOf(finished, (performance.now() - began) / 1000)}`);
const { passed, failed } = totalOf(finished);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const step of lane) {
    if (!chosen.has(step.name)) continue;
    const result = await runOne(step);
    results.set(step.name, result);
    console.log(`${result.outcome.padEnd(7)} ${result.title}, ${secondsOf(result.seconds)}`);
  }
}

async function runOne(step: Step): Promise<FinishedStep> {
  const needed = step.needs === undefined ? undefined : results.get(step.needs);
  if (needed && needed.outcome !== 'passed') return notRun(step, `not run, because ${needed.title} failed`);
  if (step.name !== 'browser') return runStep(step, root, env);
  const found = await browser;
  return found?.path === undefined
    ? notRun(step, found?.problem ?? 'no browser')
    : runStep(step, root, { ...env, CHROMIUM_PATH: found.path });
}

function notRun({ title }: Step, note: string): FinishedStep {
  return { title, outcome: 'not run', counts: { passed: 0, failed: 1, skipped: 0 }, seconds: 0, note, output: '' };
}

async function findBrowserEarly(): Promise<{ path: string } | { path?: never; problem: string }> {
  try {
    const found = await findOrInstallBrowser((line) => console.log(line));
    console.log(describeBrowser(found));
    return { path: found.path };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    console.error(problem);
    return { problem };
  }
}

function readArguments(): ReadonlySet<string> {
  try {
    return chosenSteps(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
