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
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
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

describe('the badge', () => {
  it.each([
    [LIVE, 'Live shop'],
    [{ ...LIVE, test: 'headline', group: 'B' }, 'Now, headline: B'],
    [{ dateTime: '2026-12-24T18:00', test: null, group: null }, '2026-12-24 18:00 (Europe/Berlin)'],
  ])('of %j says "%s"', async (settings, text) => {
    renderStaffPanel(settings);
    expect((await screen.findByRole('button', { name: /^Staff preview/ })).textContent).toBe(`Staff preview: ${text}`);
  });
});

describe('settings from a link', () => {
  const LINK = '?shop-preview-time=2026-12-01T10%3A00';

  it('stay in the address until they have been applied', async () => {
    window.history.replaceState(null, '', LINK);
    const { apply, dispatch } = renderStaffPanel(LIVE);
    apply.mockResolvedValueOnce('BAD_REQUEST');
    await press('Apply');
    await screen.findByText('Applying settings failed.');
    expect(window.location.search).toBe(LINK);
    // What a listener finds that loads the page again.
    dispatch.mockImplementation(() => {
      expect(window.location.search).toBe('');
      return false;
    });
    await press('Apply');
    await screen.findByText('Settings applied successfully.');
    expect(dispatch).toHaveReturnedWith(false);
  });
});

describe('logging out', () => {
  it('is told after the panel has been removed', async () => {
    const { container, dispatch } = renderStaffPanel(LIVE);
    const seen: (string | number)[] = [];
    dispatch.mockImplementation((name) => {
      seen.push(name, container.childElementCount);
      return false;
    });
    await openDialog();
    await press('Log out');
    await waitFor(() => expect(seen).toEqual(['shop-preview-logout', 0]));
  });
});

describe('the time of the service', () => {
  it('is told to the footer as one of the site', async () => {
    const { onDate } = renderStaffPanel({ ...LIVE, dateTime: '2026-12-24 10:30' });
    await waitFor(() => expect(onDate).toHaveBeenLastCalledWith('2026-12-24T10:30'));
    expect(await screen.findByRole('button', { name: /2026-12-24 10:30/ })).toBeTruthy();
  });

  it('is ignored if it cannot be read, with one error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { onDate } = renderStaffPanel({ ...LIVE, dateTime: '24.12.2026 10:30' });
    expect(await screen.findByRole('button', { name: /Live shop$/ })).toBeTruthy();
    expect(onDate).toHaveBeenLastCalledWith(undefined);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[shop-widgets\] The time "24\.12\.2026 10:30"/)]]);
  });
});
