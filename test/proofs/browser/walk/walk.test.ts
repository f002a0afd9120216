import { findBrowser } from '../../../support/browser.ts';
import { test } from '../../../embed/support/host-page.ts';
import { takeWalk } from './walk.ts';
import { WalkDriver } from './walk-page.ts';

/**
 * More walks: `WALK_SEEDS=200 npx playwright test --config test/proofs/playwright.config.ts --global-timeout 0
 * browser/walk/`; those from seed 7 on with `WALK_FIRST=7`.
 */
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

for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
  test(`a random walk breaks nothing (seed ${String(seed)})`, async ({ host }) => {
    test.setTimeout(0);
    const driver = new WalkDriver(host);
    await driver.prepare();
    const failure = await takeWalk(driver, seed, STEPS);
    if (failure !== undefined) throw new Error(failure);
  });
}
