import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
import type { PhoneCheck, PhoneCountry, PhoneValue } from './phone-rules.ts';

function renderField(country: PhoneCountry = 'DE') {
  const onChange = vi.fn<(value: PhoneValue, check: PhoneCheck) => void>();
  function Field() {
    const [value, setValue] = useState<PhoneValue>({ country, district: '', number: '' });
    return (
      <PhoneInput
        id="phone"
        label="Telefon"
        value={value}
        onChange={(next, check) => {
          setValue(next);
          onChange(next, check);
        }}
      />
    );
  }
  render(<Field />, { wrapper: InGerman });
  return { onChange, user: userEvent.setup() };
}

function Turkish(errors: Pick<PhoneInputProps, 'error' | 'districtError'>) {
  const value = { country: 'TR', district: '21', number: '3456789' } as const;
  return <PhoneInput id="phone" label="Telefon" value={value} {...errors} onChange={() => undefined} />;
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ländervorwahl' });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nationale Rufnummer' });

it('a phone input offers the countries of the sites first, then Europe by name, then everything else', () => {
  renderField();
  const labels = within(country())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toHaveLength(34);
  expect(labels.slice(0, 2)).toEqual(['Deutschland (+49)', 'Österreich (+43)']);
  expect(labels[8]).toBe('Belgien (+32)');
  expect(labels.at(-1)).toBe('Anderes Land');
});

it('a phone input asks for the area code only in Turkey', async () => {
  const { user, onChange } = renderField();
  expect(screen.queryByLabelText('Bezirksvorwahl')).toBeNull();
  await user.selectOptions(country(), 'TR');
  await user.type(screen.getByLabelText('Bezirksvorwahl'), '2a12');
  await user.type(number(), '3456789');
  expect(onChange).toHaveBeenLastCalledWith(
    { country: 'TR', district: '212', number: '3456789' },
    { status: 'valid', e164: '+902123456789' },
  );
});

it('a phone input shows the error of the area code below it', () => {
  render(<Turkish districtError="Drei Ziffern" />, { wrapper: InGerman });
  const district = screen.getByRole('textbox', { name: 'Bezirksvorwahl', description: 'Drei Ziffern' });
  expect(district.getAttribute('aria-invalid')).toBe('true');
  expect(number().getAttribute('aria-invalid')).toBeNull();
});

it('a phone input describes both fields by the error of the whole number', () => {
  render(<Turkish error="Keine Rufnummer" />, { wrapper: InGerman });
  for (const name of ['Bezirksvorwahl', 'Nationale Rufnummer']) {
    const part = screen.getByRole('textbox', { name, description: /Keine Rufnummer/ });
    expect(part.getAttribute('aria-invalid')).toBe('true');
  }
  expect(screen.getAllByText('Keine Rufnummer')).toHaveLength(1);
});

it('a phone input splits a pasted number with a country code', async () => {
  const { user } = renderField();
  await user.click(number());
  await user.paste('+41 78 123 45 67');
  expect(country().value).toBe('CH');
  expect(number().value).toBe('781234567');
});
