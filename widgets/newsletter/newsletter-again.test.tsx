import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GERMAN, present, problem, renderNewsletter, renderTyped, signUp } from '../../test/support/newsletter.tsx';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';

const de = signUp('DE');
const ANOTHER = { name: GERMAN['newsletter.success.another'] };

test('the success leads back to an empty form for another address, which is signed up like the first', async () => {
  const { user, accept, subscribe, dispatch, container } = await renderTyped();
  await user.click(present(de.consent()));
  await user.keyboard('{Enter}');
  await accept();
  await user.click(screen.getByRole('button', ANOTHER));
  expect(document.activeElement).toBe(de.email());
  // If it left together with the focus, Orca in Firefox would not announce the field.
  expect(screen.queryByRole('button', ANOTHER)).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', ANOTHER)).toBeNull());
  expect(de.email()?.value).toBe('');
  expect(de.consent()?.checked).toBe(false);
  expect(screen.queryByText(GERMAN['newsletter.success.title'])).toBeNull();
  const regions = Array.from(container.querySelectorAll('[aria-live]'), (region) => region.textContent);
  expect(regions.join('')).toBe('');
  await user.keyboard('eva@example.org{Enter}');
  await accept();
  await waitFor(() => expect(de.result().textContent).toContain('eva@example.org'));
  expect(subscribe.mock.lastCall?.[0]).toMatchObject({ email: 'eva@example.org', consents: [] });
  expect(dispatch.mock.calls.filter(([name]) => name === 'shop-newsletter-success')).toHaveLength(2);
});

test('another address than the customer’s is asked for the consent that the customer gave', async () => {
  document.cookie = 'LoginToken=token';
  const customer = { email: 'kim@example.org', consents: ['DNE' as const] };
  const { user } = renderNewsletter({ customerClient: { getBaseData: () => Promise.resolve(customer) } });
  document.cookie = 'LoginToken=; max-age=0';
  await waitFor(() => expect(de.email()?.value).toBe('kim@example.org'));
  expect(de.consent()).toBeNull();
  await user.click(present(de.submit()));
  await user.click(await screen.findByRole('button', ANOTHER));
  expect(de.consent()).not.toBeNull();
});

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
