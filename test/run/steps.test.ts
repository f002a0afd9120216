// @vitest-environment node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { chosenSteps, PHASES } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('chosenSteps', () => {
  it('takes every step when none is named', () => {
    expect([...chosenSteps([])]).toEqual(['unit', 'format', 'lint', 'types', 'build', 'browser']);
  });

  it('takes the named ones', () => {
    expect([...chosenSteps(['--only=lint,types'])]).toEqual(['lint', 'types']);
  });

  it('builds before the browser tests, which run on the built script', () => {
    expect([...chosenSteps(['--only=browser'])]).toEqual(['browser', 'build']);
  });

  it('names the steps when one is unknown', () => {
    expect(() => chosenSteps(['--only=e2e'])).toThrow('Unknown step “e2e”; there are unit, format, lint');
    expect(() => chosenSteps(['--watch'])).toThrow('Unknown option --watch; there is --only=');
  });
});

it('names programs that exist', () => {
  const programs = PHASES.flat(2).flatMap(({ commands }) => commands.map(([file]) => file ?? ''));

  expect(programs.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});
