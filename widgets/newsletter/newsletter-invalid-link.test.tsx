import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import { GERMAN, problem, renderNewsletter, signUp, there } from '../../test/support/newsletter.tsx';

const de = signUp('DE');
const banner = () => screen.queryByText(GERMAN['newsletter.invalidLink']);

test('the banner comes back when the page sets the flag again', async () => {
  const { user, show } = renderNewsletter();
  await user.click(there(de.email()));
  await user.click(document.body);
  show({ invalidLink: true });
  expect(banner()).not.toBeNull();
  await user.click(there(de.email()));
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
  await user.click(there(de.submit()));
  // The press is the first that the form sees of the customer, so that its rules are evaluated first.
  await waitFor(() => expect(de.alert().textContent).not.toBe(''), { timeout: 15_000 });
  expect(banner()).toBeNull();
  subscribe.mockReturnValue(new Promise(() => undefined));
  await user.click(there(de.retry()));
  expect(de.submitting()).not.toBeNull();
  expect(banner()).toBeNull();
});

test('the banner is told once it goes because the address has the focus, and once only', async () => {
  const { user, container } = renderNewsletter({ invalidLink: true });
  const told: string[] = [];
  for (const region of container.querySelectorAll('[aria-live=polite]'))
    new MutationObserver(() => told.push(region.textContent)).observe(region, { childList: true });
  for (const times of [1, 2]) {
    await user.click(there(de.email()));
    expect(container.querySelector('.notification')).toBeNull();
    await user.keyboard('anna@gmial.com');
    await waitFor(() => expect(told.filter((text) => text.includes('gmail.com'))).toHaveLength(times));
    await user.clear(there(de.email()));
    await user.click(document.body);
  }
  expect(told.filter((text) => text === GERMAN['newsletter.invalidLink'])).toHaveLength(1);
});

test('the banner is not there without the flag, nor after a success', async () => {
  const { user, show } = renderNewsletter();
  expect(banner()).toBeNull();
  await user.type(there(de.email()), 'anna@example.com{Enter}');
  show({ invalidLink: true });
  expect(banner()).toBeNull();
});
