import { useState } from 'react';
import { EyeIcon } from '../../icons/eye.tsx';
import { EyeOffIcon } from '../../icons/eye-off.tsx';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { useLabelFinder } from '../labels/labels.ts';

export interface PasswordFieldProps extends Omit<InputFieldProps, 'type' | 'controls'> {
  /** Name of the control while the password is hidden; the root's label where it is left out. */
  readonly showLabel?: string | undefined;
  /** Name of the control while the password can be read; the root's label where it is left out. */
  readonly hideLabel?: string | undefined;
}

/** A field for a password, which can be made readable. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const labelOf = useLabelFinder('PasswordField');
  const show = labelOf('showLabel', showLabel, 'showPassword');
  const hide = labelOf('hideLabel', hideLabel, 'hidePassword');
  return (
    <InputField
      autoComplete="current-password"
      {...field}
      type={visible ? 'text' : 'password'}
      // A password that can be read is still none to be corrected.
      autoCapitalize="none"
      controls={
        // The label swaps instead of a pressed state: both together would say "hide password, pressed".
        <button
          className="field-control"
          type="button"
          aria-label={visible ? hide : show}
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
