import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('what a helper has chosen without an event stays when something else is rendered', () => {
  const { rerender } = render([<Box key="box" />, <List key="list" />]);
  box().checked = true;
  list().value = 'b';
  rerender([<Box key="box" />, <List key="list" />]);
  expect([box().checked, list().value]).toEqual([true, 'b']);
});

it('a change that the owner rejects is undone', async () => {
  render([
    <Checkbox key="box" id="box" checked={false} onChange={onChange}>
      Box
    </Checkbox>,
    <Select key="list" id="list" label="List" options={OPTIONS} value="a" onChange={onChange} />,
  ]);
  await userEvent.click(box());
  await userEvent.selectOptions(list(), 'b');
  expect(onChange.mock.calls).toEqual([[true], ['b']]);
  expect([box().checked, list().value]).toEqual([false, 'a']);
});

it('a list shows the owner’s value once it is offered', () => {
  const listOf = (values: readonly string[]) => (
    <Select
      id="list"
      label="List"
      options={OPTIONS.filter((each) => values.includes(each.value))}
      value="b"
      onChange={onChange}
    />
  );
  const { rerender } = render(listOf(['a']));
  rerender(listOf(['a', 'b']));
  expect(list().value).toBe('b');
});
