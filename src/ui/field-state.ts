/** What a field says about its value. */
export type FieldState = 'default' | 'error' | 'success';

/** The message that a field shows: an empty one is none, as in a form that keeps a text for each field. */
export function shownError(error: string | undefined): string | undefined {
  return error === '' ? undefined : error;
}

/** The state of a field: an error message makes it one of error. */
export function fieldState(error: string | undefined, state: FieldState = 'default'): FieldState {
  return shownError(error) === undefined ? state : 'error';
}
