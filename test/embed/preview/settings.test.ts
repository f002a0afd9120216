import { type Answer, expect, test } from '../support/host-page.ts';
import {
  API,
  APPLY,
  beStaff,
  callsOf,
  CHECK,
  LIST,
  LIVE,
  openDialog,
  PREVIEW,
  query,
  serveStaff,
  TAG,
  TESTS,
} from '../support/staff.ts';

test.describe('a visitor without a staff cookie', () => {
  test('costs no request, no timer and no element', async ({ host, page }) => {
    serveStaff(host);
    await host.open(TAG);
    await page.waitForFunction(() => customElements.get('shop-preview') !== undefined);
    await page.waitForLoadState('networkidle');
    expect(host.calls).toEqual([]);
    expect(await page.locator('shop-preview .root *').count()).toBe(0);
  });

  for (const [name, answer] of [
    ['is not known', { body: { ...LIVE, status: 'UNAUTHORIZED' } }],
    ['is refused', { status: 401, body: {} }],
    ['meets a fault', { status: 500, body: {} }],
    ['meets a login page', { body: '<!doctype html><title>Log in</title>' }],
  ] as const satisfies readonly (readonly [string, Answer])[]) {
    test(`or one whose cookie ${name} sees nothing, and nothing is renewed`, async ({ host, page }) => {
      await beStaff(page);
      serveStaff(host);
      host.serve(CHECK, answer);
      await host.open(TAG);
      await expect.poll(() => host.calls.length).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(host.calls).toHaveLength(1);
      expect(await page.locator('shop-preview .root *').count()).toBe(0);
    });
  }
});

for (const cookie of ['StaffAuthToken', 'CobraAuthToken']) {
  test(`staff with a ${cookie} see what is live, and are kept authorised`, async ({ host, page }) => {
    await page.clock.install();
    await beStaff(page, cookie);
    serveStaff(host);
    await host.open(TAG);
    await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
    await expect.poll(() => callsOf(host, '/renew').length).toBe(1);
    await page.clock.runFor(299_000);
    expect(callsOf(host, '/renew')).toHaveLength(1);
    await page.clock.runFor(2000);
    await expect.poll(() => callsOf(host, '/renew').length).toBe(2);
    expect(callsOf(host, '/checkauth')).toHaveLength(1);
  });
}

test('the badge names date, zone, test and group, and leads back to the live shop', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveText(
    'Preview: 2026-12-01 10:00 Europe/Berlinheadline: B',
  );
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0])).toEqual({});
});

test('the dialog opens with the active settings, or with now in the zone of the site', async ({ host, page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:30:00Z') });
  await beStaff(page);
  serveStaff(host);
  await host.open('<shop-preview site="TR"></shop-preview>');
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-22');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('02:30');
  await expect(dialog.getByText('Time zone: Europe/Istanbul')).toBeVisible();
  expect(query(callsOf(host, '/gettestsat')[0])).toEqual({ time: '2026-11-22T02:30:00+03:00' });
});

test('settings are applied, announced, and then seen after a reload', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-01');
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').selectOption('headline');
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Group').selectOption('B');
  await expect(dialog.getByText('Required')).toBeHidden();
  host.serve(CHECK, { body: PREVIEW });
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await reloaded;
  await expect(page.getByRole('button', { name: /^Preview/ })).toContainText('2026-12-01 10:00');
  expect(query(callsOf(host, '/token')[0])).toEqual({ dateTime: '2026-12-01T10:00', test: 'headline', group: 'B' });
  expect(query(callsOf(host, '/gettestsat').at(-1))).toEqual({ time: '2026-12-01T10:00:00+01:00' });
});

test('a page can keep itself from being reloaded, and hears what was applied', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  await page.evaluate(() => {
    Object.assign(window, { kept: true });
    document.addEventListener('shop-preview-apply', (event) => {
      event.preventDefault();
      Object.assign(window, { detail: (event as CustomEvent).detail as unknown });
    });
  });
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Settings applied successfully.')).toBeVisible();
  await page.clock.runFor(5000);
  expect(
    await page.evaluate(() => ({ ...(window as unknown as { detail: object }).detail, kept: 'kept' in window })),
  ).toEqual({ dateTime: '2026-12-24T18:00', test: null, group: null, kept: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Preview/ })).toContainText('2026-12-24 18:00');
});

test('a test without a group is refused', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  expect(callsOf(host, '/token')).toEqual([]);
});

