import { useImperativeHandle, useRef } from 'react';
import { ChevronDownIcon } from '../icons/icons.ts';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldProps, fieldState, tieToMessage, withRequired } from '../field-state.ts';
import { FormLabel } from '../form-label/form-label.tsx';
import { FieldMark, markOf } from '../input-field/field-mark.tsx';
import { classNames, type NativeProps } from '../native-props.ts';
import { useChosenValue } from '../use-chosen-value.ts';

/** One option of a select. */
export interface SelectOption {
  /** Passed to `onChange`. */
  readonly value: string;
  readonly label: string;
  /** Visible, but cannot be selected. */
  readonly disabled?: boolean;
}

type Owned = 'value' | 'defaultValue' | 'multiple' | 'onChange' | 'aria-invalid';

/** Without a `placeholder` the browser shows the first option for an empty `value`. */
export interface SelectProps extends NativeProps<'select', Owned | keyof FieldProps>, FieldProps {
  /** Id of the `<select>`; the message below has the id `<id>-message`. */
  readonly id: string;
  /** The selected value; an empty string for none. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** The first option, for no selection. */
  readonly placeholder?: string;
  /** Called on each selection. */
  readonly onChange: (value: string) => void;
}

/** A labelled drop-down list. It uses the browser's own `<select>`, which works with every keyboard and phone. */
export function Select({
  ref,
  label,
  hiddenLabel = false,
  error,
  errorLabel,
  hint,
  state: wished,
  ...props
}: SelectProps) {
  const { value, options, placeholder, isMessageAnnounced = false, className, style, onChange, ...select } = props;
  const own = useRef<HTMLSelectElement>(null);
  // Both the element and its owner need the ref.
  useImperativeHandle(ref, () => own.current as HTMLSelectElement, []);
  const offered = options.map((option) => option.value).concat(placeholder === undefined ? [] : '');
  const { initial, handleChange } = useChosenValue(own, 'value', value, onChange, offered);
  const messageId = `${select.id}-message`;
  const state = fieldState(error, wished);
  const mark = markOf(state, error);
  return (
    <div className={classNames('field', select.disabled && 'field-disabled', className)} style={style}>
      <FormLabel htmlFor={select.id} required={select.required ?? false} hidden={hiddenLabel}>
        {label}
      </FormLabel>
      <div className="field-box">
        <select
          {...withRequired(select)}
          ref={own}
          defaultValue={initial}
          className={classNames(`control control-select control-${state}`, mark && 'control-select-marked')}
          aria-invalid={state === 'error' || undefined}
          {...tieToMessage(messageId, { error, isMessageAnnounced }, select['aria-describedby'])}
          onChange={handleChange}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="select-arrow">
          {mark && <FieldMark state={mark} />}
          <ChevronDownIcon size={16} />
        </span>
      </div>
      <FieldMessage id={messageId} {...{ error, errorLabel }}>
        {hint}
      </FieldMessage>
    </div>
  );
}
