import { useState } from 'react';
import { EyeIcon } from '../icons/eye.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { useLabelFinder, useLabels } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';

/** As for `InputField`. Where a password is chosen, pass `autoComplete="new-password"`: the default is for a login. */
export interface PasswordFieldProps extends Omit<InputFieldProps, 'type' | 'controls'> {
  /** Name of the control while the password is hidden. Default: the root's label. */
  readonly showLabel?: string | undefined;
  /** Name of the control while the password is visible. Default: the root's label. */
  readonly hideLabel?: string | undefined;
  /** Told by screen readers when the password gets visible, "Passwort wird angezeigt". Default: the root's label. */
  readonly shownMessage?: string | undefined;
  /** Told by screen readers when the password is hidden again. Default: the root's label. */
  readonly hiddenMessage?: string | undefined;
}

/** A field for a password, which can be made visible. */
export function PasswordField({ showLabel, hideLabel, shownMessage, hiddenMessage, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const labelOf = useLabelFinder('PasswordField');
  const show = labelOf('showLabel', showLabel, 'showPassword');
  const hide = labelOf('hideLabel', hideLabel, 'hidePassword');
  const labels = useLabels();
  const shown = shownMessage ?? labels?.passwordShown;
  const hidden = hiddenMessage ?? labels?.passwordHidden;
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
            aria-label={visible ? hide : show}
            aria-controls={field.id}
            disabled={field.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
          <Announcement of={visible}>{visible ? shown : hidden}</Announcement>
        </>
      }
    />
  );
}
