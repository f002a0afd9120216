import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf } from '../../src/embed/market/sites.ts';
import { descriptionOf, GERMAN, renderNewsletter, signUp, present } from '../../test/support/newsletter.tsx';
import { SHORT } from '../../test/support/sign-ups.ts';

const de = signUp('DE');
const DETAIL = { site: 'DE', origin: 'onsite', originAddition: 'subsite' };

async function submitWithTrap(value: string, autofilled: boolean | Error) {
  const view = renderNewsletter();
  const honeypot = present(view.honeypot());
  honeypot.value = value;
  vi.spyOn(honeypot, 'matches').mockImplementation((selector) => {
    if (selector === ':autofill' && autofilled instanceof Error) throw autofilled;
    return selector === ':autofill' && autofilled === true;
  });
  await view.user.type(present(de.email()), 'anna@example.com{Enter}');
  return { ...view, trapped: honeypot };
}

test('the honeypot is out of the tab order and of the accessibility tree', () => {
  const { honeypot } = renderNewsletter();
  const field = present(honeypot());
  expect(field.tabIndex).toBe(-1);
  expect(field.autocomplete).toBe('off');
  expect(field.closest('[aria-hidden=true]')).toBe(field.parentElement);
  expect(screen.queryAllByRole('textbox')).not.toContain(field);
});

test.each([
  ['by script', false],
  ['in a browser that knows no autofill', new SyntaxError('unknown')],
] as const)(
  'a bot that fills the honeypot gets the message of success, and nothing is sent or counted: %s',
  async (_how, autofilled) => {
    const { subscribe, dispatch } = await submitWithTrap('http://spam.example', autofilled);
    expect(screen.getByRole('heading', { name: GERMAN['newsletter.success.title'] })).toBeTruthy();
    expect(de.result().textContent).toContain('anna@example.com');
    expect(subscribe).not.toHaveBeenCalled();
    expect(dispatch.mock.calls).toEqual([['shop-newsletter-success', DETAIL]]);
    expect(window).not.toHaveProperty('dataLayer');
  },
);

test.each(['DE', 'HU', 'TR'] as const)(
  'a bot that fills the honeypot gets it for a form that lacks all but the address, and an error without one: %s',
  async (site) => {
    const { honeypot, user, subscribe, dispatch } = renderNewsletter({ site });
    const form = signUp(site);
    present(honeypot()).value = 'x';
    await user.click(present(form.submit()));
    expect(descriptionOf(form.email())).toBe(LOCALE_TEXTS[localeOf(site)]['newsletter.email.required']);
    expect(dispatch).not.toHaveBeenCalled();
    await user.type(present(form.email()), 'bot@example.com{Enter}');
    const title = LOCALE_TEXTS[localeOf(site)]['newsletter.success.title'];
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(subscribe).not.toHaveBeenCalled();
    expect(dispatch.mock.calls).toEqual([['shop-newsletter-success', { ...DETAIL, site }]]);
  },
);

test.each([
  ['the browser itself', 'Anna Muster', true],
  ['a password manager, as in every field,', 'anna@example.com', false],
])('what %s has filled in is cleared, and the sign-up goes out', async (_who, value, autofilled) => {
  const { subscribe, trapped } = await submitWithTrap(value, autofilled);
  expect(subscribe.mock.lastCall?.[0]).toEqual({ ...SHORT, email: 'anna@example.com' });
  expect(trapped.value).toBe('');
  expect(window).toHaveProperty('dataLayer.length', 1);
});
