import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';

export interface FormLabelProps extends NativeProps<'label', 'hidden'> {
  /** Id of the field that is named. */
  readonly htmlFor: string;
  /** Shows a star behind the name. */
  readonly required?: boolean;
  /** Names the field for screen readers alone. */
  readonly hidden?: boolean;
  /** The name. */
  readonly children: ReactNode;
}

/** The name of a field, above it. The star is for the eye; the field itself says that it is required. */
export function FormLabel({ required = false, hidden = false, className, children, ...label }: FormLabelProps) {
  return (
    <label {...label} className={classNames(hidden ? 'visually-hidden' : 'form-label', className)}>
      <span>{children}</span>
      {required && <span aria-hidden="true">*</span>}
    </label>
  );
}
