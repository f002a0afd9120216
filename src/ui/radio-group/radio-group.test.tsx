import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const OPTIONS = [
  { value: 'home', label: 'To your home' },
  { value: 'shop', label: 'To a shop' },
  { value: 'box', label: 'To a parcel box', disabled: true },
];

function Group(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <RadioGroup id="delivery" label="Delivery" options={OPTIONS} {...props} value={value} onChange={setValue} />;
}

describe('a radio group', () => {
  it('is one tab stop, in which the arrow keys select', async () => {
    const user = userEvent.setup();
    render(<Group value="home" />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'To your home' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'To a shop' }).checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is described by its error, and invalid', () => {
    render(<Group error="Please choose." required />);
    const group = screen.getByRole('radiogroup', { description: 'Please choose.' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-required')).toBe('true');
  });
});
