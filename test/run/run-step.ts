import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { countsOf } from './counts.ts';
import type { Step } from './steps.ts';
import type { StepResult } from './summary.ts';

/** A step's result together with everything it printed. */
export interface FinishedStep extends StepResult {
  readonly output: string;
}

/** Stops what is running, for Ctrl-C; every step's processes are a group of their own. */
const running = new Set<() => void>();

/** Ends all steps that are running. */
export function stopAll(): void {
  for (const stop of running) stop();
}

/**
 * Runs a step in the project's folder and leaves its output in test-results/<name>.log.
 *
 * @param env variables on top of this process's own
 */
export async function runStep(step: Step, root: string, env: Readonly<Record<string, string>>): Promise<FinishedStep> {
  const began = performance.now();
  const reportFile = step.report && join(root, step.report.file);
  // A report of an earlier run must not count for this one.
  if (reportFile) rmSync(reportFile, { force: true });

  let output = '';
  let note: string | undefined;
  for (const [file = '', ...args] of step.commands) {
    const remaining = step.limit - (performance.now() - began) / 1000;
    const run = await runCommand([join(root, file), ...args], root, env, remaining);
    output += run.output;
    note = run.note;
    if (note !== undefined) break;
  }

  const plainOutput = stripVTControlCharacters(output);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', `${step.name}.log`), plainOutput);
  const counts = countsOf(step.report?.kind, reportFile && textOf(reportFile), note === undefined);
  if (note === undefined && counts.passed + counts.failed === 0) note = 'no test ran';
  return {
    title: step.title,
    outcome: counts.failed === 0 ? 'passed' : 'failed',
    counts,
    seconds: (performance.now() - began) / 1000,
    // Some tools colour their output wherever CI is set.
    output: process.stdout.isTTY ? output : plainOutput,
    ...(note === undefined ? {} : { note }),
  };
}

/** Runs one file with Node; the note says why it failed, and is undefined when it did not. */
function runCommand(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  limit: number,
): Promise<{ output: string; note?: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    let timedOut = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));

    const stop = () => killGroup(child.pid);
    running.add(stop);
    const timer = setTimeout(() => {
      timedOut = true;
      stop();
    }, limit * 1000);
    const finish = (note: string | undefined) => {
      clearTimeout(timer);
      running.delete(stop);
      resolve(note === undefined ? { output } : { output, note });
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => {
      if (timedOut) finish('stopped: it took too long');
      else finish(code === 0 ? undefined : `exit ${code ?? signal}`);
    });
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
