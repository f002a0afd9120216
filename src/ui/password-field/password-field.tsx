import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';

/** As for `InputField`. Where a password is chosen, pass `autoComplete="new-password"`: the default is for a login. */
export type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'controls'>;

/** A field for a password, which can be made visible. */
export function PasswordField(field: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const labelOf = useLabelFinder('PasswordField');
  return (
    <InputField
      autoComplete="current-password"
      {...field}
      type={visible ? 'text' : 'password'}
      // A visible password must not be corrected either.
      autoCapitalize="none"
      controls={
        // The label changes instead of a pressed state: both together would be read as "hide password, pressed".
        <>
          <button
            className="field-control"
            type="button"
            aria-label={labelOf(visible ? 'hidePassword' : 'showPassword')}
            aria-controls={field.id}
            disabled={field.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
          <Announcement of={visible}>{labelOf(visible ? 'passwordShown' : 'passwordHidden')}</Announcement>
        </>
      }
    />
  );
}
