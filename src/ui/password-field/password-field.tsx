import { useState } from 'react';
import { EyeIcon } from '../../icons/eye.tsx';
import { EyeOffIcon } from '../../icons/eye-off.tsx';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';

export interface PasswordFieldProps extends Omit<InputFieldProps, 'type' | 'controls'> {
  /** Name of the control while the password is hidden. */
  readonly showLabel: string;
  /** Name of the control while the password can be read. */
  readonly hideLabel: string;
}

/** A field for a password, which can be made readable. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <InputField
      autoComplete="current-password"
      {...field}
      type={visible ? 'text' : 'password'}
      controls={
        // The label swaps instead of a pressed state: both together would say "hide password, pressed".
        <button
          className="field-control"
          type="button"
          aria-label={visible ? hideLabel : showLabel}
          aria-controls={field.id}
          disabled={field.disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
