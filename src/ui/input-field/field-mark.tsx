import { AlertIcon, SuccessIcon } from '../icons/icons.ts';

/** The icon of a state inside a field, so that colour is not the only indicator. */
export function FieldMark({ state }: { readonly state: 'error' | 'success' }) {
  const StateIcon = state === 'error' ? AlertIcon : SuccessIcon;
  return (
    <span className={`field-mark field-mark-${state}`}>
      <StateIcon size={16} />
    </span>
  );
}

/** The mark of a field; none for an error with a message, which has an icon of its own. */
export function markOf(state: 'default' | 'error' | 'success', error: string | undefined) {
  if (state === 'default' || (state === 'error' && error)) return undefined;
  return state;
}
