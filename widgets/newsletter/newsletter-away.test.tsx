import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { GERMAN, problem, renderNewsletter, renderTyped, signUp, there } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const namesOf = (calls: unknown[][]): unknown[] => calls.map(([name]) => name);

afterEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer;
});

describe('an element that was away', () => {
  test('has what was typed and ticked, and the errors', async () => {
    const hu = signUp('HU');
    const invalid = LOCALE_TEXTS['hu-HU']['newsletter.firstName.invalid'];
    const { user, unmount, comeBack } = await renderTyped({ site: 'HU' });
    await user.type(there(hu.firstName()), '@');
    await user.click(there(hu.consent()));
    await screen.findByText(invalid);
    unmount();
    comeBack();
    expect(hu.email()?.value).toBe('anna@example.com');
    expect(hu.firstName()?.value).toBe('@');
    expect(hu.consent()?.checked).toBe(true);
    expect(screen.getByText(invalid)).toBeTruthy();
  });

  test('does not keep the data of a customer who has logged out', async () => {
    document.cookie = 'LoginToken=token';
    const getBaseData = vi.fn<CustomerClient['getBaseData']>(() =>
      Promise.resolve({ email: 'anna@example.com' } as CustomerBaseData),
    );
    const { unmount, comeBack } = renderNewsletter({ customerClient: { getBaseData } });
    await waitFor(() => expect(de.email()?.value).toBe('anna@example.com'));
    unmount();
    document.cookie = 'LoginToken=; max-age=0';
    comeBack();
    expect(de.email()?.value).toBe('');
  });

  test.each([
    [
      'before',
      async ({ accept, comeBack }) => {
        await accept();
        comeBack();
      },
    ],
    [
      'after',
      async ({ accept, comeBack, user }) => {
        comeBack();
        await user.click(there(de.submitting()));
        await accept();
      },
    ],
  ] satisfies [string, (view: Awaited<ReturnType<typeof renderTyped>>) => Promise<void>][])(
    'tells the success that came %s its return',
    async (_moment, goOn) => {
      const view = await renderTyped();
      const { user, subscribe, unmount, dispatch, scrolled } = view;
      await user.keyboard('{Enter}');
      unmount();
      expect(subscribe.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
      await goOn(view);
      expect(await screen.findByText(GERMAN['newsletter.success.title'])).toBe(document.activeElement);
      expect(scrolled).toHaveLength(1);
      expect(subscribe).toHaveBeenCalledOnce();
      expect(namesOf(dispatch.mock.calls)).toEqual(['shop-newsletter-submit', 'shop-newsletter-success']);
      expect(window).toHaveProperty('dataLayer.length', 1);
    },
  );

  test('tells of a failure once, and can be sent again', async () => {
    const { user, subscribe, unmount, comeBack, refuse, accept, dispatch, scrolled } = await renderTyped();
    await user.keyboard('{Enter}');
    unmount();
    await refuse(problem('about:blank', 500));
    const second = comeBack();
    await user.click(await screen.findByRole('button', { name: GERMAN['newsletter.error.retry'] }));
    await accept();
    expect(de.status().textContent).not.toBe('');
    const told = scrolled.length;
    await act(async () => second.unmount());
    comeBack();
    expect(de.status().textContent).not.toBe('');
    expect(scrolled).toHaveLength(told);
    expect(subscribe).toHaveBeenCalledTimes(2);
    expect(namesOf(dispatch.mock.calls)).toEqual([
      'shop-newsletter-submit',
      'shop-newsletter-error',
      'shop-newsletter-submit',
      'shop-newsletter-success',
    ]);
  });
});
