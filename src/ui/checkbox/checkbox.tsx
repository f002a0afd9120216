import type { ReactNode, Ref } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';

export interface CheckboxProps {
  readonly id: string;
  readonly name?: string;
  readonly checked: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** Keeps a line free for an error below. Left out where nothing can be wrong. */
  readonly hasMessage?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** The label: text, and links if need be. */
  readonly children: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox(props: CheckboxProps) {
  const messageId = `${props.id}-message`;
  const hasMessage = props.hasMessage ?? props.error !== undefined;
  return (
    <div className="checkbox">
      <span className="checkbox-row">
        <input
          ref={props.ref}
          className={`checkbox-box checkbox-box-${props.error === undefined ? 'default' : 'error'}`}
          id={props.id}
          name={props.name}
          type="checkbox"
          checked={props.checked}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={props.error !== undefined || undefined}
          aria-describedby={hasMessage ? messageId : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <label className="checkbox-label" htmlFor={props.id}>
          <span>{props.children}</span>
          {props.required && <span aria-hidden="true">*</span>}
        </label>
      </span>
      {hasMessage && <FieldMessage id={messageId} error={props.error} />}
    </div>
  );
}
