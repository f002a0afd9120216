import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from '../../test/support/hydrate.ts';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Select } from './select/select.tsx';

const onChange = vi.fn<(value: unknown) => void>();

beforeEach(() => onChange.mockReset());

function Box() {
  const [checked, setChecked] = useState(false);
  const handleChange = (value: boolean): void => {
    onChange(value);
    setChecked(value);
  };
  return (
    <Checkbox id="box" checked={checked} onChange={handleChange}>
      {checked ? 'Checked' : 'Unchecked'}
    </Checkbox>
  );
}

const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

function List({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  const handleChange = (chosen: string): void => {
    onChange(chosen);
    setValue(chosen);
  };
  const placeholder = start === '' ? { placeholder: 'None' } : {};
  return <Select id="list" label="List" options={OPTIONS} {...placeholder} value={value} onChange={handleChange} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');

it('a box that was ticked before the hydration stays ticked, and its owner knows', () => {
  hydrate(<Box />, () => (box().checked = true));
  expect(box().checked).toBe(true);
  expect(screen.getByText('Checked')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('an option that was chosen before the hydration stays chosen, and its owner knows', () => {
  hydrate(<List />, () => (list().value = 'b'));
  expect(list().value).toBe('b');
  expect(onChange.mock.calls).toEqual([['b']]);
});

it.each([
  ['a box', <Box />],
  ['a list', <List />],
  ['a list without an option for its value', <List start="x" />],
])('%s that nobody has changed reports nothing', (_, element) => {
  hydrate(<StrictMode>{element}</StrictMode>);
  cleanup();
  render(element);
  expect(onChange).not.toHaveBeenCalled();
});
