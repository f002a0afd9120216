import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/chevron-down.tsx';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldState, fieldState, shownError } from '../field-state.ts';
import { FormLabel } from '../form-label/form-label.tsx';
import { FieldMark, markOf } from '../input-field/field-mark.tsx';
import { classNames, idList, type NativeProps } from '../native-props.ts';

export interface SelectOption {
  /** What is given to `onChange`. */
  readonly value: string;
  /** What the list shows. */
  readonly label: string;
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean;
}

type Owned = 'value' | 'defaultValue' | 'multiple' | 'onChange' | 'onBlur' | 'aria-invalid';

export interface SelectProps extends NativeProps<'select', Owned> {
  /** Id of the `<select>`; the message below is `<id>-message`. */
  readonly id: string;
  /** The field's name, above it. */
  readonly label: string;
  /** Names the field for screen readers alone. */
  readonly hiddenLabel?: boolean;
  /** The chosen value; an empty text while nothing is. */
  readonly value: string;
  /** What there is to choose from. */
  readonly options: readonly SelectOption[];
  /** The first option, which stands for no choice. */
  readonly placeholder?: string;
  /** Marks the label, and tells the browser and screen readers. */
  readonly required?: boolean;
  /** Neither focused nor changed nor sent. */
  readonly disabled?: boolean;
  /** `error` and `success` show a mark. An `error` message makes it `error` by itself. */
  readonly state?: FieldState;
  /** What is wrong; shown in the line below. An empty text is none. */
  readonly error?: string | undefined;
  /** What the line below shows while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Hears each choice. */
  readonly onChange: (value: string) => void;
  /** Hears that the field has lost the focus. */
  readonly onBlur?: () => void;
}

/** A labelled choice of one. The browser's own control: it is the one that every keyboard and phone knows. */
export function Select({ label, hiddenLabel = false, error, hint, state: wished, ...props }: SelectProps) {
  const { options, placeholder, className, style, onChange, ...select } = props;
  const messageId = `${select.id}-message`;
  const state = fieldState(error, wished);
  const mark = markOf(state, shownError(error));
  return (
    <div className={classNames('field', className)} style={style}>
      <FormLabel htmlFor={select.id} required={select.required ?? false} hidden={hiddenLabel}>
        {label}
      </FormLabel>
      <div className="field-box">
        <select
          {...select}
          className={classNames(`control control-select control-${state}`, mark && 'control-select-marked')}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={idList(messageId, select['aria-describedby'])}
          onChange={(event) => onChange(event.target.value)}
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
      <FieldMessage id={messageId} error={error}>
        {hint}
      </FieldMessage>
    </div>
  );
}
