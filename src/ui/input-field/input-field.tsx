import {
  type ChangeEvent,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { CloseIcon } from '../../icons/close.tsx';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldState, fieldState, shownError } from '../field-state.ts';
import { FormLabel } from '../form-label/form-label.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { classNames, idList, type NativeProps } from '../native-props.ts';
import { FieldMark, markOf } from './field-mark.tsx';
import { useTypedValue } from './use-typed-value.ts';

type Owned = 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'type' | 'onChange' | 'aria-invalid';

export interface InputFieldProps extends NativeProps<'input', Owned> {
  /** Id of the `<input>`; the message below is `<id>-message`. */
  readonly id: string;
  /** The field's name, above it. */
  readonly label: string;
  /** Names the field for screen readers alone. */
  readonly hiddenLabel?: boolean;
  /** What is typed: it decides the keyboard of a phone and what the browser checks. */
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'time';
  /** `outline` stands on a plain ground, `filled` has a ground of its own. */
  readonly variant?: 'outline' | 'filled';
  /** What the field shows. It is never written into the markup; prerendered markup has the field empty. */
  readonly value: string;
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
  /** What browsers fill in by themselves. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Shows a clear control once there is a value; on by itself where there is a `clearLabel`. */
  readonly clearable?: boolean;
  /** Name of the clear control; the root's label where it is left out. */
  readonly clearLabel?: string | undefined;
  /** Which keyboard a phone shows; by itself the one for the type. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** How many characters fit. */
  readonly maxLength?: number;
  /** Controls inside the field, at its end: buttons of 40 px. */
  readonly controls?: ReactNode;
  /** Hears each change; no event when the clear control made it. */
  readonly onChange: (value: string, event?: ChangeEvent<HTMLInputElement>) => void;
  /** Hears that the clear control was pressed, after `onChange`. */
  readonly onClear?: () => void;
}

/** A labelled line of text with its message. */
export function InputField({ label, hiddenLabel = false, className, style, error, hint, ...box }: InputFieldProps) {
  return (
    <div className={classNames('field', className)} style={style}>
      <FormLabel htmlFor={box.id} required={box.required ?? false} hidden={hiddenLabel}>
        {label}
      </FormLabel>
      <FieldBox {...box} error={shownError(error)} />
      <FieldMessage id={`${box.id}-message`} error={error}>
        {hint}
      </FieldMessage>
    </div>
  );
}

type FieldBoxProps = Omit<InputFieldProps, 'label' | 'hiddenLabel' | 'className' | 'style' | 'hint'>;

/** The field itself, with what stands inside it. */
function FieldBox({
  ref,
  variant = 'outline',
  value,
  state: wished,
  error,
  onChange,
  onClear,
  ...props
}: FieldBoxProps) {
  const { clearLabel, clearable = clearLabel !== undefined, controls, ...input } = props;
  const labelOf = useLabelFinder('InputField');
  const own = useRef<HTMLInputElement>(null);
  // The element needs it as well as its owner.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  const showValue = useTypedValue(own, value, onChange);
  const state = fieldState(error, wished);
  const mark = markOf(state, error);
  const clearName = clearable ? labelOf('clearLabel', clearLabel, 'clear') : undefined;
  const clears = clearName !== undefined && value !== '' && input.disabled !== true && input.readOnly !== true;
  const room = [clears, controls !== undefined, mark].filter(Boolean).length;
  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange(event.target.value, event);
    showValue();
  };
  const handleClear = (): void => {
    onChange('');
    onClear?.();
    own.current?.focus();
  };
  return (
    <div className="field-box">
      <input
        type="text"
        autoCapitalize={input.type === 'email' || input.type === 'password' ? 'none' : undefined}
        spellCheck={false}
        {...input}
        ref={own}
        className={`control control-${variant} control-${state} control-room-${room}`}
        inputMode={input.inputMode ?? (input.type === 'email' ? 'email' : undefined)}
        aria-invalid={state === 'error' || undefined}
        aria-describedby={idList(`${input.id}-message`, input['aria-describedby'])}
        onChange={handleChange}
      />
      {room > 0 && (
        <span className="field-controls">
          {clears && <ClearControl label={clearName} onClear={handleClear} />}
          {controls}
          {mark && <FieldMark state={mark} />}
        </span>
      )}
    </div>
  );
}

interface ClearControlProps {
  readonly label: string;
  readonly onClear: () => void;
}

/** The field keeps the focus while the mouse is down, or its blur would check a value that is about to go. */
function ClearControl({ label, onClear }: ClearControlProps) {
  return (
    <button
      className="field-control"
      type="button"
      aria-label={label}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onClear}
    >
      <CloseIcon size={16} />
    </button>
  );
}
