import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { PasswordField } from './password-field.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <PasswordField id="password" label="Passwort" value={value} onChange={setValue} />;
}

const returnToPage = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

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
  expect(await screen.findByText('Passwort ist verborgen'), 'announced although it is back soon').toBeTruthy();
});

it.each([
  ['its form is submitted', () => fireEvent.submit(screen.getByRole('form'))],
  ['the page returns from the back/forward cache', () => returnToPage(true)],
])('hides a visible password when %s', async (_when, leave) => {
  const user = userEvent.setup();
  render(
    <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
      <Field />
    </form>,
    { wrapper: InGerman },
  );
  const field = screen.getByLabelText<HTMLInputElement>('Passwort');
  await user.type(field, 'Geheim123');
  await user.click(screen.getByRole('button', { name: 'Zeige Passwort' }));
  returnToPage(false);
  expect(field.type).toBe('text');
  leave();
  expect(field.type).toBe('password');
  expect(field.value).toBe('Geheim123');
});
