import * as fc from 'fast-check';
import { isPossible, takeStep } from './commands.ts';
import { WalkModel } from './model.ts';
import type { TagName } from './page/page-kit.ts';
import { anyStep, type Step } from './steps.ts';
import { TAG_NAMES, type WalkDriver } from './walk-page.ts';

/** How long a failed walk is made shorter, in milliseconds. */
const SHRINKING = 120_000;

/** The walk of a seed. */
function walkOf(seed: number, length: number): readonly Step[] {
  const [walk = []] = fc.sample(fc.array(anyStep, { minLength: length, maxLength: length }), { seed, numRuns: 1 });
  return walk;
}

/**
 * Takes a walk. When it fails, it is made as short as it can be.
 *
 * @returns what went wrong, with the shortest walk that shows it; `undefined` when nothing did
 */
export async function takeWalk(driver: WalkDriver, seed: number, length: number): Promise<string | undefined> {
  const possible: Step[] = [];
  const first = await attempt(driver, walkOf(seed, length), (step) => possible.push(step));
  if (first === undefined) return undefined;
  const property = fc.asyncProperty(fc.array(anyStep, { maxLength: length }), async (steps) => {
    const failure = await attempt(driver, steps);
    if (failure !== undefined) throw new Error(failure);
  });
  // What was not possible is left out at once.
  const result = (await fc.check(property, {
    examples: [[possible]],
    numRuns: 1,
    seed,
    plugins: [fc.interruptAfterTimeLimit(SHRINKING)],
  })) as fc.RunDetails<[Step[]]>;
  const shortest = result.counterexample?.[0] ?? possible;
  const last = result.errorInstance instanceof Error ? result.errorInstance.message : first;
  return [
    `Seed ${String(seed)} failed in step ${String(possible.length)}: ${first}`,
    `The shortest walk that fails: ${last}`,
    ...shortest.map((step, index) => `${String(index + 1).padStart(4)}. ${JSON.stringify(step)}`),
    `Once more: WALK_FIRST=${String(seed)} WALK_SEEDS=1`,
  ].join('\n');
}

/**
 * Takes a walk from the beginning of the page until its last tag has left.
 *
 * @param onDone hears of each step that was possible
 * @returns what went wrong
 */
async function attempt(
  driver: WalkDriver,
  steps: readonly Step[],
  onDone: (step: Step) => void = () => undefined,
): Promise<string | undefined> {
  const model = new WalkModel(await driver.open());
  try {
    for (const step of [...steps, ...LEAVING]) {
      if (isPossible(step, model.seen) && (await takeStep(step, model, driver))) onDone(step);
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The end of every walk. */
const LEAVING: readonly Step[] = TAG_NAMES.map((tag: TagName) => ({ do: 'remove', tag }));
