import { type ReactNode, useId } from 'react';

/** What a control needs to be named and described by its field. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Why what is set does not do yet. */
  readonly refusal?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and what there is to say about it below. */
export function Field({ label, refusal, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint` })}
      <p className="hint" id={`${id}-hint`}>
        {/* Without a role: Firefox leaves a status out of the description of the control. */}
        <span className="refusal" aria-live="polite">
          {refusal}
        </span>{' '}
        {hint}
      </p>
    </div>
  );
}
