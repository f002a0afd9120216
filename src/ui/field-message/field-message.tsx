import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/alert.tsx';
import { shownError } from '../field-state.ts';
import { classNames, type NativeProps } from '../native-props.ts';

/** For a field of your own: the fields of the package render this line themselves. */
export interface FieldMessageProps extends NativeProps<'div'> {
  /** Id for the field's `aria-describedby`. */
  readonly id: string;
  /** Error message. An empty string counts as no error. */
  readonly error?: string | undefined;
  /** Shown while there is no error. */
  readonly children?: ReactNode;
}

/** The line below a field. Its space is always reserved, so that a message never moves the content below it. */
export function FieldMessage({ className, error, children, ...box }: FieldMessageProps) {
  const shown = shownError(error);
  return (
    <div {...box} className={classNames('field-message', className)}>
      {shown === undefined ? (
        children
      ) : (
        <span className="field-error">
          <AlertIcon size={16} />
          <span>{shown}</span>
        </span>
      )}
    </div>
  );
}
