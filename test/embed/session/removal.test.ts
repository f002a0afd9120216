import type { Page } from '@playwright/test';
import { countLeaks, expectNothingHeld, leaksOn, locksOn } from '../support/leaks.ts';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { beStaff, callsOf, keepPage, openDialog } from '../support/staff.ts';
import { rootOf } from '../support/tag.ts';
import { logIn, token } from './session-page.ts';

async function removeTags(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tag of document.querySelectorAll('shop-session, shop-footer, shop-preview, shop-newsletter'))
      tag.remove();
  });
}

test.beforeEach(async ({ page }) => {
  await countLeaks(page);
  await logIn(page, token(-60, 3600));
  await beStaff(page);
});

const TAGS = [
  '<shop-session></shop-session>',
  '<shop-session></shop-session><shop-footer></shop-footer><shop-preview></shop-preview>',
];

test('no tag leaves a timer, listener, channel or lock when it is removed', async ({ host, page }) => {
  for (const tags of TAGS) {
    await test.step(tags, async () => {
      host.calls.length = 0;
      await host.open(tags);
      await expect.poll(() => callsOf(host, '/auth/login/renew').length, tags).toBe(1);
      await expect
        .poll(() => leaksOn(page), tags)
        .toMatchObject({ channel: expect.any(Number), 'listener pageshow': expect.any(Number) });
      expect(await locksOn(page), tags).toBeGreaterThan(0);
      await removeTags(page);
      await expectNothingHeld(page, tags);
    });
  }
});

test('sign-ups leave none either, whether they were used or not', async ({ host, page }) => {
  await host.open(NEWSLETTER.repeat(3));
  const tags = page.locator('shop-newsletter');
  await expect(rootOf(page)).toHaveCount(3);
  await tags.evaluateAll((all) => all.slice(1).forEach((tag) => tag.remove()));
  await signUp(page);
  expect(Object.keys(await leaksOn(page)), 'the count sees what a tag holds').toContain('listener resize');
  await removeTags(page);
  await expectNothingHeld(page);
});

test('a removed open panel leaves none either', async ({ host, page }) => {
  await host.open('<shop-footer></shop-footer>');
  const dialog = await openDialog(page);
  await keepPage(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await removeTags(page);
  await expectNothingHeld(page);
});
