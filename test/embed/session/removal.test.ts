import type { Page } from '@playwright/test';
import { countLeaks, leaksOn } from '../support/leaks.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, CHECK, LIST, openDialog, PREVIEW, serveStaff, TESTS } from '../support/staff.ts';
import { ASSIGN, gate, logIn, RENEW, token } from './session-page.ts';

/** The locks that the page holds or waits for. */
function locks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length;
  });
}

async function removeTags(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tag of document.querySelectorAll('shop-session, shop-footer, shop-preview')) tag.remove();
  });
}

async function expectNothingHeld(page: Page, name?: string): Promise<void> {
  await expect.poll(() => leaksOn(page), name).toEqual({});
  await expect.poll(() => locks(page), name).toBe(0);
}

test.beforeEach(async ({ host, page }) => {
  await countLeaks(page);
  await logIn(page, token(-60, 3600));
  await beStaff(page);
  serveStaff(host);
  host.serve(ASSIGN, { body: { assignments: [] } });
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
});

const TAGS = [
  '<shop-session></shop-session>',
  '<shop-footer></shop-footer>',
  '<shop-preview></shop-preview>',
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
      expect(await locks(page), tags).toBeGreaterThan(0);
      await removeTags(page);
      await expectNothingHeld(page, tags);
    });
  }
});

test('a removed open panel leaves none either', async ({ host, page }) => {
  await host.open('<shop-footer></shop-footer>');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await removeTags(page);
  await expectNothingHeld(page);
});

for (const [name, call] of [
  ['the renewal of a login', RENEW],
  ['the check of staff', 'GET /service/preview/api/auth/checkauth'],
  ['the renewal of staff', 'GET /service/preview/api/auth/login/renew'],
] as const) {
  test(`${name} leaves none when the element is removed meanwhile`, async ({ host, page }) => {
    const asked = gate();
    host.serve(call, () => {
      asked.open();
      return new Promise(() => undefined);
    });
    await host.open('<shop-session></shop-session><shop-preview></shop-preview>');
    await asked.passed;
    await removeTags(page);
    await expectNothingHeld(page);
  });
}

test('a step to another group leaves none when the panel goes in the middle of it, and is not applied', async ({
  host,
  page,
}) => {
  const asked = gate();
  const answer = gate();
  host.serve(CHECK, { body: PREVIEW });
  host.serve(TESTS, async () => {
    asked.open();
    await answer.passed;
    return { body: LIST };
  });
  await host.open('<shop-preview></shop-preview>');
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await asked.passed;
  await removeTags(page);
  await expectNothingHeld(page);
  answer.open();
  expect(callsOf(host, '/token')).toEqual([]);
});

test('staff who have logged out leave as much as a visitor does', async ({ host, page }) => {
  await host.open('<shop-preview></shop-preview>');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  await expect.poll(() => locks(page)).toBe(0);
  const { channel, ...held } = await leaksOn(page);
  expect([channel, held['setTimeout'], held['listener keydown']]).toEqual([undefined, undefined, undefined]);
});
