import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { scripts } from '../../package.json' with { type: 'json' };

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

it.each(globSync('.github/workflows/*.yml'))('%s runs scripts of the package', (workflow) => {
  const named = [...readFileSync(workflow, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
