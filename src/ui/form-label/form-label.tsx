import type { ReactNode } from 'react';

interface FormLabelProps {
  /** Id of the field that is named. */
  readonly htmlFor: string;
  readonly required?: boolean;
  /** Names the field for screen readers alone. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The name of a field, above it. The star is for the eye; the field itself says that it is required. */
export function FormLabel({ htmlFor, required = false, hidden = false, children }: FormLabelProps) {
  return (
    <label className={hidden ? 'visually-hidden' : 'form-label'} htmlFor={htmlFor}>
      <span>{children}</span>
      {required && <span aria-hidden="true">*</span>}
    </label>
  );
}
