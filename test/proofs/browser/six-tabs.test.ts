import type { Page, Request } from '@playwright/test';
import { expect, type HostPage, SHOP, test } from '../../embed/support/host-page.ts';
import { beStaff, callsOf, TAG as PANEL } from '../../embed/support/staff.ts';
import { heard, listen, logIn, RENEW, renewals, TAG, token } from '../../embed/session/session-page.ts';

/** A tab that the first page opens. It shares the page's process, which costs a third. */
async function openFromPage(first: Page): Promise<Page> {
  const opened = first.waitForEvent('popup');
  await first.evaluate(() => void window.open('about:blank'));
  return opened;
}

/** Opens six tabs of one browser with a clock that the test controls, and returns the second to the sixth. */
async function openOthers(first: Page, tag: string, isShown: (page: Page) => Promise<void>): Promise<readonly Page[]> {
  const html = `<!doctype html><title>Shop</title><script src="/shop-widgets.js" defer></script>${tag}`;
  await first.context().route(`${SHOP}/tab`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await first.clock.install();
  await first.context().addInitScript(countRounds);
  await first.context().addInitScript(staysActive);
  const pages: Page[] = [];
  while (pages.length < 6) {
    const page = pages.length === 0 ? first : await openFromPage(first);
    await listen(page);
    await page.goto(`${SHOP}/tab`);
    await isShown(page);
    pages.push(page);
  }
  return pages.slice(1);
}

/**
 * Runs in every tab. One that is hidden or offline for a moment, as when the network of the machine changes, leaves the
 * renewals to another, and the next one that opens renews at once.
 */
function staysActive(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => false });
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'visible' });
  for (const change of ['online', 'offline', 'visibilitychange'])
    window.addEventListener(change, (event) => event.stopImmediatePropagation(), { capture: true });
}

interface Tab {
  /** Posts the number of the round; resolves once all other tabs have, and the lock manager has answered. */
  hearAll(round: number, others: number): Promise<void>;
}

/**
 * Runs in every tab. Messages arrive in the order in which a tab posts them, however busy the machine is: who has heard
 * the round of another tab has heard all that it posted before.
 */
function countRounds(): void {
  const channel = new BroadcastChannel('rounds of the test');
  const heardOf = new Map<number, number>();
  let look = (): void => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
    heardOf.set(data, (heardOf.get(data) ?? 0) + 1);
    look();
  });
  const hearAll = async (round: number, others: number): Promise<void> => {
    channel.postMessage(round);
    await new Promise<void>((resolve) => {
      look = () => (heardOf.get(round) ?? 0) >= others && resolve();
      look();
    });
    await navigator.locks.query();
  };
  Object.assign(window, { hearAll } satisfies Tab);
}

let rounds = 0;

/** Waits until every tab has received what the others have posted, and knows which locks it holds. */
async function messagesArrive(tabs: readonly Page[]): Promise<void> {
  rounds += 1;
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(([round, others]) => (window as unknown as Tab).hearAll(round, others), [
        rounds,
        tabs.length - 1,
      ] as const),
    ),
  );
}

const hasChecked = async (page: Page): Promise<void> => {
  await expect.poll(async () => (await heard(page)).at(-1)?.code).toEqual(expect.any(Number));
};

const showsPanel = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
};

/**
 * Advances the clock in steps, and lets each request be answered in between, because time limits of requests advance,
 * too.
 */
async function pass(page: Page, ...steps: readonly number[]): Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  const begin = (request: Request): void => {
    begun += 1;
    underWay.add(request);
  };
  const end = (request: Request): void => void underWay.delete(request);
  const context = page.context();
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // One clock for all pages of the browser.
  for (const step of steps) {
    await page.clock.fastForward(step);
    // A tab that has received the message about another tab's answer may send its own request.
    for (let round = 0, before = -1; round < 3 && begun > before; round += 1) {
      if (round > 0) before = begun;
      await messagesArrive(context.pages());
      if (underWay.size > 0) await expect.poll(() => underWay.size).toBe(0);
    }
  }
  context.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** A tab that took over late begins its period late, so the clock goes on a little, far less than another period. */
async function reaches(page: Page, count: () => number, expected: number): Promise<void> {
  // Counted by the clock of the tabs: a busy machine takes long for a second of it.
  for (let seconds = 0; seconds < 30 && count() < expected; seconds += 1) await pass(page, 1000);
  expect(count()).toBe(expected);
}

const LOGIN_PERIOD = [150_000, 10_000, 10_000, 10_000, 1000];
const STAFF_PERIOD = [280_000, 10_000, 10_000, 1000];

test.beforeEach(() => {
  test.slow();
});

for (const [what, changesCookie] of [
  ['once a period, also when the leading one is closed', true],
  ['once a period where the service changes no cookie, so that the token stays due', false],
] as const)
  test(`renew a login ${what}`, async ({ host, page }) => {
    await logIn(page, token(-60, 360_000));
    host.serve(RENEW, async (request) => {
      // By the clock of the tabs, and due before the earliest check of the next period, 162 s later: a check that finds
      // the token not yet due waits for another period.
      const next = token(150, 360_000, await request.frame().evaluate(() => Date.now()));
      const headers = changesCookie ? { 'set-cookie': `LoginToken=${next}; Path=/` } : {};
      return { status: 201, headers, body: { status: 'RENEWED' } };
    });
    const [other = page] = await openOthers(page, TAG, hasChecked);
    expect(renewals(host)).toBe(1);
    for (const period of [2, 3, 4]) {
      if (period === 4) await page.close();
      await pass(other, ...LOGIN_PERIOD);
      await reaches(other, () => renewals(host), period);
    }
  });

/** The number of renewals of staff. */
const staffRenewals = (host: HostPage): number => callsOf(host, '/auth/login/renew').length;

test('renew the authorisation of staff once every 5 minutes', async ({ host, page }) => {
  await beStaff(page);
  const [other = page] = await openOthers(page, PANEL, showsPanel);
  await expect.poll(() => staffRenewals(host)).toBe(1);
  for (const period of [2, 3, 4]) {
    if (period === 4) await page.close();
    await pass(other, ...STAFF_PERIOD);
    await reaches(other, () => staffRenewals(host), period);
  }
  expect(callsOf(host, '/checkauth')).toHaveLength(6);
});
