// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../support/ui-package.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly on: object;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly permissions?: object; readonly steps: readonly Step[] }>>;
}

function read(file: string): string {
  return readFileSync(join(PROJECT, file), 'utf8');
}

function workflow(name: string): Workflow {
  return parse(read(`.github/workflows/${name}.yml`), { strict: true }) as Workflow;
}

const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

describe('a release', () => {
  it('is published by the workflow with its provenance, after the whole test', () => {
    const { jobs } = workflow('release');
    expect(jobs.publish?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    const commands = jobs.publish?.steps.flatMap(({ run: command }) => command ?? []) ?? [];
    expect(commands.slice(-2)).toEqual(['.ci/run', 'npm publish --provenance']);
  });
});

describe('the workflows', () => {
  it('run the project’s one test command', () => {
    for (const name of ['ci', 'release']) {
      expect(stepsOf(workflow(name)).map(({ run: command }) => command)).toContain('.ci/run');
    }
  });

  it('may read and nothing else, unless a job says so', () => {
    for (const name of ['ci', 'release']) expect(workflow(name).permissions).toEqual({ contents: 'read' });
  });

  it('use actions by the hash of a commit, which nobody can move, with its version beside it', () => {
    for (const name of ['ci', 'release']) {
      const used = Array.from(read(`.github/workflows/${name}.yml`).matchAll(/uses: (.*)/g), ([, action]) => action);
      expect(used).toHaveLength(stepsOf(workflow(name)).filter((step) => step.uses !== undefined).length);
      for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('name scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const commands = stepsOf(workflow('ci')).flatMap(
      ({ run: command = '' }) => /^npm run (\S+)/.exec(command)?.[1] ?? [],
    );
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});
