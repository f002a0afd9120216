import { type MouseEvent, type ReactNode, type SyntheticEvent, useImperativeHandle, useRef } from 'react';
import { CloseIcon } from '../icons/icons.ts';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldProps, fieldState, tieToMessage, withRequired } from '../field-state.ts';
import { FormLabel } from '../form-label/form-label.tsx';
import { useLabelFinder, useLabels } from '../labels/labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { FieldMark, markOf } from './field-mark.tsx';
import { useDelayedUnmount } from '../use-delayed-unmount.ts';
import { useTypedValue } from './use-typed-value.ts';

type Owned = 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'type' | 'onChange' | 'aria-invalid';

/** The field is controlled and validates nothing: its owner checks the value and passes the `error`. */
export interface InputFieldProps extends NativeProps<'input', Owned | keyof FieldProps>, FieldProps {
  /** Id of the `<input>`; the message below has the id `<id>-message`. */
  readonly id: string;
  /** Type of the value: determines the phone keyboard and the browser's validation. */
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'time';
  /** `outline` for a plain background, `filled` has a background of its own. */
  readonly variant?: 'outline' | 'filled';
  /** The value. It is never written into the markup, so prerendered markup has an empty field. */
  readonly value: string;
  /** Shows a clear control while there is a value. Default: on if `clearLabel` or the root names it. */
  readonly clearable?: boolean;
  /** Name of the clear control. Default: the root's label. */
  readonly clearLabel?: string | undefined;
  /** Controls at the end of the field: buttons of 40 px. */
  readonly controls?: ReactNode;
  /** Called on each change; without an event if the clear control made the change. */
  readonly onChange: (value: string, event?: SyntheticEvent<HTMLInputElement>) => void;
  /** Called when the clear control was pressed: after `onChange`, when the field is empty and has the focus. */
  readonly onClear?: () => void;
}

/** A labelled single-line text field with its message. */
export function InputField({ label, hiddenLabel = false, error, errorLabel, hint, ...props }: InputFieldProps) {
  const { className, style, ...box } = props;
  return (
    <div className={classNames('field', box.disabled && 'field-disabled', className)} style={style}>
      <FormLabel htmlFor={box.id} required={box.required ?? false} hidden={hiddenLabel}>
        {label}
      </FormLabel>
      <FieldBox {...box} error={error} />
      <FieldMessage id={`${box.id}-message`} {...{ error, errorLabel }}>
        {hint}
      </FieldMessage>
    </div>
  );
}

type FieldBoxProps = Omit<InputFieldProps, 'label' | 'hiddenLabel' | 'errorLabel' | 'className' | 'style' | 'hint'>;

/** The `<input>` with its mark and controls. */
function FieldBox({
  ref,
  variant = 'outline',
  value,
  state: wished,
  error,
  isMessageAnnounced = false,
  onChange,
  onClear,
  ...props
}: FieldBoxProps) {
  const labels = useLabels();
  const { clearLabel, clearable = (clearLabel ?? labels?.clear) !== undefined, controls, ...input } = props;
  const labelOf = useLabelFinder('InputField');
  const own = useRef<HTMLInputElement>(null);
  // Both the element and its owner need the ref.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  const showValue = useTypedValue(own, value, onChange);
  const state = fieldState(error, wished);
  const mark = markOf(state, error);
  const clearName = clearable ? (clearLabel ?? labelOf('clear')) : undefined;
  const clears = useDelayedUnmount(value !== '') && clearName !== undefined && input.disabled !== true;
  const room = [clears, controls !== undefined, mark].filter(Boolean).length;
  const handleChange = (event: SyntheticEvent<HTMLInputElement>): void => {
    onChange(event.currentTarget.value, event);
    showValue();
  };
  const handleClear = (): void => {
    if (input.readOnly) return;
    // Focused first: Orca does not announce the focus of a field that has just changed. Emptied before the owner is called, as
    // when it is typed into.
    own.current?.focus();
    if (own.current) own.current.value = '';
    onChange('');
    showValue();
    onClear?.();
  };
  return (
    <div className="field-box">
      <input
        type="text"
        autoCapitalize={input.type === 'email' || input.type === 'password' ? 'none' : undefined}
        spellCheck={false}
        {...withRequired(input)}
        ref={own}
        className={`control control-${variant} control-${state} control-room-${room}`}
        inputMode={input.inputMode ?? (input.type === 'email' ? 'email' : undefined)}
        aria-invalid={state === 'error' || undefined}
        {...tieToMessage(`${input.id}-message`, { error, isMessageAnnounced }, input['aria-describedby'])}
        onInput={handleChange}
        // React drops the `input` event of a script that has set the value, but handles a `change` event alone.
        onChange={(event) => event.nativeEvent.type === 'change' && handleChange(event)}
      />
      {room > 0 && (
        <span className="field-controls">
          {clears && <ClearControl label={clearName} isDisabled={input.readOnly === true} onClear={handleClear} />}
          {controls}
          {mark && <FieldMark state={mark} />}
        </span>
      )}
    </div>
  );
}

interface ClearControlProps {
  readonly label: string;
  /** Of a read-only field. It stays in its place: Orca in Firefox is silent about a control that was hidden for a moment. */
  readonly isDisabled: boolean;
  readonly onClear: () => void;
}

/**
 * Prevents the blur on mouse down, which would validate a value that is about to be cleared. Its name may contain the label
 * of the field, so it is a text and not an `aria-label`: a search for the field by its label finds the field alone.
 */
function ClearControl({ label, isDisabled, onClear }: ClearControlProps) {
  return (
    <button
      className="field-control"
      type="button"
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onClear}
    >
      <CloseIcon size={16} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
