import type { ReactNode } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  /** Prefix of the fields' ids, and their common name unless there is one. */
  readonly id: string;
  readonly name?: string;
  /** What is to be chosen. */
  readonly label: string;
  readonly hiddenLabel?: boolean;
  readonly options: readonly RadioOption[];
  /** The chosen value; an empty text while nothing is. */
  readonly value: string;
  readonly layout?: 'column' | 'row';
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A choice of one, with all of it in view. The browser's own radio buttons: the arrow keys move the choice. */
export function RadioGroup(props: RadioGroupProps) {
  const messageId = `${props.id}-message`;
  return (
    <fieldset
      className="radios"
      role="radiogroup"
      aria-describedby={messageId}
      aria-required={props.required === true || undefined}
      aria-invalid={props.error !== undefined || undefined}
      disabled={props.disabled}
    >
      <legend className={props.hiddenLabel === true ? 'visually-hidden' : 'radios-label'}>
        <span>{props.label}</span>
        {props.required === true && <span aria-hidden="true">*</span>}
      </legend>
      <div className={`radios-options radios-${props.layout ?? 'column'}`}>
        {props.options.map((option) => (
          <RadioRow key={option.value} group={props} option={option} />
        ))}
      </div>
      <FieldMessage id={messageId} error={props.error}>
        {props.hint}
      </FieldMessage>
    </fieldset>
  );
}

function RadioRow({ group, option }: { readonly group: RadioGroupProps; readonly option: RadioOption }) {
  const id = `${group.id}-${option.value}`;
  return (
    <span className="radio-row">
      <input
        className={`radio-box radio-box-${group.error === undefined ? 'default' : 'error'}`}
        type="radio"
        id={id}
        name={group.name ?? group.id}
        value={option.value}
        checked={group.value === option.value}
        required={group.required}
        disabled={option.disabled}
        onChange={() => group.onChange(option.value)}
      />
      <label className="radio-label" htmlFor={id}>
        {option.label}
      </label>
    </span>
  );
}
