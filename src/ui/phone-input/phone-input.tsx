import { type ReactNode, useMemo } from 'react';
import { fieldState, shownError } from '../field-state.ts';
import { InputField } from '../input-field/input-field.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, idList, type NativeProps } from '../native-props.ts';
import { Select, type SelectOption } from '../select/select.tsx';
import { writeAtCaret } from '../text-edit.ts';
import {
  areaCodeLength,
  callingCode,
  changeCountry,
  checkPhone,
  editDistrict,
  editPhone,
  MARKET_COUNTRIES,
  OTHER_EUROPEAN_COUNTRIES,
  type PhoneCheck,
  type PhoneCountry,
  type PhoneValue,
  readInternational,
} from './phone-rules.ts';

export interface PhoneInputProps extends NativeProps<'fieldset', 'onChange' | 'onBlur'> {
  /** Prefix of the fields' ids. */
  readonly id: string;
  /** Country, area code and number, as they were typed. */
  readonly value: PhoneValue;
  /** Language of the countries' names; by itself that of the root's labels. */
  readonly locale?: string | undefined;
  /** Name of the whole: what the number is for. */
  readonly label: string;
  /** Name of the choice of a country; the root's label where it is left out. */
  readonly countryLabel?: string | undefined;
  /** Name of the last choice, any other country; the root's label where it is left out. */
  readonly otherLabel?: string | undefined;
  /** Name of the field for the number; the root's label where it is left out. */
  readonly numberLabel?: string | undefined;
  /** Name of the field for the Turkish area code; the root's label where it is left out. */
  readonly districtLabel?: string | undefined;
  /** Marks the fields as required, and tells the browser and screen readers. */
  readonly required?: boolean;
  /** Disables the whole group. */
  readonly disabled?: boolean;
  /** What is wrong with the number as a whole; shown below it. */
  readonly error?: string | undefined;
  /** What is wrong with the Turkish area code; shown below that. */
  readonly districtError?: string | undefined;
  /** What the line below the number shows while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Hears each change, and whether the number is one of its country. */
  readonly onChange: (value: PhoneValue, check: PhoneCheck) => void;
  /** Hears that the field of the number has lost the focus. */
  readonly onBlur?: () => void;
}

/** A telephone number: country code, national number, and the area code that Turkey asks for by itself. */
export function PhoneInput(props: PhoneInputProps) {
  const { id, value, locale, label, countryLabel, otherLabel, numberLabel, districtLabel, ...others } = props;
  const { required = false, error, districtError, hint, onChange, onBlur, className, ...group } = others;
  const labelOf = useLabelFinder('PhoneInput');
  const countries = useCountryOptions(
    labelOf('locale', locale, 'locale'),
    labelOf('otherLabel', otherLabel, 'otherCountry'),
  );
  const change = (next: PhoneValue): void => onChange(next, checkPhone(next));
  const districtName = labelOf('districtLabel', districtLabel, 'districtCode');
  return (
    <fieldset {...group} id={id} className={classNames('phone', className)}>
      <legend className="phone-label">{label}</legend>
      <div className="phone-fields">
        <Select
          id={`${id}-country`}
          label={labelOf('countryLabel', countryLabel, 'countryCode')}
          autoComplete="tel-country-code"
          value={value.country}
          options={countries}
          onChange={(country) => change(changeCountry(value, country as PhoneCountry))}
        />
        {areaCodeLength(value.country) > 0 && (
          <InputField
            id={`${id}-district`}
            label={districtName}
            type="tel"
            autoComplete="tel-area-code"
            value={value.district}
            required={required}
            state={fieldState(error)}
            error={districtError}
            // A message about the whole number stands below the other field, and is read here too.
            aria-describedby={idList(shownError(error) !== undefined && `${id}-number-message`)}
            onChange={(typed) => change({ ...value, district: editDistrict(typed, value.country) })}
          />
        )}
        <InputField
          id={`${id}-number`}
          label={labelOf('numberLabel', numberLabel, 'nationalNumber')}
          type="tel"
          autoComplete={areaCodeLength(value.country) > 0 ? 'tel-local' : 'tel-national'}
          value={value.number}
          required={required}
          error={error}
          hint={hint}
          onChange={(typed, event) => change(typedNumber(value, typed, event?.target))}
          onBlur={onBlur}
        />
      </div>
    </fieldset>
  );
}

/** The value after an edit of the number; its caret is set in the field at once. */
function typedNumber(value: PhoneValue, typed: string, field: HTMLInputElement | undefined): PhoneValue {
  const whole = /^\s*(?:\+|00)/.test(typed) ? readInternational(typed) : undefined;
  // Taken apart only when it came as a whole: who types digit by digit is still on the way.
  if (whole && typed.length - value.number.length > 1) return whole;
  const result = editPhone(value.number, typed, field?.selectionStart ?? typed.length);
  if (field) writeAtCaret(field, result);
  return { ...value, number: result.text };
}

function useCountryOptions(locale: string, otherLabel: string): readonly SelectOption[] {
  return useMemo(() => countryOptions(locale, otherLabel), [locale, otherLabel]);
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
