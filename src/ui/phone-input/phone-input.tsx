import { type ReactNode, useMemo } from 'react';
import { fieldState } from '../field-state.ts';
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
  SITE_PHONE_COUNTRIES,
  OTHER_EUROPEAN_COUNTRIES,
  type PhoneCheck,
  type PhoneCountry,
  type PhoneValue,
  readInternational,
} from './phone-rules.ts';

/** The value is kept as typed, valid or not: the number as machines dial it is in the check of `onChange`. */
export interface PhoneInputProps extends NativeProps<'fieldset', 'onChange' | 'onBlur'> {
  /** Prefix of the fields' ids. */
  readonly id: string;
  /** Country, area code and number, as typed. */
  readonly value: PhoneValue;
  /** Language of the country names. Default: that of the root's labels. */
  readonly locale?: string | undefined;
  /** Name of the group: what the number is for. */
  readonly label: string;
  /** Marks the fields as required: visibly, and for screen readers. */
  readonly required?: boolean;
  /** Error message for the whole number, shown below it. */
  readonly error?: string | undefined;
  /** Error message for the Turkish area code, shown below it. */
  readonly districtError?: string | undefined;
  /** Shown below the number while there is no error. */
  readonly hint?: ReactNode;
  /** Called on each change with the value, and whether the number is valid for its country. */
  readonly onChange: (value: PhoneValue, check: PhoneCheck) => void;
  /** Called when the field for the number loses the focus. */
  readonly onBlur?: () => void;
}

/** A telephone number: country code, national number, and a separate area code for Turkey. */
export function PhoneInput(props: PhoneInputProps) {
  const { id, value, locale, label, required = false, error, districtError, hint, onChange, onBlur, ...others } = props;
  const { className, ...group } = others;
  const labelOf = useLabelFinder('PhoneInput');
  const language = locale ?? labelOf('locale');
  const otherName = labelOf('otherCountry');
  const countries = useMemo(() => countryOptions(language, otherName), [language, otherName]);
  const change = (next: PhoneValue): void => onChange(next, checkPhone(next));
  return (
    <fieldset {...group} id={id} className={classNames('phone', className)}>
      <legend className="phone-label">{label}</legend>
      <div className="phone-fields">
        <Select
          id={`${id}-country`}
          label={labelOf('countryCode')}
          autoComplete="tel-country-code"
          value={value.country}
          options={countries}
          onChange={(country) => change(changeCountry(value, country as PhoneCountry))}
        />
        {areaCodeLength(value.country) > 0 && (
          <InputField
            id={`${id}-district`}
            label={labelOf('districtCode')}
            type="tel"
            autoComplete="tel-area-code"
            value={value.district}
            required={required}
            state={fieldState(error)}
            error={districtError}
            // A message about the whole number is below the other field, but describes this one as well.
            aria-describedby={idList(error && `${id}-number-message`)}
            onChange={(typed) => change({ ...value, district: editDistrict(typed, value.country) })}
          />
        )}
        <InputField
          id={`${id}-number`}
          label={labelOf('nationalNumber')}
          type="tel"
          autoComplete={areaCodeLength(value.country) > 0 ? 'tel-local' : 'tel-national'}
          value={value.number}
          required={required}
          error={error}
          hint={hint}
          onChange={(typed, event) => change(typedNumber(value, typed, event?.currentTarget))}
          onBlur={onBlur}
        />
      </div>
    </fieldset>
  );
}

/** The value after an edit of the number; sets the caret in the field at once. */
function typedNumber(value: PhoneValue, typed: string, field: HTMLInputElement | undefined): PhoneValue {
  const whole = /^\s*(?:\+|00)/.test(typed) ? readInternational(typed) : undefined;
  // Only a complete number is split at once: when it is typed digit by digit, it is still incomplete.
  if (whole && typed.length - value.number.length > 1) return whole;
  const result = editPhone(value.number, typed, field?.selectionStart ?? typed.length);
  if (field) writeAtCaret(field, result);
  return { ...value, number: result.text };
}

/** The countries of the sites first, then European countries by name, then any other country. */
function countryOptions(locale: string, otherLabel: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const option = (country: Exclude<PhoneCountry, 'OTHER'>): SelectOption => ({
    value: country,
    label: `${names.of(country) ?? country} (${callingCode(country)})`,
  });
  const others = OTHER_EUROPEAN_COUNTRIES.map(option).sort((a, b) => a.label.localeCompare(b.label, locale));
  return [...SITE_PHONE_COUNTRIES.map(option), ...others, { value: 'OTHER', label: otherLabel }];
}
