import type { SyntheticEvent } from 'react';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { writeAtCaret } from '../text-edit.ts';
import { compactIban, editIban, groupIban, ibanStatus, type IbanStatus } from './iban-rules.ts';

/** As for `InputField`, without the maximum length, which follows from the IBAN's country. */
export interface IbanInputProps extends Omit<
  InputFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'onChange' | 'value'
> {
  /** The IBAN without spaces: `DE89370400440532013000`. */
  readonly value: string;
  /** Called on each change with the IBAN without spaces, and its status. */
  readonly onChange: (value: string, status: IbanStatus) => void;
}

/** A field for an IBAN, shown in groups of four. It may be typed or pasted in any format. */
export function IbanInput({ value, onChange, ...field }: IbanInputProps) {
  const handleChange = (typed: string, event?: SyntheticEvent<HTMLInputElement>): void => {
    const caret = event?.currentTarget.selectionStart ?? typed.length;
    const { inputType } = (event?.nativeEvent ?? {}) as Partial<InputEvent>;
    const result = editIban(value, typed, caret, inputType);
    if (event) writeAtCaret(event.currentTarget, result);
    const compact = compactIban(result.text);
    onChange(compact, ibanStatus(compact));
  };
  return <InputField autoComplete="off" {...field} value={groupIban(value)} onChange={handleChange} />;
}
