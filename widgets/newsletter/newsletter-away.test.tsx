import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import { GERMAN, problem, renderNewsletter, renderTyped, signUp } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const namesOf = (calls: unknown[][]): unknown[] => calls.map(([name]) => name);

test('an element that was away does not keep the data of a customer who has logged out', async () => {
  document.cookie = 'LoginToken=token';
  const getBaseData = vi.fn<CustomerClient['getBaseData']>(() =>
    Promise.resolve({ email: 'anna@example.com' } as CustomerBaseData),
  );
  const { leave, comeBack } = renderNewsletter({ customerClient: { getBaseData } });
  await waitFor(() => expect(de.email()?.value).toBe('anna@example.com'));
  leave();
  document.cookie = 'LoginToken=; max-age=0';
  comeBack();
  expect(de.email()?.value).toBe('');
});

test('an element that was away shows a failure once, and can be sent again', async () => {
  const { user, subscribe, leave, comeBack, refuse, accept, dispatch, scrolled } = await renderTyped();
  await user.keyboard('{Enter}');
  leave();
  await refuse(problem('about:blank', 500));
  comeBack();
  await user.click(await screen.findByRole('button', { name: GERMAN['newsletter.error.retry'] }));
  await accept();
  expect(de.result().textContent).not.toBe('');
  const before = scrolled.length;
  leave();
  comeBack();
  expect(de.result().textContent).not.toBe('');
  expect(scrolled).toHaveLength(before);
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(namesOf(dispatch.mock.calls)).toEqual([
    'shop-newsletter-submit',
    'shop-newsletter-error',
    'shop-newsletter-submit',
    'shop-newsletter-success',
  ]);
  await user.click(screen.getByRole('button', { name: GERMAN['newsletter.success.another'] }));
  expect(de.email()?.getAttribute('aria-invalid'), 'the new address was not judged').toBeNull();
});
