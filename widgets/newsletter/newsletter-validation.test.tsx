import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf } from '../../src/embed/market/sites.ts';
import { descriptionOf, GERMAN, renderNewsletter, signUp, present } from '../../test/support/newsletter.tsx';

const REQUIRED = GERMAN['newsletter.email.required'];

const de = signUp('DE');

test('on blur each field speaks for itself', async () => {
  const { user } = renderNewsletter({ site: 'HU' });
  const hu = signUp('HU');
  await user.type(present(hu.email()), 'anna@example.com');
  await user.click(present(hu.firstName()));
  await user.click(document.body);
  expect([hu.email(), hu.salutation(), hu.lastName()].map(descriptionOf)).toEqual(['', '', '']);
  expect(descriptionOf(hu.firstName())).not.toBe('');
});

test.each(['HU', 'TR'] as const)(
  'the error of each field is called one where it is read by itself: %s',
  async (site) => {
    const { user, container } = renderNewsletter({ site });
    await user.type(present(signUp(site).email()), 'anna{Enter}');
    expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    expect(screen.getAllByText(`${LOCALE_TEXTS[localeOf(site)]['ui.error']}:`)).toHaveLength(4);
  },
);

test('an error goes as soon as the value is right', async () => {
  const { user } = renderNewsletter();
  await user.click(present(de.submit()));
  expect(descriptionOf(de.email())).toBe(REQUIRED);
  await user.type(present(de.email()), 'anna@example.com');
  expect(descriptionOf(de.email())).toBe('');
  expect(de.email()?.hasAttribute('aria-invalid')).toBe(false);
});

test('on submit the first wrong field is focused and comes to the centre of the view', async () => {
  const { user, scrolled, subscribe, dispatch } = renderNewsletter({ site: 'HU' });
  const hu = signUp('HU');
  await user.type(present(hu.email()), 'anna@example.com');
  await user.selectOptions(present(hu.salutation()), 'MRS');
  await user.click(present(hu.submit()));
  // The family name comes first in Hungary.
  expect(document.activeElement).toBe(hu.lastName());
  expect(scrolled).toEqual([{ element: hu.lastName(), block: 'center' }]);
  expect(subscribe).not.toHaveBeenCalled();
  expect(dispatch).not.toHaveBeenCalled();
});

test('on submit the first wrong field gets the focus within the press of the button', async () => {
  const { user } = renderNewsletter();
  await user.click(present(de.email()));
  fireEvent.click(present(de.submit()));
  expect(document.activeElement).toBe(de.email());
});

test('on submit the page receives the event of a valid form within the press of the button', async () => {
  const { dispatch, user } = renderNewsletter();
  await user.type(present(de.email()), 'anna@example.com');
  fireEvent.click(present(de.submit()));
  expect(dispatch).toHaveBeenCalledOnce();
});

test('on submit a mark at a field goes when the field is locked', async () => {
  const { user } = renderNewsletter({ site: 'HU' });
  const hu = signUp('HU');
  await user.type(present(hu.email()), 'anna@example.com{Enter}');
  expect(descriptionOf(hu.lastName())).not.toBe('');
  await user.clear(present(hu.email()));
  await waitFor(() => expect(descriptionOf(hu.lastName())).toBe(''));
});

// WCAG 3.3.1
test('on submit the Turkish consent is asked for, and named in its message', async () => {
  const { user, subscribe } = renderNewsletter({ site: 'TR' });
  const tr = signUp('TR');
  await user.type(present(tr.email()), 'anna@example.com');
  await user.type(present(tr.firstName()), 'Ayşe');
  await user.type(present(tr.lastName()), 'Yılmaz{Enter}');
  expect(document.activeElement).toBe(tr.legals());
  expect(descriptionOf(tr.legals())).toMatch(/^Lütfen ticari elektronik ileti onayınızı verin\./);
  await user.click(present(tr.legals()));
  expect(descriptionOf(tr.legals())).not.toContain('Lütfen');
  await user.click(present(tr.submit()));
  expect(subscribe).toHaveBeenCalledOnce();
});

const hint = () => screen.queryByRole('button', { name: /^Meinten Sie/ });

// WCAG 3.3.3
test('the hint at a mistyped provider describes the field, and pressing it corrects the address and gives the focus back', async () => {
  const { user, subscribe } = renderNewsletter();
  await user.type(present(de.email()), 'anna@gmial.com');
  expect(descriptionOf(de.email()), 'the live region alone announces it').toBe('');
  await user.tab();
  expect(descriptionOf(de.email())).toBe('Meinten Sie anna@gmail.com?');
  await user.click(present(de.email()));
  expect(descriptionOf(de.email())).toBe('Meinten Sie anna@gmail.com?');
  await user.click(present(hint()));
  expect(de.email()?.value).toBe('anna@gmail.com');
  expect(hint()).toBeNull();
  expect(document.activeElement).toBe(de.email());
  expect(subscribe).not.toHaveBeenCalled();
});

test('the hint at a mistyped provider waits for the blur while the address may still become right', async () => {
  const { user } = renderNewsletter();
  await user.type(present(de.email()), 'anna@gmail.co');
  expect(hint()).toBeNull();
  await user.click(document.body);
  expect(hint()).not.toBeNull();
});
