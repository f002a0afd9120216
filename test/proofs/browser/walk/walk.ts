import * as fc from 'fast-check';
import { isPossible, takeStep } from './commands.ts';
import { WalkModel } from './model.ts';
import type { TagName } from './page/page-kit.ts';
import { anyStep, type Step } from './steps.ts';
import { TAG_NAMES, type WalkDriver } from './walk-page.ts';

/** The walk of a seed. */
function walkOf(seed: number, length: number): readonly Step[] {
  const [walk = []] = fc.sample(fc.array(anyStep, { minLength: length, maxLength: length }), { seed, numRuns: 1 });
  return walk;
}

/**
 * Takes a walk, from the beginning of the page until its last tag has left.
 *
 * @returns what went wrong, with the steps that led there; `undefined` when nothing did
 */
export async function takeWalk(driver: WalkDriver, seed: number, length: number): Promise<string | undefined> {
  const model = new WalkModel(await driver.open());
  const taken: Step[] = [];
  try {
    for (const step of [...walkOf(seed, length), ...LEAVING]) {
      if (!isPossible(step, model.seen)) continue;
      taken.push(step);
      await takeStep(step, model, driver);
    }
    return undefined;
  } catch (error) {
    return [
      `Seed ${String(seed)} failed in step ${String(taken.length)}: ${error instanceof Error ? error.message : String(error)}`,
      ...taken.map((step, index) => `${String(index + 1).padStart(4)}. ${JSON.stringify(step)}`),
      `Once more: WALK_FIRST=${String(seed)} WALK_SEEDS=1`,
    ].join('\n');
  }
}

/** The end of every walk. */
const LEAVING: readonly Step[] = TAG_NAMES.map((tag: TagName) => ({ do: 'remove', tag }));
