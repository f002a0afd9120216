import type { ReactNode } from 'react';
import { idList } from './native-props.ts';

/** The state of a field's value. */
export type FieldState = 'default' | 'error' | 'success';

/** What the fields have in common: a label above, and a line below for a message. */
export interface FieldProps {
  /** The label above the field. */
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly hiddenLabel?: boolean;
  /** Marks the field as required: visibly, and for screen readers. The browser does not check it: see `error`. */
  readonly required?: boolean;
  /** Cannot be focused or changed, and is not submitted. */
  readonly disabled?: boolean;
  /** `error` and `success` show a mark. Set to `error` by an `error` message. */
  readonly state?: FieldState;
  /** Error message, shown in the line below. An empty string counts as no error. */
  readonly error?: string | undefined;
  /** Screen readers read it, with a colon, before the error: "Error". Default: the root's label, if there is one. */
  readonly errorLabel?: string | undefined;
  /** Shown in the line below while there is no error. */
  readonly hint?: ReactNode;
  /**
   * A live region announces the message, which has appeared while the field has the focus. Until the field is left, an error
   * is tied to it by `aria-errormessage`: screen readers in Chromium announce a new description a second time.
   */
  readonly isMessageAnnounced?: boolean;
}

/** The state of a field; a field with an error message is in the state `error`. */
export function fieldState(error: string | undefined, state: FieldState = 'default'): FieldState {
  return error ? 'error' : state;
}

/**
 * Replaces `required` with its ARIA attribute: an empty field that is `required` is `:invalid`, which Firefox reports to screen
 * readers so before anything was typed.
 */
export function withRequired<Control extends { readonly required?: boolean | undefined }>(control: Control) {
  const { required, ...rest } = control;
  return { ...rest, 'aria-required': required === true ? true : undefined };
}

/** The attributes that tie a field to its message, by the message's id, and to other descriptions. */
export function tieToMessage(
  id: string | false,
  { error, isMessageAnnounced = false }: Pick<FieldProps, 'error' | 'isMessageAnnounced'>,
  ...others: readonly (string | false | undefined)[]
) {
  return {
    'aria-describedby': idList(!isMessageAnnounced && id, ...others),
    'aria-errormessage': isMessageAnnounced && error ? id || undefined : undefined,
  };
}
