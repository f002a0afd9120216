import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import type { PreviewClient, PreviewSettings } from '../../src/embed/api/preview-client.ts';
import { installNativeDialog } from '../../test/support/jsdom-gaps.ts';
import { PreviewPanel } from './preview-panel.tsx';

const LIVE = { dateTime: null, test: null, group: null };

const TESTS = [{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }];

/** The staff panel of a member of staff with these active settings, and clients that succeed. */
function renderStaffPanel(settings: PreviewSettings) {
  installNativeDialog();
  // jsdom has no layout and lacks the method.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  document.cookie = 'StaffAuthToken=token';
  const getTestsAt = vi.fn<AbTestClient['getTestsAt']>(async () => TESTS);
  const previewClient: PreviewClient = {
    check: async () => settings,
    apply: async () => 'SUCCESS',
    logOut: async () => 'SUCCESS',
    renew: async () => 'SUCCESS',
  };
  render(
    <PreviewPanel
      site="DE"
      previewClient={previewClient}
      abTestClient={{ getTestsAt } as unknown as AbTestClient}
      dispatch={() => true}
      onDate={() => undefined}
    />,
  );
  return { getTestsAt };
}

/** The time of the test limits each wait, and nothing else does: a machine can be busy. */
const UNTIL_THE_END = { timeout: 100_000 };

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, UNTIL_THE_END));
const openDialog = () => press(/^Staff preview/);

const FAILED = 'Failed to fetch AB tests. Check your connection, then open these settings again.';

/** What screen readers announce: texts that appear in a live region that was there before. They announce several in any order. */
function recordAnnouncements(): string[] {
  const announced: string[] = [];
  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
      const isNew = [...added].some((node) => node.contains(region ?? null));
      const texts = Array.from(region?.childNodes ?? [], ({ textContent }) => textContent);
      if (!isNew && texts.length > 0) announced.push(texts.join(' | '));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  return announced;
}

/** The texts that are announced until the last of them is, each once. */
const announcements = async (announced: readonly string[], last: string): Promise<readonly string[]> => {
  await vi.waitUntil(() => announced.includes(last), UNTIL_THE_END);
  return [...new Set(announced)];
};

it('the dialog announces a list of tests after a change of the time, a failure and the same failure again', async () => {
  const announced = recordAnnouncements();
  const { getTestsAt } = renderStaffPanel(LIVE);
  getTestsAt.mockRejectedValue(new Error());
  await openDialog();
  expect(await announcements(announced, FAILED), 'not that it loads when it opens').toEqual([FAILED]);
  expect(screen.getByLabelText('A/B test').getAttribute('aria-invalid')).toBe('true');
  for (const [date, last] of [
    ['2026-12-01', FAILED],
    ['2026-12-02', 'Active tests found.'],
  ] as const) {
    announced.length = 0;
    if (last !== FAILED) getTestsAt.mockResolvedValue([{ name: 'headline', groups: [] }]);
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
    expect(await announcements(announced, last)).toEqual(['Loading tests...', last]);
  }
});

it('the dialog announces the time that a button has chosen, also the same again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T11:15Z') });
  renderStaffPanel({ ...LIVE, dateTime: '2026-11-27T00:42' });
  await openDialog();
  const announced = recordAnnouncements();
  for (const [name, time] of [
    ['+1 day', '28 November 2026 at 00:42'],
    ['−1 day', '27 November 2026 at 00:42'],
    ['Tomorrow 00:00', '28 November 2026 at 00:00'],
    ['Now', '27 November 2026 at 12:15'],
  ] as const) {
    await press(name);
    expect(await announcements(announced, time)).toContain(time);
  }
});

it('the dialog announces each time that the group is missing, and that a link is copied', async () => {
  renderStaffPanel(LIVE);
  await openDialog();
  await screen.findByText('Active tests found.', {}, UNTIL_THE_END);
  await userEvent.selectOptions(screen.getByLabelText('A/B test'), 'headline');
  const announced = recordAnnouncements();
  for (const [name, message] of [
    ['Apply', /^Please also select an A\/B test group!$/],
    ['Copy link', /^Your browser blocked the copy\./],
  ] as const) {
    await press(name);
    await press(name);
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(announced.filter((text) => message.test(text)).length).toBeGreaterThanOrEqual(2);
  }
});
