import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Select, type SelectProps } from './select.tsx';

const OPTIONS = [
  { value: 'a', label: 'Apple' },
  { value: 'p', label: 'Pear', disabled: true },
  { value: 'c', label: 'Cherry' },
];

function Choice(props: Partial<SelectProps>) {
  const [value, setValue] = useState('');
  return (
    <Select
      id="fruit"
      label="Fruit"
      options={OPTIONS}
      placeholder="None"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

it('a select shows one icon per error: that of its message', () => {
  const { container } = render(<Choice state="error" error="Required" />);
  expect(container.querySelectorAll('.field-mark, .field-error')).toHaveLength(1);
});

it('a select is described by its error, otherwise by its hint', () => {
  const { rerender } = render(<Choice hint="One is enough" />);
  expect(screen.getByRole('combobox', { description: 'One is enough' })).toBeTruthy();
  rerender(<Choice hint="One is enough" error="Required" />);
  expect(screen.getByRole('combobox', { description: 'Required' }).getAttribute('aria-invalid')).toBe('true');
});
