import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

function Field(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const handleChange = (next: string): void => {
    setValue(next);
    props.onChange?.(next);
  };
  return <NumberInput id="count" label="Amount" locale="de-DE" {...props} value={value} onChange={handleChange} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('a number input accepts only digits where whole numbers are wanted', async () => {
  render(<Field decimals={0} />);
  await userEvent.type(field(), '1a2-,3');
  expect(field().value).toBe('123');
  expect(field().inputMode).toBe('numeric');
});

it('a number input shows the separator of its locale and reports a number with a decimal point', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Field decimals={2} onChange={onChange} />);
  await userEvent.type(field(), '12.505');
  expect(field().value).toBe('12,50');
  expect(onChange).toHaveBeenLastCalledWith('12.50');
  expect(field().inputMode).toBe('decimal');
});

it('a number input keeps the caret in place while typing, and respects maxLength without losing what is behind it', async () => {
  render(<Field maxLength={6} value="1234" />);
  await userEvent.type(field(), '5x67', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field().value).toBe('125634');
  expect(field().selectionStart).toBe(4);
});
