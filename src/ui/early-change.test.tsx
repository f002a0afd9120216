import { act, render, screen } from '@testing-library/react';
import { type ReactElement, StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Select } from './select/select.tsx';

const onChange = vi.fn<(value: unknown) => void>();
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  onChange.mockReset();
});

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

/** Hydrates prerendered markup in which a visitor has changed something. */
async function hydrate(element: ReactElement, change: (container: HTMLElement) => void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(element)));
  change(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');

it('a box that was ticked before the hydration stays ticked, and its owner knows', async () => {
  await hydrate(<Box />, () => (box().checked = true));
  expect(box().checked).toBe(true);
  expect(screen.getByText('Checked')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('an option that was chosen before the hydration stays chosen, and its owner knows', async () => {
  await hydrate(<List />, () => (list().value = 'b'));
  expect(list().value).toBe('b');
  expect(onChange.mock.calls).toEqual([['b']]);
});

it.each([
  ['a box', <Box />],
  ['a list', <List />],
  ['a list without an option for its value', <List start="x" />],
])('%s that nobody has changed reports nothing', async (_, element) => {
  await hydrate(<StrictMode>{element}</StrictMode>, () => undefined);
  act(() => root?.unmount());
  render(element);
  expect(onChange).not.toHaveBeenCalled();
});
