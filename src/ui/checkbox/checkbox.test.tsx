import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Box(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox id="consent" {...props} checked={checked} onChange={setChecked}>
      I agree
    </Checkbox>
  );
}

it('a checkbox that is required has its star at the end of what is declared', () => {
  render(<Box required detail="to many things." />);
  expect(document.querySelector('label')?.textContent).toBe('I agree to many things.*');
});

it('a checkbox can be indeterminate, until the owner changes it', async () => {
  const { rerender } = render(<Box indeterminate />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  expect(box.indeterminate).toBe(true);
  await userEvent.click(box);
  expect(box.indeterminate).toBe(true);
  expect(box.checked).toBe(true);
  rerender(<Box />);
  expect(box.indeterminate).toBe(false);
  expect(box.checked).toBe(true);
});
