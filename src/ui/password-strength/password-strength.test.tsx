import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UI_LABELS } from '../../embed/i18n/ui-labels-by-locale.ts';
import { UiRoot } from '../ui-root/ui-root.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { PASSWORD_LANGUAGES } from './password-texts.ts';
import { ratePassword } from './password-rules.ts';

it('the strength of a password is announced when it changes, and then the live region is empty again', () => {
  vi.useFakeTimers();
  const { rerender, container } = render(<PasswordStrength password="" language="de-DE" />);
  const region = container.querySelector('[aria-live]');
  expect(region?.textContent).toBe('');
  rerender(<PasswordStrength password="kurz" language="de-DE" />);
  act(() => void vi.advanceTimersToNextTimer());
  expect(region?.textContent).toBe('Passwortstärke: schwach');
  act(() => void vi.runAllTimers());
  expect(region?.outerHTML).toBe('<span class="visually-hidden" aria-live="polite"></span>');
  expect(container.querySelector('.strength-text')?.textContent).toBe('Passwortstärke: schwach');
});

it('the strength of a password is in twelve languages', () => {
  expect(PASSWORD_LANGUAGES.toSorted().join(' ')).toBe(
    'cs-CZ da-DK de-AT de-CH de-DE en fr-CH hu-HU pl-PL sk-SK sv-SE tr-TR',
  );
});

it('the strength of a password is in English if it has no texts in the language of the root', () => {
  const { container } = render(
    <UiRoot labels={{ ...UI_LABELS['de-DE'], locale: 'nl-NL' }}>
      <PasswordStrength password="kurz" />
    </UiRoot>,
  );
  const text = container.querySelector('.strength-text');
  expect(text?.textContent).toBe('Password strength: Weak');
  expect(text?.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it.each([
  ['abcdefgh', 4, 'OK', 2],
  ['abcdefgh', 3, 'Good', 2],
  ['abcd1234', 4, 'Strong', 3],
  ['Abcd1234', 4, 'Very strong', 4],
  ['Abcd1234', 3, 'Strong', 3],
] as const)('the strength of a password of “%s” in %d levels is %s', (password, levels, text, bars) => {
  const { container } = render(<PasswordStrength password={password} language="en" levels={levels} />);
  expect(container.querySelector('.strength-text')?.textContent).toBe(`Password strength: ${text}`);
  expect(container.querySelectorAll('.strength-bar')).toHaveLength(levels);
  expect(container.querySelectorAll('.strength-bar-full')).toHaveLength(bars);
});

it.each([
  ['', 'weak'],
  ['Abcde12', 'weak'],
  ['12345678', 'ok'],
  ['abcdEFGH', 'strong'],
  ['Abcde123', 'veryStrong'],
  ['ĄĆĘŁńóś1', 'veryStrong'],
  ['ıışğüçöİ', 'strong'],
  ['😀😀😀😀a1', 'weak'],
  ['😀😀😀😀😀😀a1', 'strong'],
] as const)('the rating of a password “%s” is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating);
});
