import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GERMAN, renderTyped, signUp, there } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const DETAIL = { site: 'DE', origin: 'onsite', originAddition: 'subsite' };

afterEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer;
});

describe('while a sign-up is under way', () => {
  // WCAG 2.4.3, 4.1.2
  test.each([
    ['a text field, which is read-only', 'email', async ({ user }) => user.keyboard('{Enter}')],
    ['a text field after a click on the button', 'email', async ({ user }) => user.click(there(de.submit()))],
    [
      'the button after a box',
      'submitting',
      async ({ user }) => {
        await user.click(there(de.consent()));
        await user.keyboard('{Enter}');
      },
    ],
  ] satisfies ReadonlyArray<
    readonly [string, 'email' | 'submitting', (view: Awaited<ReturnType<typeof renderTyped>>) => Promise<unknown>]
  >)(
    'the fields are locked, the button says that it is busy, and the focus is on %s',
    async (_place, focused, submit) => {
      const view = await renderTyped({ site: 'DE' });
      await submit(view);
      const button = there(de.submitting());
      const email = there(de.email());
      expect(focused === 'email' ? email.readOnly && email.ariaDisabled === 'true' : email.disabled).toBe(true);
      expect(de.consent()?.disabled).toBe(true);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect(document.activeElement).toBe(de[focused]());
      expect(button.hasAttribute('disabled')).toBe(false);
    },
  );

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
  expect(subscribe).not.toHaveBeenCalled();
  expect(de.email()?.value).toBe('anna@example.com');
  expect(de.email()?.disabled).toBe(false);
  dispatch.mockReturnValue(true);
  await user.keyboard('{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
});

describe('a sign-up that is accepted', () => {
  test('shows, announces and focuses the message, and empties the form', async () => {
    const { user, accept, dispatch, scrolled } = await renderTyped();
    await user.keyboard('{Enter}');
    await accept();
    const heading = screen.getByRole('heading', { name: GERMAN['newsletter.success.title'] });
    expect(document.activeElement).toBe(heading);
    expect(de.status().textContent).toContain('a•••@example.com');
    expect(de.status().textContent).toContain(GERMAN['newsletter.success.spam']);
    expect(scrolled).toEqual([{ element: heading, block: 'center' }]);
    expect(de.email()).toBeNull();
    expect(document.body.textContent).not.toContain('anna@');
    expect(dispatch.mock.calls).toEqual([
      ['shop-newsletter-submit', DETAIL],
      ['shop-newsletter-success', DETAIL],
    ]);
    expect(window).toHaveProperty('dataLayer.length', 1);
  });
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
