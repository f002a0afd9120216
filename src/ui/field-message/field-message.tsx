import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/warning.tsx';

interface FieldMessageProps {
  /** The field names its message by this id, through `aria-describedby`. */
  readonly id: string;
  /** What is wrong with the field; nothing when all is well. */
  readonly error?: string | undefined;
  /** What stands there while nothing is wrong. */
  readonly children?: ReactNode;
}

/** The line under a field. Its place is always kept, so that a message never moves what is below it. */
export function FieldMessage({ id, error, children }: FieldMessageProps) {
  return (
    <div className="field-message" id={id}>
      {error === undefined ? (
        children
      ) : (
        <span className="field-error">
          <WarningIcon size={16} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
