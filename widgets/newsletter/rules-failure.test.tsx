import { expect, test, vi } from 'vitest';
import { renderNewsletter, signUp, there } from '../../test/support/newsletter.tsx';

vi.mock('./rules/validation.ts', () => {
  throw new Error('The page forbids it.');
});

test('rules that cannot be evaluated are reported to developers, and not to the page', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, subscribe } = renderNewsletter();
  const { email, submit } = signUp('DE');
  await user.type(there(email()), 'anna@example.com');
  await user.click(there(submit()));
  await vi.waitUntil(() => said.mock.calls.length > 1);
  for (const [message] of said.mock.calls)
    expect(message).toMatch(/^\[shop-widgets\] <shop-newsletter>: an error occurred/);
  expect(subscribe).not.toHaveBeenCalled();
});
