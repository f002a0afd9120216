import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FetchError } from '../../src/api/errors.ts';
import type { NewsletterClient } from '../../src/api/newsletter-client.ts';
import {
  descriptionOf,
  GERMAN,
  pending,
  problem,
  renderNewsletter,
  signUp,
  there,
} from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const DETAIL = { site: 'DE', origin: 'onsite', originAddition: 'subsite' };
const OFFLINE = GERMAN['newsletter.error.offline'];

/** The sign-up with an address typed in, and a service that answers when it is told to. */
async function renderTyped(given: Parameters<typeof renderNewsletter>[0] = {}) {
  const answers: ReturnType<typeof pending<void>>[] = [];
  const subscribe = vi.fn<NewsletterClient['subscribe']>(() => {
    const answer = pending<void>();
    answers.push(answer);
    return answer.promise;
  });
  const view = renderNewsletter({ newsletterClient: { subscribe } as unknown as NewsletterClient, ...given });
  await view.user.type(there(de.email()), 'anna@example.com');
  return {
    ...view,
    subscribe,
    accept: () => act(async () => answers.at(-1)?.resolve()),
    refuse: (error: unknown) => act(async () => answers.at(-1)?.reject(error)),
  };
}

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer;
});

describe('while a sign-up is under way', () => {
  test('the fields are locked, and the button keeps the focus and says that it is busy', async () => {
    const { user } = await renderTyped({ site: 'DE' });
    await user.keyboard('{Enter}');
    const button = there(de.submitting());
    expect([de.email()?.disabled, de.consent()?.disabled]).toEqual([true, true]);
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    expect([document.activeElement, button.hasAttribute('disabled')]).toEqual([button, false]);
  });

  test.each([
    ['two Enters', async ({ user }) => user.keyboard('{Enter}{Enter}')],
    ['a double click', async ({ user }) => user.dblClick(there(de.submit()))],
    [
      'Enter and a click',
      async ({ user }) => {
        await user.keyboard('{Enter}');
        await user.click(there(de.submitting()));
      },
    ],
    [
      'two submissions before a render',
      async ({ container }) => {
        const form = there(container.querySelector('form'));
        await act(async () => {
          fireEvent.submit(form);
          fireEvent.submit(form);
        });
      },
    ],
  ] satisfies [string, (view: Awaited<ReturnType<typeof renderTyped>>) => Promise<void>][])(
    '%s send one request',
    async (_what, twice) => {
      const view = await renderTyped();
      await twice(view);
      expect(view.subscribe).toHaveBeenCalledOnce();
      expect(view.dispatch.mock.calls).toEqual([['shop-newsletter-submit', DETAIL]]);
      await view.accept();
      expect(view.subscribe).toHaveBeenCalledOnce();
    },
  );

  test('a page that submits again from its own listener still sends one request', async () => {
    const dispatch = vi.fn<() => boolean>(() => {
      if (dispatch.mock.calls.length < 5) de.submit()?.click();
      return true;
    });
    const { user, subscribe } = await renderTyped({ dispatch });
    await user.keyboard('{Enter}');
    expect([subscribe.mock.calls.length, dispatch.mock.calls.length]).toEqual([1, 1]);
  });

  test('a return from the back/forward cache ends the waiting', async () => {
    const { user, subscribe } = await renderTyped();
    await user.keyboard('{Enter}');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(subscribe.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });
});

test('a page that cancels the event keeps the form as it is, and may let it pass later', async () => {
  const dispatch = vi.fn<() => boolean>(() => false);
  const { user, subscribe } = await renderTyped({ dispatch });
  await user.keyboard('{Enter}');
  expect([subscribe.mock.calls, de.email()?.value, de.email()?.disabled]).toEqual([[], 'anna@example.com', false]);
  dispatch.mockReturnValue(true);
  await user.keyboard('{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
});

describe('a sign-up that is accepted', () => {
  test('shows, announces and focuses the message, and empties the form', async () => {
    const { user, accept, dispatch, scrolled } = await renderTyped();
    const region = de.status();
    await user.keyboard('{Enter}');
    expect(region.textContent).toBe('');
    await accept();
    const heading = screen.getByRole('heading', { name: GERMAN['newsletter.success.title'] });
    expect([de.status(), document.activeElement]).toEqual([region, heading]);
    expect(region.textContent).toContain('a•••@example.com');
    expect(region.textContent).toContain(GERMAN['newsletter.success.spam']);
    expect(scrolled).toEqual([{ element: heading, block: 'center' }]);
    expect([de.email(), document.body.textContent.includes('anna@')]).toEqual([null, false]);
    expect(dispatch.mock.calls).toEqual([
      ['shop-newsletter-submit', DETAIL],
      ['shop-newsletter-success', DETAIL],
    ]);
    expect(window).toHaveProperty('dataLayer.length', 1);
  });
});

describe('a sign-up that fails', () => {
  test('shows the banner in the region that was there, keeps everything and the focus on the button', async () => {
    const { user, refuse, dispatch, scrolled } = await renderTyped();
    const region = de.alert();
    await user.click(there(de.consent()));
    await user.click(there(de.submit()));
    await refuse(problem('urn:newsletter:internal_error', 500));
    expect([de.alert(), region.textContent.includes(GERMAN['newsletter.error.generic'])]).toEqual([region, true]);
    expect([de.email()?.value, de.consent()?.checked, de.email()?.disabled]).toEqual(['anna@example.com', true, false]);
    expect(document.activeElement).toBe(de.submit());
    expect(scrolled.map(({ element }) => region.contains(element))).toEqual([true]);
    expect(dispatch).toHaveBeenLastCalledWith('shop-newsletter-error', { result: 'ERROR_GENERIC' });
    expect(region.textContent).not.toContain(OFFLINE);
  });

  test('is sent again by one click, and announced again when it fails again', async () => {
    const { user, refuse, subscribe, accept } = await renderTyped();
    await user.keyboard('{Enter}');
    await refuse(new FetchError(new TypeError('Failed to fetch')));
    await user.click(there(de.retry()));
    expect([de.alert().textContent, document.activeElement]).toEqual(['', de.submitting()]);
    await refuse(problem('urn:newsletter:internal_error', 500));
    expect(de.alert().textContent).toContain(GERMAN['newsletter.error.generic']);
    await user.click(there(de.retry()));
    await accept();
    expect(subscribe.mock.calls.map(([body]) => body.email)).toEqual(Array(3).fill('anna@example.com'));
    expect(de.status().textContent).toContain('a•••@example.com');
  });

  test('on an address that the service knows for invalid says so at the field', async () => {
    const { user, refuse, dispatch, scrolled } = await renderTyped();
    await user.click(there(de.submit()));
    await refuse(problem('urn:newsletter:email_invalid'));
    expect(descriptionOf(de.email())).toBe(GERMAN['newsletter.email.invalid']);
    expect([document.activeElement, de.alert().textContent]).toEqual([de.email(), '']);
    expect(scrolled).toEqual([{ element: de.email(), block: 'center' }]);
    expect(dispatch).toHaveBeenLastCalledWith('shop-newsletter-error', { result: 'ERROR_INVALID_EMAIL' });
    await user.keyboard('x');
    expect(descriptionOf(de.email())).toBe('');
  });
});

describe('without a connection', () => {
  test('says that nothing was sent, and counts nothing', async () => {
    const { user, refuse } = await renderTyped();
    setOnline(false);
    await user.keyboard('{Enter}');
    await refuse(new FetchError(new TypeError('Failed to fetch')));
    expect(de.alert().textContent).toContain(OFFLINE);
    expect(window).not.toHaveProperty('dataLayer');
  });

  test.each([
    ['it broke only after the sign-up had gone out', false, new FetchError(new TypeError('Failed to fetch'))],
    ['the service answered all the same', true, problem('urn:newsletter:internal_error', 500)],
  ])('does not claim that nothing was sent when %s', async (_when, fromTheStart, error) => {
    const { user, refuse } = await renderTyped();
    setOnline(!fromTheStart);
    await user.keyboard('{Enter}');
    setOnline(false);
    await refuse(error);
    expect(de.alert().textContent).not.toContain(OFFLINE);
    expect(window).toHaveProperty('dataLayer.length', 1);
  });
});

test('an element that leaves the page ends its request and says nothing more', async () => {
  const { user, subscribe, unmount, refuse, dispatch } = await renderTyped();
  await user.keyboard('{Enter}');
  unmount();
  expect(subscribe.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  await refuse(new FetchError('left'));
  await waitFor(() => expect(window).toHaveProperty('dataLayer.length', 1));
  expect(dispatch.mock.calls).toEqual([['shop-newsletter-submit', DETAIL]]);
});
