// @vitest-environment node
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT, run } from '../support/ui-package.ts';

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
  let folder = '';

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('moves the version and puts the changes on top of the changelog, by their sentences alone', async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-release-'));
    for (const name of ['package.json', 'CHANGELOG.md', '.changeset']) {
      cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
    }
    for (const name of globSync('.changeset/*.md', { cwd: folder })) {
      if (!name.endsWith('README.md')) rmSync(join(folder, name));
    }
    writeFileSync(
      join(folder, '.changeset/one.md'),
      "---\n'shop-widgets': minor\n---\n\nThe footer sings.\n\nAt night.\n",
    );
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    await run('git', ['init', '--quiet'], { cwd: folder });
    await run(process.execPath, [join(PROJECT, 'node_modules/@changesets/cli/bin.js'), 'version'], { cwd: folder });
    const [major = 0, minor = 0] = (JSON.parse(read('package.json')) as { version: string }).version
      .split('.')
      .map(Number);
    const next = `${String(major)}.${String(minor + 1)}.0`;
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ version: next });
    const [title = '', ...older] = read('CHANGELOG.md').split('\n\n');
    const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
    expect(
      changelog.startsWith(`${title}\n\n## ${next}\n\n### Minor Changes\n\n- The footer sings.\n\n  At night.\n`),
    ).toBe(true);
    expect(changelog).toContain(older[0]);
  }, 60_000);

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
