import { expect, test } from '../support/host-page.ts';
import { ASSIGN, heard, listen, logIn, RENEW, renewals, TAG, token } from './session-page.ts';

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  await listen(page);
});

test('a due token is renewed at once, and again every 3 minutes', async ({ host, page }) => {
  // Half of the random spread, so the wait is exactly 171 seconds. The clock is paused: otherwise the time that the test
  // itself takes would be added to it, and the clock would run on past the time limit of a renewal that is under way.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await logIn(page, token(-60, 36_000));
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  await host.open(TAG);
  await expect
    .poll(() => heard(page))
    .toEqual([
      { loggedIn: true, code: null },
      { loggedIn: true, code: 0 },
    ]);
  const request = host.calls.find((call) => call.url().endsWith('/renew'));
  expect(request?.method()).toBe('POST');
  expect(request?.postData()).toBeNull();
  await page.clock.runFor(170_000);
  expect(renewals(host)).toBe(1);
  await page.clock.runFor(2000);
  await expect.poll(() => renewals(host)).toBe(2);
  expect(host.console).toEqual([]);
});
