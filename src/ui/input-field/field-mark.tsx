import { SuccessIcon } from '../../icons/success.tsx';
import { WarningIcon } from '../../icons/warning.tsx';

/** The sign of a state inside a field, so that colour is not all that tells it. */
export function FieldMark({ state }: { readonly state: 'error' | 'success' }) {
  const StateIcon = state === 'error' ? WarningIcon : SuccessIcon;
  return (
    <span className={`field-mark field-mark-${state}`}>
      <StateIcon size={16} />
    </span>
  );
}

/** The mark that a field shows: none for an error whose message stands below with its own sign. */
export function markOf(state: 'default' | 'error' | 'success', error: string | undefined) {
  if (state === 'default' || (state === 'error' && error !== undefined)) return undefined;
  return state;
}
