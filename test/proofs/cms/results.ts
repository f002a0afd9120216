import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { formatted } from '../../../src/build/formatted.ts';
import { findBrowser } from '../../support/browser.ts';
import { COMMAND_WORDS, startedHosts } from './flows/hosts.ts';

/** Writes what was tried where, and what failed: of a run of all tests. */
export default class Results implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd(): Promise<void> {
    const hosts = startedHosts();
    if (COMMAND_WORDS.length > 0 || hosts.length === 0) return;
    const tests = this.#suite?.allTests() ?? [];
    const parts = hosts.flatMap(({ name, version }) => {
      // The file that runs a test: several CMSs share some that are written elsewhere.
      const here = tests.filter((test) => basename(test.titlePath()[2] ?? '').startsWith(name.toLowerCase()));
      return [`## ${name} ${version}`, here.map(lineOf).join('\n')];
    });
    const text = [
      '# Test results in real CMSs',
      `Written by \`npm run test:cms\`, with ${findBrowser()?.version ?? 'an unknown browser'}. ` +
        'Every line without “failed” is true as it is written. A published page is opened with and without the script. ' +
        'Its widgets work, nothing new reaches the console, and staff choose a test.',
      ...parts,
    ].join('\n\n');
    const path = join(import.meta.dirname, 'RESULTS.md');
    writeFileSync(path, await formatted(path, text));
  }
}

/** A test that another one has stopped is skipped: that is no success. */
function lineOf(test: TestCase): string {
  return `- ${test.outcome() === 'expected' ? '' : '**failed**: '}${test.title}`;
}
