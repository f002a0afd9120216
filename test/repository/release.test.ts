import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: readonly string[]; readonly steps: ReadonlyArray<{ readonly run?: string }> }>
  >;
}

const file = join(import.meta.dirname, '../../.github/workflows/release.yml');
const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
const commandsOf = (job: string) =>
  jobs[job]?.steps.flatMap(({ run = '' }) => (/^(?:npm|\.ci)/.test(run) ? [run] : []));

it('publishes what a job has built from the lock file alone, once the tests have passed', () => {
  expect(commandsOf('pack')).toEqual(['npm ci --ignore-scripts', 'npm pack']);
  expect(commandsOf('test')).toEqual(['.ci/run']);
  expect(jobs['publish']?.needs).toEqual(['test', 'pack']);
  expect(commandsOf('publish')).toEqual([expect.stringMatching(/^npm publish \S+ --ignore-scripts /)]);
});
