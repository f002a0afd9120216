import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import { descriptionOf, GERMAN, problem, renderNewsletter, signUp, present } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const banner = () => document.querySelector('.notification-warning');

test('the banner comes back when the page sets the flag again', async () => {
  const { user, show } = renderNewsletter();
  await user.click(present(de.email()));
  await user.click(document.body);
  show({ invalidLink: true });
  expect(banner()).not.toBeNull();
  await user.click(present(de.email()));
  expect(banner()).toBeNull();
  show({ invalidLink: false });
  show({ invalidLink: true });
  expect(banner()).not.toBeNull();
});

test('the banner goes when a sign-up fails without the address ever being focused, and stays away', async () => {
  const subscribe = vi.fn<SubscribeClient['subscribe']>(() => Promise.reject(problem('urn:newsletter:x', 500)));
  document.cookie = 'LoginToken=j.w.t';
  const { user } = renderNewsletter({
    invalidLink: true,
    newsletterClient: { subscribe },
    customerClient: { getBaseData: () => Promise.resolve({ email: 'anna@example.com' }) },
  });
  document.cookie = 'LoginToken=; max-age=0';
  await waitFor(() => expect(de.email()?.value).toBe('anna@example.com'));
  await user.click(present(de.submit()));
  // The press is the first that the form sees of the customer, so that its rules are evaluated first.
  await waitFor(() => expect(de.alert().textContent).not.toBe(''), { timeout: 15_000 });
  expect(banner()).toBeNull();
  subscribe.mockReturnValue(new Promise(() => undefined));
  await user.click(present(de.retry()));
  expect(de.submitting()).not.toBeNull();
  expect(banner()).toBeNull();
});

test('the banner goes when the address gets the focus, and its text describes the address, until there is an error', async () => {
  const { user } = renderNewsletter({ invalidLink: true });
  const isDescribed = () => screen.queryByRole('textbox', { description: /nicht mehr gültig/ }) !== null;
  expect(isDescribed()).toBe(true);
  await user.click(present(de.email()));
  expect(banner()).toBeNull();
  expect(isDescribed()).toBe(true);
  await user.click(document.body);
  await waitFor(() => expect(descriptionOf(de.email())).toBe(GERMAN['newsletter.email.required']));
  expect(isDescribed()).toBe(false);
});

test('the banner is not there without the flag, nor after a success', async () => {
  const { user, show } = renderNewsletter();
  expect(banner()).toBeNull();
  await user.type(present(de.email()), 'anna@example.com{Enter}');
  show({ invalidLink: true });
  expect(banner()).toBeNull();
});
