import type { ReactNode } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';
import { fieldState } from '../field-state.ts';
import { classNames, idList, type NativeProps } from '../native-props.ts';

export interface RadioOption {
  /** What is given to `onChange`. */
  readonly value: string;
  /** What stands beside the button. */
  readonly label: ReactNode;
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends NativeProps<'fieldset', 'onChange' | 'role' | 'aria-invalid'> {
  /** Id of the group, prefix of the buttons' ids, and their common name unless there is one. */
  readonly id: string;
  /** The buttons' common name, by which a form sends the choice. */
  readonly name?: string;
  /** What is to be chosen. */
  readonly label: string;
  /** Names the group for screen readers alone. */
  readonly hiddenLabel?: boolean;
  /** What there is to choose from. */
  readonly options: readonly RadioOption[];
  /** The chosen value; an empty text while nothing is. */
  readonly value: string;
  /** One below the other, or side by side. */
  readonly layout?: 'column' | 'row';
  /** Marks the label, and tells the browser and screen readers. */
  readonly required?: boolean;
  /** Disables the whole group. */
  readonly disabled?: boolean;
  /** What is wrong; shown in the line below. An empty text is none. */
  readonly error?: string | undefined;
  /** What the line below shows while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Hears each choice. */
  readonly onChange: (value: string) => void;
}

/** A choice of one, with all of it in view. The browser's own radio buttons: the arrow keys move the choice. */
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
            required={required}
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
  readonly required: boolean;
  readonly state: string;
  readonly onChoose: () => void;
}

function RadioRow({ option, state, onChoose, ...box }: RadioRowProps) {
  return (
    <span className="radio-row">
      <input
        {...box}
        className={`radio-box radio-box-${state}`}
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
