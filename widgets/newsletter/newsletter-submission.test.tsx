import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GERMAN, present, renderTyped, signUp } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const DETAIL = { site: 'DE', origin: 'onsite', originAddition: 'subsite' };

test.each([
  ['two Enters', async ({ user }) => user.keyboard('{Enter}{Enter}')],
  ['a double click', async ({ user }) => user.dblClick(present(de.submit()))],
  [
    'Enter and a click',
    async ({ user }) => {
      await user.keyboard('{Enter}');
      await user.click(present(de.submitting()));
    },
  ],
  [
    'two submissions before a render',
    async ({ container }) => {
      const form = present(container.querySelector('form'));
      await act(async () => {
        fireEvent.submit(form);
        fireEvent.submit(form);
      });
    },
  ],
] satisfies [string, (view: Awaited<ReturnType<typeof renderTyped>>) => Promise<void>][])(
  'while a sign-up is under way %s send one request',
  async (_what, twice) => {
    const view = await renderTyped();
    await twice(view);
    expect(view.subscribe).toHaveBeenCalledOnce();
    expect(view.dispatch.mock.calls).toEqual([['shop-newsletter-submit', DETAIL]]);
    await view.accept();
    expect(view.subscribe).toHaveBeenCalledOnce();
  },
);

test('the start of a sign-up is announced only if the answer takes longer than a second', async () => {
  const { container } = await renderTyped();
  const region = present(container.querySelector('[aria-live=polite]'));
  vi.useFakeTimers();
  fireEvent.submit(present(container.querySelector('form')));
  for (const [time, announced] of [
    [900, ''],
    [200, GERMAN['newsletter.submitting']],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(time));
    expect(region.textContent).toBe(announced);
  }
  vi.useRealTimers();
});

test('the event names the sign-up that was sent, also if its attributes have changed', async () => {
  const { user, show, accept, dispatch } = await renderTyped();
  await user.keyboard('{Enter}');
  show({ site: 'AT', origin: 'blog' });
  await accept();
  expect(dispatch.mock.lastCall).toEqual(['shop-newsletter-success', DETAIL]);
});

test('while a sign-up is under way a return from the back/forward cache ends the waiting', async () => {
  const { user, subscribe } = await renderTyped();
  await user.keyboard('{Enter}');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(subscribe.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

test('a page that cancels the event keeps the form as it is, and may let it pass later', async () => {
  const dispatch = vi.fn<() => boolean>(() => false);
  const { user, subscribe } = await renderTyped({ dispatch });
  await user.keyboard('{Enter}');
  expect(subscribe).not.toHaveBeenCalled();
  expect(de.email()?.value).toBe('anna@example.com');
  expect(de.email()?.disabled).toBe(false);
  dispatch.mockReturnValue(true);
  await user.keyboard('{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
});

test('an element that a listener of its submit event removes sends and counts nothing', async () => {
  const dispatch = vi.fn<() => boolean>(() => {
    view.unmount();
    return true;
  });
  const view = await renderTyped({ dispatch });
  await view.user.keyboard('{Enter}');
  expect(view.subscribe).not.toHaveBeenCalled();
  expect(window).not.toHaveProperty('dataLayer');
});
