import { type SyntheticEvent, useMemo } from 'react';
import { useLabelFinder } from '../labels/labels.ts';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { writeAtCaret } from '../text-edit.ts';
import { decimalSeparator, editNumber, readNumber, showNumber } from './number-rules.ts';

/** As for `InputField`, but the value does not depend on the language: `12.5` is shown as `12,5` in German. */
export interface NumberInputProps extends Omit<InputFieldProps, 'type' | 'inputMode' | 'onChange' | 'value'> {
  /** The number as a string with a decimal point (`12.5`), ready for `Number()`; empty for none. */
  readonly value: string;
  /** Maximum number of decimals; 0 for whole numbers. Default: 2. */
  readonly decimals?: number;
  /** Determines whether the separator is a comma or a point; both may be typed. Default: the root's locale. */
  readonly locale?: string | undefined;
  /** Called on each change with the number in the format of `value`. */
  readonly onChange: (value: string) => void;
}

/**
 * A field for digits and, optionally, decimals. It is a text field: the browser's number field drops input that it does
 * not understand, and scrolling over it changes the value.
 */
export function NumberInput({ value, decimals = 2, maxLength, locale: given, onChange, ...field }: NumberInputProps) {
  const labelOf = useLabelFinder('NumberInput');
  const locale = given ?? labelOf('locale');
  const separator = useMemo(() => decimalSeparator(locale), [locale]);
  const shown = showNumber(value, separator);
  const handleChange = (typed: string, event?: SyntheticEvent<HTMLInputElement>): void => {
    const caret = event?.currentTarget.selectionStart ?? typed.length;
    const result = editNumber(shown, typed, caret, { decimals, maxLength, separator });
    if (event) writeAtCaret(event.currentTarget, result);
    onChange(readNumber(result.text, separator));
  };
  return (
    <InputField {...field} value={shown} inputMode={decimals > 0 ? 'decimal' : 'numeric'} onChange={handleChange} />
  );
}
