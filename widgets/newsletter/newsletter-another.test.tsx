import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GERMAN, renderNewsletter, renderTyped, signUp, present } from '../../test/support/newsletter.tsx';

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
