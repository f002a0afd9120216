import { type FocusEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useRef } from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { FieldMessage } from '../field-message/field-message.tsx';
import { FormLabel } from '../form-label/form-label.tsx';

/** What a field says about its value (specification, section 3). */
export type FieldState = 'default' | 'error' | 'success';

export interface InputFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hiddenLabel?: boolean;
  readonly name?: string;
  readonly type?: 'text' | 'email';
  readonly value: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly state?: FieldState;
  /** What is wrong; shown in the line below. */
  readonly error?: string | undefined;
  /** What the line below shows while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Name of the clear control, which appears once there is a value; no control without it. */
  readonly clearLabel?: string;
  readonly onChange: (value: string) => void;
  readonly onClear?: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with its message. */
export function InputField({ ref, ...props }: InputFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const messageId = `${props.id}-message`;
  const state = props.error === undefined ? (props.state ?? 'default') : 'error';
  const clearable = props.clearLabel !== undefined && props.value !== '' && props.disabled !== true;
  const handleClear = (): void => {
    props.onChange('');
    props.onClear?.();
    own.current?.focus();
  };
  return (
    <div className="field">
      <FormLabel htmlFor={props.id} required={props.required ?? false} hidden={props.hiddenLabel ?? false}>
        {props.label}
      </FormLabel>
      <div className="field-box">
        <input
          ref={(element) => {
            own.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className={`control control-${state}${clearable ? ' control-clearable' : ''}`}
          id={props.id}
          name={props.name}
          type={props.type ?? 'text'}
          inputMode={props.type === 'email' ? 'email' : undefined}
          autoComplete={props.autoComplete}
          autoCapitalize={props.type === 'email' ? 'none' : undefined}
          spellCheck={false}
          value={props.value}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={messageId}
          onChange={(event) => props.onChange(event.target.value)}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {clearable && (
          // The field keeps the focus while the mouse is down, or its blur would check a value that is about to go.
          <button
            className="field-clear"
            type="button"
            aria-label={props.clearLabel}
            onMouseDown={(event) => event.preventDefault()}
            onClick={handleClear}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </div>
      <FieldMessage id={messageId} error={props.error}>
        {props.hint}
      </FieldMessage>
    </div>
  );
}
