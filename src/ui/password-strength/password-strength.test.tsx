import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UI_LABELS } from '../../embed/i18n/ui-labels-by-locale.ts';
import { UiRoot } from '../ui-root/ui-root.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { PASSWORD_LANGUAGES } from './password-texts.ts';

describe('the strength of a password', () => {
  it('renders its live region before its text', () => {
    const { rerender } = render(<PasswordStrength password="" language="de-DE" />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<PasswordStrength password="kurz" language="de-DE" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Passwortstärke: schwach');
  });

  it('is in twelve languages', () => {
    expect(PASSWORD_LANGUAGES.toSorted()).toEqual([
      'cs-CZ',
      'da-DK',
      'de-AT',
      'de-CH',
      'de-DE',
      'en',
      'fr-CH',
      'hu-HU',
      'pl-PL',
      'sk-SK',
      'sv-SE',
      'tr-TR',
    ]);
  });

  it('is in English if it has no texts in the language of the root', () => {
    render(
      <UiRoot labels={{ ...UI_LABELS['de-DE'], locale: 'nl-NL' }}>
        <PasswordStrength password="kurz" />
      </UiRoot>,
    );
    expect(screen.getByRole('status').textContent).toBe('Password strength: Weak');
    expect(screen.getByRole('status').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it.each([
    ['abcdefgh', 4, 'OK', 2],
    ['abcdefgh', 3, 'Good', 2],
    ['abcd1234', 4, 'Strong', 3],
    ['Abcd1234', 4, 'Very strong', 4],
    ['Abcd1234', 3, 'Strong', 3],
  ] as const)('of “%s” in %d levels is %s', (password, levels, text, bars) => {
    const { container } = render(<PasswordStrength password={password} language="en" levels={levels} />);
    expect(screen.getByRole('status').textContent).toBe(`Password strength: ${text}`);
    expect(container.querySelectorAll('.strength-bar')).toHaveLength(levels);
    expect(container.querySelectorAll('.strength-bar-full')).toHaveLength(bars);
  });
});
