import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pending } from '../../test/support/newsletter.tsx';
import { renderStaffPanel } from '../../test/support/staff-panel.tsx';

const LIVE = { dateTime: null, test: null, group: null };

afterEach(() => vi.unstubAllGlobals());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openDialog = () => press(/^Staff preview/);

const FAILED = 'Failed to fetch AB tests. Check your connection, then open these settings again.';

/** What screen readers announce: texts that appear in a live region that was there before. */
function recordAnnouncements(): string[] {
  const heard: string[] = [];
  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
      const isNew = [...added].some((node) => node.contains(region ?? null));
      if (region && !isNew && region.textContent !== '') heard.push(region.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  return heard;
}

describe('the dialog announces', () => {
  it('each state of the list of tests, a failure and the same failure again', async () => {
    const heard = recordAnnouncements();
    const { getTestsAt } = renderStaffPanel(LIVE);
    for (const round of [1, 2]) {
      const answer = pending<never>();
      getTestsAt.mockReturnValue(answer.promise);
      if (round === 1) await openDialog();
      else fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-01' } });
      await waitFor(() => expect([...new Set(heard)]).toEqual(['Loading tests...']));
      await waitFor(() => expect(getTestsAt).toHaveBeenCalledTimes(round));
      answer.reject(new Error());
      await waitFor(() => expect([...new Set(heard)]).toEqual(['Loading tests...', FAILED]));
      expect(screen.getByLabelText('A/B test').getAttribute('aria-invalid')).toBe('true');
      heard.length = 0;
    }
  });

  it('each time that the group is missing', async () => {
    renderStaffPanel(LIVE);
    await openDialog();
    await screen.findByText('Active tests found.');
    await userEvent.selectOptions(screen.getByLabelText('A/B test'), 'headline');
    const heard = recordAnnouncements();
    const missing = 'Please also select an A/B test group!';
    await press('Apply');
    await press('Apply');
    expect(screen.getAllByText(missing)).toHaveLength(1);
    expect(heard.filter((text) => text === missing).length).toBeGreaterThanOrEqual(2);
  });
});
