import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../../icons/chevron-down.tsx';
import { FieldMessage } from '../field-message/field-message.tsx';
import { FormLabel } from '../form-label/form-label.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly hiddenLabel?: boolean;
  readonly name?: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** The first option, which stands for no choice. */
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly state?: 'default' | 'error' | 'success';
  readonly error?: string | undefined;
  /** What the line below shows while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A labelled choice of one. The browser's own control: it is the one that every keyboard and phone knows. */
export function Select(props: SelectProps) {
  const messageId = `${props.id}-message`;
  const state = props.error === undefined ? (props.state ?? 'default') : 'error';
  return (
    <div className="field">
      <FormLabel htmlFor={props.id} required={props.required ?? false} hidden={props.hiddenLabel ?? false}>
        {props.label}
      </FormLabel>
      <div className="field-box">
        <select
          ref={props.ref}
          className={`control control-select control-${state}`}
          id={props.id}
          name={props.name}
          autoComplete={props.autoComplete}
          value={props.value}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={messageId}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        >
          {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
          {props.options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <span className="select-arrow">
          <ChevronDownIcon size={16} />
        </span>
      </div>
      <FieldMessage id={messageId} error={props.error}>
        {props.hint}
      </FieldMessage>
    </div>
  );
}
