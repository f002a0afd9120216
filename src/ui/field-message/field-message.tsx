import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/warning.tsx';
import { shownError } from '../field-state.ts';
import { classNames, type NativeProps } from '../native-props.ts';

export interface FieldMessageProps extends NativeProps<'div'> {
  /** The field names its message by this id, through `aria-describedby`. */
  readonly id: string;
  /** What is wrong with the field; left out or empty when all is well. */
  readonly error?: string | undefined;
  /** What stands there while nothing is wrong. */
  readonly children?: ReactNode;
}

/** The line under a field. Its place is always kept, so that a message never moves what is below it. */
export function FieldMessage({ className, error, children, ...box }: FieldMessageProps) {
  const shown = shownError(error);
  return (
    <div {...box} className={classNames('field-message', className)}>
      {shown === undefined ? (
        children
      ) : (
        <span className="field-error">
          <WarningIcon size={16} />
          <span>{shown}</span>
        </span>
      )}
    </div>
  );
}
