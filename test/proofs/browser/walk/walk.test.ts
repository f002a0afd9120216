import { findBrowser } from '../../../support/browser.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { attempt, takeWalk, walkOf } from './walk.ts';
import { WalkDriver } from './walk-page.ts';

/** `npm run walk` sets both. */
const SEEDS = Number(process.env.WALK_SEEDS ?? 2);
const FIRST = Number(process.env.WALK_FIRST ?? 1);
const STEPS = 500;

test.use({
  launchOptions: {
    executablePath: findBrowser()?.path ?? '',
    // A picture that arrives moves what a step is about to click, and it arrives at another moment each time.
    args: ['--blink-settings=imagesEnabled=false'],
  },
});

test('a walk is the same each time', async ({ host }) => {
  const driver = new WalkDriver(host);
  await driver.prepare();
  const steps = walkOf(0, 60);
  const first = await attempt(driver, steps);
  expect(first.history.length).toBeGreaterThan(40);
  expect(await attempt(driver, steps)).toEqual(first);
});

for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
  test(`a random walk breaks nothing (seed ${String(seed)})`, async ({ host }) => {
    // A walk that fails is taken again and again, to make it shorter.
    test.setTimeout(0);
    const driver = new WalkDriver(host);
    await driver.prepare();
    const failure = await takeWalk(driver, seed, STEPS);
    if (failure !== undefined) throw new Error(failure);
  });
}
