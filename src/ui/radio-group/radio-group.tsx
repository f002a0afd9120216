import type { ReactNode } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldProps, fieldState } from '../field-state.ts';
import { classNames, idList, type NativeProps } from '../native-props.ts';

/** One radio button of a group. */
export interface RadioOption {
  /** Passed to `onChange`. */
  readonly value: string;
  readonly label: ReactNode;
  /** Visible, but cannot be selected. */
  readonly disabled?: boolean;
}

type Owned = 'onChange' | 'role' | 'aria-invalid' | keyof FieldProps;

/** The attributes of HTML go to the `<fieldset>`, not to the radio buttons. */
export interface RadioGroupProps extends Omit<FieldProps, 'state' | 'messageIsTold'>, NativeProps<'fieldset', Owned> {
  /** Id of the group, prefix of the buttons' ids, and default of `name`. */
  readonly id: string;
  /** The common `name` of the buttons when a form is submitted. */
  readonly name?: string;
  readonly options: readonly RadioOption[];
  /** The selected value; an empty string for none. */
  readonly value: string;
  /** Options in a column or in a row. */
  readonly layout?: 'column' | 'row';
  /** Called on each selection. */
  readonly onChange: (value: string) => void;
}

/** Radio buttons in a group. It uses the browser's own radio buttons: the arrow keys move the selection. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, hiddenLabel = false, options, value, layout = 'column', required = false, ...others } = props;
  const { error, hint, onChange, className, ...group } = others;
  const messageId = `${group.id}-message`;
  const state = fieldState(error);
  return (
    <fieldset
      {...group}
      className={classNames('radios', className)}
      role="radiogroup"
      aria-describedby={idList(messageId, group['aria-describedby'])}
      aria-required={required || undefined}
      aria-invalid={state === 'error' || undefined}
    >
      <legend className={hiddenLabel ? 'visually-hidden' : 'radios-label'}>
        <span>{label}</span>
        {required && <span aria-hidden="true">*</span>}
      </legend>
      <div className={`radios-options radios-${layout}`}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            id={`${group.id}-${option.value}`}
            name={name ?? group.id}
            option={option}
            checked={value === option.value}
            state={state}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldMessage id={messageId} error={error}>
        {hint}
      </FieldMessage>
    </fieldset>
  );
}

interface RadioRowProps {
  readonly id: string;
  readonly name: string;
  readonly option: RadioOption;
  readonly checked: boolean;
  readonly state: string;
  readonly onChoose: () => void;
}

function RadioRow({ option, state, onChoose, ...box }: RadioRowProps) {
  return (
    <span className="radio-row">
      <input
        {...box}
        className={`radio-box control-${state}`}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        onChange={onChoose}
      />
      <label className="radio-label" htmlFor={box.id}>
        {option.label}
      </label>
    </span>
  );
}
