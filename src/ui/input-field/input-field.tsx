import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { SuccessIcon } from '../../icons/success.tsx';
import { FieldMessage } from '../field-message/field-message.tsx';
import { FormLabel } from '../form-label/form-label.tsx';

/** What a field says about its value (specification, section 3). */
export type FieldState = 'default' | 'error' | 'success';

export interface InputFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hiddenLabel?: boolean;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'time';
  /** `outline` stands on a plain ground, `filled` has a ground of its own. */
  readonly variant?: 'outline' | 'filled';
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
  /** Which keyboard a phone shows; by itself the one for the type. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
  /** Controls inside the field, at its end: buttons of 40 px. */
  readonly controls?: ReactNode;
  readonly onChange: (value: string, event?: ChangeEvent<HTMLInputElement>) => void;
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
  const disabled = props.disabled === true;
  const clearable = props.clearLabel !== undefined && props.value !== '' && !disabled;
  const controls = [clearable, props.controls !== undefined, state === 'success'].filter(Boolean).length;
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
          className={`control control-${props.variant ?? 'outline'} control-${state} control-room-${controls}`}
          id={props.id}
          name={props.name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode ?? (props.type === 'email' ? 'email' : undefined)}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          autoCapitalize={props.type === 'email' || props.type === 'password' ? 'none' : undefined}
          spellCheck={false}
          value={props.value}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={messageId}
          onChange={(event) => props.onChange(event.target.value, event)}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {controls > 0 && (
          <span className="field-controls">
            {clearable && <ClearControl label={props.clearLabel} onClear={handleClear} />}
            {props.controls}
            {state === 'success' && (
              <span className="field-mark">
                <SuccessIcon size={16} />
              </span>
            )}
          </span>
        )}
      </div>
      <FieldMessage id={messageId} error={props.error}>
        {props.hint}
      </FieldMessage>
    </div>
  );
}

interface ClearControlProps {
  readonly label: string | undefined;
  readonly onClear: () => void;
}

// The field keeps the focus while the mouse is down, or its blur would check a value that is about to go.
function ClearControl({ label, onClear }: ClearControlProps) {
  return (
    <button
      className="field-control"
      type="button"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <CloseIcon size={16} />
    </button>
  );
}
