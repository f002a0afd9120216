import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.ts';
import { useLabels } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';

/** For a field of your own: the fields of the package render this line themselves. */
export interface FieldMessageProps extends NativeProps<'div'> {
  /** Id for the field's `aria-describedby`. */
  readonly id: string;
  /** Error message. An empty string counts as no error. */
  readonly error?: string | undefined;
  /** Screen readers read it, with a colon, before the error: "Error". Default: the root's label, if there is one. */
  readonly errorLabel?: string | undefined;
  /** Shown while there is no error. */
  readonly children?: ReactNode;
}

/** The line below a field. Its space is always reserved, so that a message never moves the content below it. */
export function FieldMessage({ className, error, errorLabel, children, ...box }: FieldMessageProps) {
  const labels = useLabels();
  const label = errorLabel ?? labels?.error;
  return (
    <>
      {/* Beside the message: a screen reader that reads the field says of it that it is invalid. */}
      {error && label && <span className="visually-hidden">{`${label}: `}</span>}
      {/* A group, since in a shadow tree Chromium tells a screen reader nothing of a plain element. */}
      <div role={error ? 'group' : undefined} {...box} className={classNames('field-message', className)}>
        {error ? (
          <span className="field-error">
            <AlertIcon size={16} />
            <span>{error}</span>
          </span>
        ) : (
          children
        )}
      </div>
    </>
  );
}
