import type { Ref } from 'react';

/**
 * A field that people cannot reach and simple bots fill in. It is hidden from view, from the tab order and from the
 * accessibility tree, has a name that autofill does not know, and is marked for 1Password, LastPass, Bitwarden and Dashlane.
 */
export function Honeypot({ ref, disabled }: { readonly ref: Ref<HTMLInputElement>; readonly disabled: boolean }) {
  return (
    // The tests of some pages find it by the class `trap`.
    <div className="honeypot trap" aria-hidden="true" ref={forbidAutofill}>
      <input
        ref={ref}
        name="verify"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
        defaultValue=""
        disabled={disabled}
      />
    </div>
  );
}

/** In XHTML React writes `autoComplete`, which has no effect there. */
function forbidAutofill(box: HTMLElement | null): void {
  box?.firstElementChild?.setAttribute('autocomplete', 'off');
}

/**
 * Whether a bot has filled in the honeypot. The value is read from the element, since bots set values without an event.
 * A value that the browser's autofill has put in, or that another field has as well, is not the sign of a bot, and is
 * cleared: some password managers fill in every text field.
 */
export function isTrapped(field: HTMLInputElement | null): boolean {
  if (!field || field.value === '') return false;
  if (!isAutofilled(field) && !isRepeated(field)) return true;
  field.value = '';
  return false;
}

function isRepeated(field: HTMLInputElement): boolean {
  const others = Array.from(field.form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []);
  return others.some((other) => other !== field && other.value.trim() === field.value.trim());
}

function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    // The browser does not support the selector.
    return false;
  }
}
