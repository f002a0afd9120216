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
  const { jobs } = workflow('release');

  it('is tested and packed by a job without a right to publish', () => {
    expect(jobs.pack).not.toHaveProperty('permissions');
    expect(jobs.pack).not.toHaveProperty('environment');
    expect(JSON.stringify(jobs.pack)).not.toContain('secrets.');
    const commands = jobs.pack?.steps.flatMap(({ run: command }) => command ?? []) ?? [];
    expect(commands.slice(-2)).toEqual(['.ci/run', 'npm pack']);
  });

  it('is published with its provenance by a job that runs no code of the repository and its packages', () => {
    expect(jobs.publish).toMatchObject({ needs: 'pack', permissions: { 'id-token': 'write' } });
    expect(jobs.publish?.steps.map(({ uses, run: command }) => command ?? uses?.split('@')[0])).toEqual([
      'actions/setup-node',
      'actions/download-artifact',
      'npm publish ./shop-widgets-*.tgz --ignore-scripts --provenance',
    ]);
    expect(Object.keys(jobs)).toEqual(['pack', 'publish']);
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
