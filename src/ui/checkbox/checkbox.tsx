import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldProps, fieldState, tieToMessage, withRequired } from '../field-state.ts';
import { FieldMark, markOf } from '../input-field/field-mark.tsx';
import { classNames, type NativeProps } from '../native-props.ts';
import { useChosenValue } from '../use-chosen-value.ts';

type Owned = 'type' | 'defaultChecked' | 'defaultValue' | 'onChange' | 'aria-invalid';

/** The checkbox is controlled: it shows `checked` until `onChange` leads to another value. */
export interface CheckboxProps
  extends NativeProps<'input', Owned | keyof FieldProps>, Omit<FieldProps, 'label' | 'hiddenLabel'> {
  /** Id of the checkbox; the message below has the id `<id>-message`. */
  readonly id: string;
  readonly checked: boolean;
  /** Neither checked nor unchecked, such as a checkbox for several others. The next click calls `onChange` as usual. */
  readonly indeterminate?: boolean;
  /** Keeps a line free for an error below. Omit it if there can be no error. */
  readonly hasMessage?: boolean;
  /** Called on each change. */
  readonly onChange: (checked: boolean) => void;
  /** The label: text, and links if necessary. Screen readers announce it before the state, so it should be short. */
  readonly children: ReactNode;
  /** The rest of a long label. For screen readers it is a description, announced after the state. */
  readonly detail?: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({
  ref,
  indeterminate = false,
  state: wished,
  error,
  errorLabel,
  isMessageAnnounced = false,
  hint,
  detail,
  children,
  ...props
}: CheckboxProps) {
  const { hasMessage = Boolean(error) || hint !== undefined, className, style, ...rest } = props;
  const { checked, onChange, ...box } = rest;
  const own = useRef<HTMLInputElement>(null);
  // Both the element and its owner need the ref.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  const messageId = `${box.id}-message`;
  const state = fieldState(error, wished);
  const mark = markOf(state, error);
  // HTML has no attribute for it, only a property. A click resets it, so it is set after every render.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  const { initial, handleChange } = useChosenValue(own, 'checked', checked, onChange);
  return (
    <div className={classNames('checkbox', className)} style={style}>
      <span className="checkbox-row">
        <input
          {...withRequired(box)}
          ref={own}
          className={`checkbox-box control-${state}`}
          type="checkbox"
          defaultChecked={initial}
          aria-invalid={state === 'error' || undefined}
          aria-labelledby={detail === undefined ? box['aria-labelledby'] : `${box.id}-name`}
          {...tieToMessage(
            hasMessage && messageId,
            { error, isMessageAnnounced },
            detail !== undefined && `${box.id}-detail`,
            box['aria-describedby'],
          )}
          onChange={handleChange}
        />
        <CheckboxLabel id={box.id} required={box.required ?? false} detail={detail}>
          {children}
        </CheckboxLabel>
        {mark && <FieldMark state={mark} />}
      </span>
      {hasMessage && (
        <FieldMessage id={messageId} {...{ error, errorLabel }}>
          {hint}
        </FieldMessage>
      )}
    </div>
  );
}

/** The star stands at the end of what is declared. */
function CheckboxLabel({
  id,
  required,
  detail,
  children,
}: Pick<CheckboxProps, 'id' | 'required' | 'detail' | 'children'>) {
  const star = required && <span aria-hidden="true">*</span>;
  return (
    <label className="checkbox-label" htmlFor={id}>
      <span id={`${id}-name`}>{children}</span>
      {detail === undefined ? (
        star
      ) : (
        <>
          {' '}
          <span className="checkbox-detail">
            <span id={`${id}-detail`}>{detail}</span>
            {star}
          </span>
        </>
      )}
    </label>
  );
}
