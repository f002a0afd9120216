import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Box(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox id="consent" {...props} checked={checked} onChange={setChecked}>
      I agree
    </Checkbox>
  );
}

describe('a checkbox', () => {
  it('is ticked by its label, by itself and by Space', async () => {
    const user = userEvent.setup();
    render(<Box />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    await user.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(box.checked).toBe(false);
    await user.keyboard(' ');
    expect(box.checked).toBe(true);
  });

  it('is described by its error', () => {
    render(<Box error="Please agree." required />);
    expect(screen.getByRole('checkbox', { description: 'Please agree.' }).getAttribute('aria-invalid')).toBe('true');
  });
});
