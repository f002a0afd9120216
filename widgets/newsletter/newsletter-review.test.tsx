import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, SITES } from '../../src/embed/market/sites.ts';
import { pressAgain } from '../../src/embed/page/held-press.ts';
import { descriptionOf, renderNewsletter, renderTyped, signUp, present } from '../../test/support/newsletter.tsx';

const textsOf = (site: (typeof SITES)[number]) => LOCALE_TEXTS[localeOf(site)];

test.each(SITES)(
  'a press before the notice was shown shows it, moves the focus to the address and sends nothing: %s',
  async (site) => {
    const { user, subscribe, dispatch } = renderNewsletter({ site });
    const form = signUp(site);
    // As a helper does that sends no event.
    present(form.email()).value = 'eva@example.org';
    await user.click(present(form.submit()));
    expect(screen.getByRole('button', { name: textsOf(site)['newsletter.legalNotice.more'] })).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(form.email()));
    await vi.waitFor(() => expect(form.alert().textContent).toBe(textsOf(site)['newsletter.review']));
    expect(document.querySelector('[aria-invalid=true]'), 'nothing that was not shown is judged').toBeNull();
    await user.tab();
    expect(descriptionOf(form.email())).toBe(textsOf(site)['newsletter.review']);
    expect(subscribe).not.toHaveBeenCalled();
    expect(dispatch).not.toHaveBeenCalled();
  },
);

test('the next press sends', async () => {
  const { user, subscribe } = renderNewsletter();
  const form = signUp();
  present(form.email()).value = 'eva@example.org';
  await user.click(present(form.submit()));
  await vi.waitFor(() => expect(document.activeElement).toBe(form.email()));
  await user.click(present(form.submit()));
  expect(subscribe.mock.lastCall?.[0]).toMatchObject({ email: 'eva@example.org', consents: [] });
});

test('a press that was made before the widget was mounted sends nothing when it is repeated', async () => {
  const { subscribe, user } = await renderTyped();
  const form = signUp();
  act(() => pressAgain(present(form.submit())));
  expect(form.consent()).not.toBeNull();
  expect(subscribe).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
});

test('an Enter key that is held down is one press', () => {
  renderNewsletter();
  const email = present(signUp().email());
  expect(fireEvent.keyDown(email, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(email, { key: 'Enter' })).toBe(true);
});
