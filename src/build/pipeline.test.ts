// @vitest-environment node
import { expect, it } from 'vitest';
import { STEPS } from './pipeline.ts';

it('does every step after those that it needs', () => {
  const done: string[] = [];
  for (const { name, after } of STEPS) {
    expect({ name, missing: after.filter((other) => !done.includes(other)) }).toEqual({ name, missing: [] });
    done.push(name);
  }
});
