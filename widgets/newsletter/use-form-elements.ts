import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasFocus } from '../../src/embed/page/focus.ts';
import type { ValidatedField } from './rules/form-values.ts';
import type { NewsletterState } from './newsletter-state.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const TEXT_FIELDS = ['newsletterEmail', 'firstName', 'lastName'] as const;

/** The elements that get the focus or are scrolled to. */
export interface FormElements {
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly submit: RefObject<HTMLButtonElement | null>;
  readonly banner: RefObject<HTMLDivElement | null>;
  readonly result: RefObject<HTMLHeadingElement | null>;
  /** The `ref` of a field. */
  fieldRef(field: ValidatedField): (element: Field | null) => void;
  /** Whether the focus is on an element outside the widget. */
  areLeft(): boolean;
  focusField(field: ValidatedField): void;
  hasFocus(field: ValidatedField): boolean;
  /** Focuses a field and scrolls it to the centre of the view. */
  showField(field: ValidatedField): void;
  /**
   * Moves the focus to where it can stay while the fields are disabled: a field that is disabled while it has the focus
   * would lose it to the page. That is a text field, which can be made read-only, or else the submit button.
   *
   * @returns the text field that has the focus
   */
  keepFocus(): ValidatedField | undefined;
}

/** The form's elements. When the result of a sign-up is shown, moves the focus to it and scrolls it into view. */
export function useFormElements(state: NewsletterState): FormElements {
  const fields = useRef(new Map<ValidatedField, Field>());
  const trap = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLHeadingElement>(null);

  const focusField = (name: ValidatedField): void => {
    fields.current.get(name)?.focus({ preventScroll: true });
  };

  // The element with the focus may have been removed together with the form, so the heading of the message gets the focus.
  const shown = useRef(state);
  useLayoutEffect(() => {
    // What was told before the element was away is not told again.
    if (state === shown.current) return;
    shown.current = state;
    if (state.kind === 'succeeded') bring(result.current);
    else if (state.kind === 'failed' && state.result === 'ERROR_INVALID_EMAIL')
      bring(fields.current.get('newsletterEmail'));
    else if (state.kind === 'failed') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return {
    trap,
    submit,
    banner,
    result,
    fieldRef: (name) => (element) => {
      if (element) fields.current.set(name, element);
      else fields.current.delete(name);
    },
    areLeft: () => !focusIsFree(submit.current),
    focusField,
    hasFocus: (name) => hasFocus(fields.current.get(name)),
    showField: (name) => {
      focusField(name);
      fields.current.get(name)?.scrollIntoView({ block: 'center' });
    },
    keepFocus: () => {
      const held = TEXT_FIELDS.find((name) => hasFocus(fields.current.get(name)));
      if (!held) submit.current?.focus({ preventScroll: true });
      return held;
    },
  };
}

/** Scrolls an element to the centre of the view, and focuses it unless the focus is outside the widget. */
function bring(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (focusIsFree(element)) element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

/** Whether nothing has the focus, or something in the same tree as `element`. */
function focusIsFree(element: Element | null): boolean {
  const root = element?.getRootNode();
  const focused = document.activeElement;
  return (
    !(root instanceof ShadowRoot) || root.activeElement !== null || focused === root.host || focused === document.body
  );
}
