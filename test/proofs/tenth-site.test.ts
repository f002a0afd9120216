// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSite, finishSite, STEPS } from '../support/invented-site.ts';
import { copyProject } from '../support/project-copy.ts';

describe('a tenth site', () => {
  let folder = '';
  let forgotten: readonly string[] = [];
  let left: readonly string[] = [];

  beforeAll(() => {
    folder = copyProject();
    leaveTestsOut(folder);
    beginSite(folder);
    forgotten = compilerErrors(folder);
    finishSite(folder);
    left = compilerErrors(folder);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is missed by the compiler in every list that does not have it', () => {
    const places = new Set(forgotten.map((line) => line.split('(')[0]));
    expect(places).toEqual(
      new Set([
        'demo/sites.ts',
        'src/embed/i18n/locales.ts',
        'src/embed/market/sites.ts',
        'widgets/footer/content/built-in.ts',
      ]),
    );
    // Its texts, and the texts of the interface elements.
    expect(forgotten.filter((line) => line.startsWith('src/embed/i18n/locales.ts')).length).toBeGreaterThanOrEqual(2);
    for (const line of forgotten) expect(line).toMatch(/'nl-XX'|'?XX'?/);
  });

  it('is complete after the steps', () => {
    expect(left).toEqual([]);
  });

  it('takes nine files, each in the recipe', () => {
    expect(new Set(STEPS.map(({ file }) => file)).size).toBeLessThanOrEqual(9);
    const recipe = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
    for (const { file } of STEPS) {
      expect(recipe).toContain(file.replaceAll('nl-XX', 'nl-NL').replace('xx.ts', 'nl.ts'));
    }
  });
});

function leaveTestsOut(folder: string): void {
  const file = join(folder, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { include: string[]; exclude: string[] };
  config.include = ['src', 'widgets', 'demo'];
  config.exclude.push('**/*.test.ts', '**/*.test.tsx');
  writeFileSync(file, JSON.stringify(config));
}

/** What the compiler says, one line per error: `file(line,column): error …`. */
function compilerErrors(folder: string): readonly string[] {
  const { stdout, error } = spawnSync(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc')], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line.includes(': error '));
}
