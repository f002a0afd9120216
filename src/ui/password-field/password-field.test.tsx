import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { PasswordField } from './password-field.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <PasswordField id="password" label="Passwort" value={value} onChange={setValue} />;
}

it('shows and hides the password, with a label that names the next action', async () => {
  const user = userEvent.setup();
  render(<Field />, { wrapper: InGerman });
  const field = screen.getByLabelText<HTMLInputElement>('Passwort');
  await user.type(field, 'Geheim123');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Zeige Passwort' }));
  expect(field.type).toBe('text');
  expect(document.body.outerHTML, 'as in a crash report or a saved page').not.toContain('Geheim123');
  expect(document.activeElement).toBe(field);
  screen.getByRole('button', { name: 'Verstecke Passwort' }).focus();
  await user.keyboard(' ');
  expect(field.type).toBe('password');
  expect(field.value).toBe('Geheim123');
  expect(screen.getByRole('button', { name: 'Zeige Passwort' })).toBeTruthy();
  expect(await screen.findByText('Passwort ist verborgen'), 'told though it is back soon').toBeTruthy();
});
