import { type ChangeEvent, type ReactNode, useMemo } from 'react';
import { InputField } from '../input-field/input-field.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import { writeAtCaret } from '../text-edit.ts';
import {
  callingCode,
  changeCountry,
  checkPhone,
  DISTRICT_LENGTH,
  editPhone,
  MARKET_COUNTRIES,
  OTHER_EUROPEAN_COUNTRIES,
  type PhoneCheck,
  type PhoneCountry,
  type PhoneValue,
  readInternational,
} from './phone-rules.ts';

export interface PhoneInputProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly value: PhoneValue;
  /** Language of the countries' names. */
  readonly locale: string;
  /** Name of the whole: what the number is for. */
  readonly label: string;
  readonly countryLabel: string;
  readonly otherLabel: string;
  readonly numberLabel: string;
  /** Name of the Turkish area code. */
  readonly districtLabel: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (value: PhoneValue, check: PhoneCheck) => void;
  readonly onBlur?: () => void;
}

/** A telephone number: country code, national number, and the area code that Turkey asks for by itself. */
export function PhoneInput(props: PhoneInputProps) {
  const { id, value, locale, otherLabel } = props;
  const countries = useMemo(() => countryOptions(locale, otherLabel), [locale, otherLabel]);
  const state = props.error === undefined ? 'default' : 'error';
  const change = (next: PhoneValue): void => props.onChange(next, checkPhone(next));
  const handleNumber = (typed: string, event?: ChangeEvent<HTMLInputElement>): void => {
    const whole = /^\s*(?:\+|00)/.test(typed) ? readInternational(typed) : undefined;
    // Taken apart only when it came as a whole: who types digit by digit is still on the way.
    if (whole && typed.length - value.number.length > 1) return change(whole);
    const result = editPhone(value.number, typed, event?.target.selectionStart ?? typed.length);
    if (event) writeAtCaret(event.target, result);
    change({ ...value, number: result.text });
  };
  return (
    <fieldset className="phone" disabled={props.disabled}>
      <legend className="phone-label">{props.label}</legend>
      <div className="phone-fields">
        <Select
          id={`${id}-country`}
          label={props.countryLabel}
          autoComplete="tel-country-code"
          value={value.country}
          options={countries}
          onChange={(country) => change(changeCountry(value, country as PhoneCountry))}
        />
        {value.country === 'TR' && (
          <InputField
            id={`${id}-district`}
            label={props.districtLabel}
            type="tel"
            autoComplete="tel-area-code"
            maxLength={DISTRICT_LENGTH}
            value={value.district}
            required={props.required ?? false}
            state={state}
            onChange={(district) => change({ ...value, district: district.replace(/\D/g, '') })}
          />
        )}
        <InputField
          id={`${id}-number`}
          label={props.numberLabel}
          type="tel"
          autoComplete={value.country === 'TR' ? 'tel-local' : 'tel-national'}
          value={value.number}
          required={props.required ?? false}
          state={state}
          error={props.error}
          hint={props.hint}
          onChange={handleNumber}
          {...(props.onBlur && { onBlur: props.onBlur })}
        />
      </div>
    </fieldset>
  );
}

/** The markets first, then Europe by name, then everything else. */
function countryOptions(locale: string, otherLabel: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const option = (country: Exclude<PhoneCountry, 'OTHER'>): SelectOption => ({
    value: country,
    label: `${names.of(country) ?? country} (${callingCode(country)})`,
  });
  const others = OTHER_EUROPEAN_COUNTRIES.map(option).sort((a, b) => a.label.localeCompare(b.label, locale));
  return [...MARKET_COUNTRIES.map(option), ...others, { value: 'OTHER', label: otherLabel }];
}
