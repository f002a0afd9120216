import { PLATFORMS } from '../../../../src/embed/page/platform.ts';
import {
  markRoot,
  openWithoutScript,
  runScript,
  shiftsOn,
  treeOf,
  WIDTHS,
} from '../../../embed/prerender/prerendered-page.ts';
import { holdTasks } from '../../../embed/support/held-tasks.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { rootOf } from '../../../embed/support/tag.ts';

const TAG = 'shop-footer';
const SAID = PLATFORMS.map((platform) => ({ platform, width: 1280, attribute: ` platform="${platform}"` }));
const BY_WIDTH = Object.entries(WIDTHS).map(([platform, width]) => ({ platform, width, attribute: '' }));

test.use({ form: 'modules' });

// The trees of the other sites are compared in widgets/first-paints.test.ts.
test('the footer shows before React is evaluated, on each platform, and its markup stays', async ({ host, page }) => {
  const release = await holdTasks(page);
  for (const { platform, width, attribute } of [...SAID, ...BY_WIDTH]) {
    await page.setViewportSize({ width, height: 800 });
    await openWithoutScript(host, `<${TAG}${attribute}></${TAG}>`);
    // Only now, since the page before may make calls until it is left, which get no answer.
    host.calls.length = 0;
    const isReady = runScript(host, TAG);
    await expect(rootOf(page, TAG), platform).toBeVisible();
    const layout = platform === 'CLASSIC' ? '.footer-classic' : '.footer-folding';
    await expect(rootOf(page, TAG).locator(layout), platform).toHaveCount(1);
    const before = await treeOf(page, TAG);
    const isPainted = await markRoot(page, TAG);
    await release();
    await isReady;
    expect(await treeOf(page, TAG), platform).toBe(before);
    expect(await isPainted(), platform).toBe(true);
    expect(await shiftsOn(page), platform).toEqual([]);
    expect(host.console, platform).toEqual([]);
  }
});
