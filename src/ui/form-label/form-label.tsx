import type { ReactNode } from 'react';
import { classNames, type NativeProps } from '../native-props.ts';

/** `hidden` is not the attribute of HTML, which would hide the label from screen readers too. */
export interface FormLabelProps extends NativeProps<'label', 'hidden'> {
  /** Id of the labelled field. */
  readonly htmlFor: string;
  /** Shows a star after the label. */
  readonly required?: boolean;
  /** Shows the label to screen readers only. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The label above a field. The star is hidden from screen readers, because the field itself is marked as required. */
export function FormLabel({ required = false, hidden = false, className, children, ...label }: FormLabelProps) {
  return (
    <label {...label} className={classNames(hidden ? 'visually-hidden' : 'form-label', className)}>
      <span>{children}</span>
      {required && <span aria-hidden="true">*</span>}
    </label>
  );
}
