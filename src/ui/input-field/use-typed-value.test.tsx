import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { hydrate } from '../../../test/support/hydrate.ts';
import { InputField } from './input-field.tsx';

function Field({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <InputField id="field" label="Field" clearLabel="Clear" value={value} onChange={setValue} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Field');

/** The markup as in a crash report or a saved page. */
const markup = (): string => document.body.outerHTML;

describe('the value of a field', () => {
  it('is prerendered without its value, and shows it once the page is hydrated', () => {
    const prerendered = hydrate(<Field start="Anna" />);
    expect(prerendered).toContain('<input');
    expect(prerendered).not.toContain('Anna');
    expect(field().value).toBe('Anna');
    expect(markup()).not.toContain('Anna');
  });

  it('is controlled: a change that the owner rejects is undone', async () => {
    render(<InputField id="field" label="Field" value="fixed" onChange={() => undefined} />);
    await userEvent.type(field(), '!');
    expect(field().value).toBe('fixed');
  });

  it('is not written while it is unchanged, so that caret and autofill are kept', () => {
    render(<Field />);
    const write = vi.spyOn(field(), 'value', 'set');
    fireEvent.input(field(), { target: { value: 'anna@example.com' } });
    expect(field().value).toBe('anna@example.com');
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(write).not.toHaveBeenCalled();
  });

  it('stays as a helper has put it in without an event while the field is hidden', () => {
    const inMode = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <Field />
      </Activity>
    );
    const { rerender } = render(inMode('visible'));
    field().value = 'anna@example.com';
    rerender(inMode('hidden'));
    rerender(inMode('visible'));
    expect(field().value).toBe('anna@example.com');
  });
});

it('a reset of the form keeps the value if the owner keeps it, and does not write it into the markup', async () => {
  render(
    <form aria-label="Form">
      <Field />
    </form>,
  );
  await userEvent.type(field(), 'Anna');
  screen.getByRole<HTMLFormElement>('form').reset();
  await act(() => new Promise(requestAnimationFrame));
  expect(field().value).toBe('Anna');
  expect(markup()).not.toContain('Anna');
});

it('a reset of the form clears the field if the owner clears its value', async () => {
  const user = userEvent.setup();
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form onReset={() => setValue('')}>
        <InputField id="field" label="Field" value={value} onChange={setValue} />
        <button type="reset">Reset</button>
      </form>
    );
  }
  render(<Form />);
  await user.type(field(), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await act(() => new Promise(requestAnimationFrame));
  expect(field().value).toBe('');
});

it('a value typed before hydration is reported to the owner', () => {
  hydrate(<Field />, () => (field().value = 'Anna'));
  expect(field().value).toBe('Anna');
  // The owner knows the value: the clear control is shown.
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
});