for (const choice of ['None', 'Choose a test']) {
  test(`"${choice}" clears the group`, async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host, PREVIEW);
    await host.open(TAG);
    const dialog = await openDialog(page);
    await expect(dialog.getByLabel('Group')).toHaveValue('B');
    await dialog.getByLabel('A/B test').selectOption({ label: choice });
    await expect(dialog.getByLabel('Group')).toHaveValue('');
    await expect(dialog.getByLabel('Group')).toBeDisabled();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
    expect(query(callsOf(host, '/token')[0])).toEqual({ dateTime: '2026-12-01T10:00' });
  });
}

test.describe('the list of tests', () => {
  test('says that it is loading, that there are none, and that it failed', async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    let answer: (value: Answer) => void = () => undefined;
    host.serve(
      TESTS,
      () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    await host.open(TAG);
    const dialog = await openDialog(page);
    await expect(dialog.getByText('Loading tests...')).toBeVisible();
    await expect.poll(() => callsOf(host, '/gettestsat').length).toBe(1);
    answer({ body: [] });
    await expect(dialog.getByText('No active tests for this date.')).toBeVisible();
    host.serve(TESTS, { status: 500, body: {} });
    await dialog.getByLabel('Date').fill('2027-01-01');
    await expect(dialog.getByText('Failed to fetch AB tests.')).toBeVisible();
    await expect(dialog.getByLabel('A/B test')).toHaveAttribute('aria-invalid', 'true');
  });

  test('of the date chosen last wins, and the one before is aborted', async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(query(request).time ?? ''));
    host.serve(TESTS, async (request) => {
      const late = query(request).time?.startsWith('2027-01-01') === true;
      if (late) await new Promise((resolve) => setTimeout(resolve, 800));
      return { body: late ? [{ name: 'late', groups: [{ name: 'A' }] }] : LIST };
    });
    await host.open(TAG);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Date').fill('2027-01-01');
    await dialog.getByLabel('Date').fill('2027-02-02');
    await expect(dialog.getByText('Active tests found.')).toBeVisible();
    await expect.poll(() => failed).toEqual([expect.stringMatching(/^2027-01-01/)]);
    await expect(dialog.getByLabel('A/B test').locator('option')).toHaveText([
      'Choose a test',
      'None',
      'headline',
      'teaser',
    ]);
  });
});

test('a date that is none becomes the current time, and an error is logged', async ({ host, page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:15:00Z') });
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0]).dateTime).toBe('2026-11-21T10:15');
  expect(host.console.some((line) => line.startsWith('error: [shop-widgets] The preview date'))).toBe(true);
});

for (const [status, answer, detail] of [
  ['BAD_REQUEST', { body: { status: 'BAD_REQUEST' } }, 'did not accept'],
  ['INTERNAL_ERROR', { body: { status: 'INTERNAL_ERROR' } }, 'has a fault'],
  ['UNAUTHORIZED', { body: { status: 'UNAUTHORIZED' } }, 'session has ended'],
  ['401', { status: 401, body: {} }, 'session has ended'],
  ['an error page', { status: 502, body: '<h1>Bad Gateway</h1>' }, 'has a fault'],
  ['no answer', undefined, 'No answer came'],
] as const satisfies readonly (readonly [string, Answer | undefined, string])[]) {
  test(`${status} fails with a word on why, and keeps the selection`, async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    if (answer) host.serve(APPLY, answer);
    else {
      host.serve(APPLY, async (_, route) => {
        await route.abort();
        return undefined;
      });
    }
    await host.open(TAG);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Date').fill('2026-12-01');
    await expect(dialog.getByText('Active tests found.')).toBeVisible();
    await dialog.getByLabel('A/B test').selectOption('headline');
    await dialog.getByLabel('Group').selectOption('C');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Applying settings failed.')).toBeVisible();
    await expect(dialog.getByText(detail)).toBeVisible();
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-12-01');
    await expect(dialog.getByLabel('Group')).toHaveValue('C');
  });
}

test('logging out takes the panel away and tells the page', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('shop-preview-logout', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(await heard).toEqual({});
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  const before = callsOf(host, '/renew').length;
  await page.clock.runFor(600_000);
  expect(callsOf(host, '/renew')).toHaveLength(before);
});

test('a failed logout says so and keeps the panel', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  host.serve(`GET ${API}/auth/logout`, { status: 500, body: {} });
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('Logging out failed.')).toBeVisible();
});

test('an expired session closes the panel with a word', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  await openDialog(page);
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  await expect(page.getByRole('alert')).toContainText('Your staff session has expired.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = callsOf(host, '/renew').length;
  await page.clock.runFor(600_000);
  expect(callsOf(host, '/renew')).toHaveLength(before);
});
