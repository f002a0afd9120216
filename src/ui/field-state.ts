/** The state of a field's value. */
export type FieldState = 'default' | 'error' | 'success';

/** The error message to show. An empty one counts as none, for forms that keep a string per field. */
export function shownError(error: string | undefined): string | undefined {
  return error === '' ? undefined : error;
}

/** The state of a field; a field with an error message is in the state `error`. */
export function fieldState(error: string | undefined, state: FieldState = 'default'): FieldState {
  return shownError(error) === undefined ? state : 'error';
}
