import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import { InputField, type InputFieldProps } from '../input-field/input-field.tsx';
import { useLabelFinder } from '../labels/labels.ts';
import { Announcement } from '../live-region.tsx';

/** As for `InputField`. Where a password is chosen, pass `autoComplete="new-password"`: the default is for a login. */
export type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'controls'>;

/** A field for a password, which can be made visible until its form is submitted. */
export function PasswordField({ ref, ...field }: PasswordFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  // Both the element and its owner need the ref.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  const [visible, setVisible] = useState(false);
  useHidingEvents(own, () => setVisible(false));
  const labelOf = useLabelFinder('PasswordField');
  return (
    <InputField
      autoComplete="current-password"
      {...field}
      ref={own}
      type={visible ? 'text' : 'password'}
      // A visible password must not be corrected either.
      autoCapitalize="none"
      controls={
        // The label changes instead of a pressed state: both together would be read as "hide password, pressed".
        <>
          <button
            className="field-control"
            type="button"
            aria-label={labelOf(visible ? 'hidePassword' : 'showPassword')}
            aria-controls={field.id}
            disabled={field.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
          <Announcement of={visible}>{labelOf(visible ? 'passwordShown' : 'passwordHidden')}</Announcement>
        </>
      }
    />
  );
}

/**
 * Calls back when a visible password has to be hidden: when its form is submitted, or browsers would remember it as a text, and
 * when the page returns from the back/forward cache, perhaps for somebody else.
 */
function useHidingEvents(field: RefObject<HTMLInputElement | null>, hide: () => void): void {
  const handleSubmit = useEffectEvent(({ target }: Event) => {
    if (target === field.current?.form) hide();
  });
  const handleReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) hide();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // On the way down: a page may stop the event.
    field.current?.getRootNode().addEventListener('submit', (event) => handleSubmit(event), { capture: true, signal });
    window.addEventListener('pageshow', (event) => handleReturn(event), { signal });
    return () => controller.abort();
  }, [field]);
}
