// @vitest-environment node
import { expect, it } from 'vitest';
import { STEPS } from './pipeline.ts';

it('does every step after those that it needs', () => {
  const done: string[] = [];
  for (const { name, after } of STEPS) {
    expect(done, name).toEqual(expect.arrayContaining([...after]));
    done.push(name);
  }
});
