import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { IbanInput } from './iban-input.tsx';
import type { IbanStatus } from './iban-rules.ts';

type Listener = (value: string, status: IbanStatus) => void;

function renderField(start = '') {
  const onChange = vi.fn<Listener>();
  function Field() {
    const [value, setValue] = useState(start);
    return (
      <IbanInput
        id="iban"
        label="IBAN"
        value={value}
        onChange={(next, status) => {
          setValue(next);
          onChange(next, status);
        }}
      />
    );
  }
  render(<Field />);
  return { onChange, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }) };
}

it('an IBAN input groups the typed text and reports when it is valid', async () => {
  const { user, field, onChange } = renderField();
  await user.type(field, 'de89370400440532013000');
  expect(field.value).toBe('DE89 3704 0044 0532 0130 00');
  expect(onChange).toHaveBeenLastCalledWith('DE89370400440532013000', 'valid');
  await user.type(field, '1');
  expect(field.value).toBe('DE89 3704 0044 0532 0130 00');
});

it('an IBAN input keeps the caret while it groups', async () => {
  const { user, field } = renderField('DE8937040044');
  await user.type(field, '12', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect(field.value).toBe('DE89 3712 0400 44');
  expect(field.selectionStart).toBe(9);
});

it('an IBAN input deletes the character beside a deleted space', async () => {
  const { user, field } = renderField('DE893704');
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field.value).toBe('DE83 704');
  await user.type(field, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field.value).toBe('DE83 04');
});
