import { type ChangeEvent, useMemo } from 'react';
import { useLabelFinder } from '../labels/labels.ts';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { writeAtCaret } from '../text-edit.ts';
import { decimalSeparator, editNumber, readNumber, showNumber } from './number-rules.ts';

export interface NumberInputProps extends Omit<InputFieldProps, 'type' | 'inputMode' | 'onChange' | 'value'> {
  /** The number as text with a full stop (`12.5`), ready for `Number()`; empty without one. */
  readonly value: string;
  /** How many digits may follow the separator; none unless it is told. */
  readonly decimals?: number;
  /** How many characters fit, the separator among them. */
  readonly maxLength?: number;
  /** Decides whether the separator is a comma or a full stop; either may be typed. The root's locale by itself. */
  readonly locale?: string | undefined;
  /** Hears the number at each change, as `value` has it. */
  readonly onChange: (value: string) => void;
}

/**
 * A field for digits and, if wished, a decimal part. A text field: the browser's number field loses what it does not
 * understand and changes when one scrolls over it.
 */
export function NumberInput({ value, decimals = 0, maxLength, locale: given, onChange, ...field }: NumberInputProps) {
  const locale = useLabelFinder('NumberInput')('locale', given, 'locale');
  const separator = useMemo(() => decimalSeparator(locale), [locale]);
  const shown = showNumber(value, separator);
  const handleChange = (typed: string, event?: ChangeEvent<HTMLInputElement>): void => {
    const caret = event?.target.selectionStart ?? typed.length;
    const result = editNumber(shown, typed, caret, { decimals, maxLength, separator });
    if (event) writeAtCaret(event.target, result);
    onChange(readNumber(result.text, separator));
  };
  return (
    <InputField {...field} value={shown} inputMode={decimals > 0 ? 'decimal' : 'numeric'} onChange={handleChange} />
  );
}
