import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { FieldMessage } from '../field-message/field-message.tsx';
import { type FieldState, fieldState, shownError } from '../field-state.ts';
import { FieldMark, markOf } from '../input-field/field-mark.tsx';
import { classNames, idList, type NativeProps } from '../native-props.ts';

type Owned = 'type' | 'defaultChecked' | 'defaultValue' | 'onChange' | 'onBlur' | 'aria-invalid';

export interface CheckboxProps extends NativeProps<'input', Owned> {
  /** Id of the box; the message below is `<id>-message`. */
  readonly id: string;
  /** Whether the box is ticked. */
  readonly checked: boolean;
  /** Neither ticked nor open, such as a box that stands for several. After a click the owner decides anew. */
  readonly indeterminate?: boolean;
  /** What a form sends for a ticked box. */
  readonly value?: string;
  /** Marks the label, and tells the browser and screen readers. */
  readonly required?: boolean;
  /** Neither focused nor changed nor sent. */
  readonly disabled?: boolean;
  /** `error` and `success` show a mark behind the label. An `error` message makes it `error` by itself. */
  readonly state?: FieldState;
  /** What is wrong; shown in the line below. An empty text is none. */
  readonly error?: string | undefined;
  /** What the line below shows while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Keeps a line free for an error below. Left out where nothing can be wrong. */
  readonly hasMessage?: boolean;
  /** Hears each change. */
  readonly onChange: (checked: boolean) => void;
  /** Hears that the box has lost the focus. */
  readonly onBlur?: () => void;
  /** The label: text, and links if need be. */
  readonly children: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox({
  ref,
  indeterminate = false,
  state: wished,
  error,
  hint,
  children,
  ...props
}: CheckboxProps) {
  const { hasMessage = shownError(error) !== undefined || hint !== undefined, className, style, ...rest } = props;
  const { onChange, ...box } = rest;
  const own = useRef<HTMLInputElement>(null);
  // The element needs it as well as its owner.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  const messageId = `${box.id}-message`;
  const state = fieldState(error, wished);
  const mark = markOf(state, shownError(error));
  // A property only: HTML has no attribute for it. A click takes it away, so it is set again after every render.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  return (
    <div className={classNames('checkbox', className)} style={style}>
      <span className="checkbox-row">
        <input
          {...box}
          ref={own}
          className={`checkbox-box checkbox-box-${state}`}
          type="checkbox"
          aria-invalid={state === 'error' || undefined}
          aria-describedby={idList(hasMessage && messageId, box['aria-describedby'])}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className="checkbox-label" htmlFor={box.id}>
          <span>{children}</span>
          {box.required && <span aria-hidden="true">*</span>}
        </label>
        {mark && <FieldMark state={mark} />}
      </span>
      {hasMessage && (
        <FieldMessage id={messageId} error={error}>
          {hint}
        </FieldMessage>
      )}
    </div>
  );
}
