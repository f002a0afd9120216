import type { Ref } from 'react';

/**
 * A field that people never meet and simple bots fill. Out of sight, of the tab order and of the accessibility tree, and
 * nothing that an autofill would know.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className="trap" aria-hidden="true">
      <input ref={ref} name="verify" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/**
 * Whether the trap was sprung. It is read from the field, since bots set values without an event. What the browser
 * itself has filled in is no sign of a bot and is cleared.
 */
export function isTrapped(field: HTMLInputElement | null): boolean {
  if (!field || field.value === '') return false;
  if (!isAutofilled(field)) return true;
  field.value = '';
  return false;
}

function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    // A browser that does not know the selector.
    return false;
  }
}
