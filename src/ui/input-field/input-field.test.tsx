import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { InputField, type InputFieldProps } from './input-field.tsx';

function Field(props: Partial<InputFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <InputField id="name" label="Name" clearLabel="Clear" {...props} value={value} onChange={setValue} />;
}

it('an input field shows the clear control while there is a value; pressing it clears and focuses the field', async () => {
  const onClear = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<Field onClear={onClear} onBlur={onBlur} />);
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(screen.getByRole('textbox'), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(onClear).toHaveBeenCalledOnce();
  expect(onBlur).not.toHaveBeenCalled();
  // If it left together with the focus, Orca in Firefox would not announce the field.
  expect(screen.queryByRole('button')).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it.each(['pointer', 'keyboard'])('a field is empty and focused when its clearing by %s is reported', async (device) => {
  const user = userEvent.setup();
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const calls: unknown[] = [];
  const record = (event: string) => () => calls.push([event, field().value, document.activeElement === field()]);
  render(
    <InputField
      id="name"
      label="Name"
      clearLabel="Clear"
      value="Anna"
      onChange={record('change')}
      onClear={record('clear')}
    />,
  );
  const control = screen.getByRole('button', { name: 'Clear' });
  if (device === 'pointer') await user.click(control);
  else {
    control.focus();
    await user.keyboard('{Enter}');
  }
  expect(calls).toEqual([
    ['change', '', true],
    ['clear', '', true],
  ]);
  // The owner has kept its value.
  expect(field().value).toBe('Anna');
});

it('the clear control of a read-only field stays, and clears nothing', async () => {
  render(<Field value="Anna" readOnly />);
  const control = screen.getByRole('button', { name: 'Clear' });
  expect(control.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(control);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Anna');
});

it('an input field shows no clear control while it is disabled', () => {
  render(<Field value="Anna" disabled />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('an input field treats an empty error as none', () => {
  const { container } = render(<Field error="" hint="As on your card" />);
  const field = screen.getByRole('textbox', { description: 'As on your card' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(container.querySelector('.field-error, .field-mark')).toBeNull();
});

it.each([
  ['email', 'email'],
  ['tel', null],
  ['text', null],
] as const)('an input field of type %s asks a phone for the keyboard %s', (type, keyboard) => {
  render(<Field type={type} />);
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe(keyboard);
});
