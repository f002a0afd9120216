import { useLayoutEffect, useRef } from 'react';
import { useAddedStyles } from '../../src/embed/element/run/use-added-styles.ts';
import { hasFocus } from '../../src/embed/page/focus.ts';
import { isPressedAgain } from '../../src/embed/page/held-press.ts';
import { scrollToShow } from '../../src/embed/page/show.ts';
import { OPEN_STYLES } from './open-styles.ts';
import type { FormValues, ValidatedField } from './rules/form-values.ts';
import type { NewsletterState } from './newsletter-state.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type ShownField = ValidatedField | 'consents';

type Box = { [Name in ShownField]: FormValues[Name] extends readonly unknown[] ? Name : never }[ShownField];

const TICKED: { readonly [Name in Box]: FormValues[Name] } = { consents: ['DNE'], legals: ['NEWSLETTER'] };

export type FormElements = ReturnType<typeof useFormElements>;

/** The form's elements. When the result of a sign-up is shown, moves the focus to it and scrolls it into view. */
export function useFormElements(state: NewsletterState) {
  const fields = useRef(new Map<ShownField, Field>());
  const honeypot = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useAddedStyles(result, OPEN_STYLES);

  const focusField = (name: ValidatedField): void => {
    fields.current.get(name)?.focus({ preventScroll: true });
  };

  /** Keeps the second half of a double click on a button from what comes to its place, such as a consent. */
  const ignoreDoubleClick = (): void => {
    submit.current?.form?.querySelector('.offer-extended')?.animate({ pointerEvents: ['none', 'none'] }, 500);
  };

  // The element with the focus may have been removed together with the form, so the heading of the message gets the focus.
  const shown = useRef(state);
  useLayoutEffect(() => {
    // Effects run again when the element comes back. What was announced before is not announced again.
    if (state === shown.current) return;
    const isBack = state.kind === 'editing' && shown.current.kind === 'succeeded';
    shown.current = state;
    const isRefused = state.kind === 'failed' && state.result === 'ERROR_INVALID_EMAIL';
    if (isBack) ignoreDoubleClick();
    if (state.kind === 'succeeded') showAndFocus(result.current);
    else if (isBack || isRefused) showAndFocus(fields.current.get('newsletterEmail'));
    else if (state.kind === 'failed' && banner.current && mayTakeFocus(banner.current))
      scrollToShow(banner.current, 'nearest');
  }, [state]);

  return {
    honeypot,
    submit,
    banner,
    result,
    fieldRef: (name: ShownField) => (element: Field | null) => {
      if (element) fields.current.set(name, element);
      else fields.current.delete(name);
    },
    /** What the fields show, without those that are not there. */
    shownValues: (): Partial<FormValues> =>
      Object.fromEntries(Array.from(fields.current, ([name, field]) => [name, shownValue(name, field)])),
    /** Whether the focus is on an element outside the widget. */
    isFocusOutside: () => !mayTakeFocus(submit.current),
    focusField,
    /** Keeps in view what a visitor has moved the focus to by keyboard, below fields that unfold. */
    keepFocusInView: (): void => {
      const root = submit.current?.getRootNode() as Partial<ShadowRoot> | undefined;
      const focused = root?.activeElement;
      const isMoved = focused?.matches(':focus-visible') === true && focused !== fields.current.get('newsletterEmail');
      if (isMoved) scrollToShow(focused, 'nearest');
    },
    hasFocus: (name: ValidatedField) => hasFocus(fields.current.get(name)),
    /** Whether it had the focus before the component was there. */
    wasVisited: (name: ValidatedField) => fields.current.get(name)?.dataset['visited'] !== undefined,
    ignoreDoubleClick,
    /** Whether a mouse or a finger is on the button: its owner sees the message of a field, which no live region has to announce. */
    isPointedAt: () => submit.current?.matches(':hover, :active') === true,
    showField: (name: ValidatedField): void => {
      // The visitor may be elsewhere on the page since a press that was held.
      if (isPressedAgain() && !mayTakeFocus(submit.current)) return;
      focusField(name);
      const field = fields.current.get(name);
      if (field) scrollToShow(field, 'center');
    },
    /**
     * Moves the focus to the submit button before the form is sent, when boxes and the select are disabled and would lose it to
     * the page. A text field keeps it: it is read-only then.
     */
    keepFocus: (): void => {
      const isInText = Array.from(fields.current.values()).some((field) => isText(field) && hasFocus(field));
      if (!isInText) submit.current?.focus({ preventScroll: true });
    },
  };
}

function shownValue(name: ShownField, field: Field): string | readonly string[] {
  const { [name]: ticked }: Partial<Record<ShownField, readonly string[]>> = TICKED;
  if (ticked === undefined) return field.value;
  return (field as HTMLInputElement).checked ? ticked : [];
}

function isText({ type }: Field): boolean {
  return type !== 'checkbox' && type !== 'select-one';
}

/** Scrolls an element to the centre of the view and focuses it, unless the visitor has gone on to something else. */
function showAndFocus(element: HTMLElement | null | undefined): void {
  if (!element || !mayTakeFocus(element)) return;
  element.focus({ preventScroll: true });
  scrollToShow(element, 'center');
}

/** Whether nothing has the focus, or something in the same tree as `element`. */
function mayTakeFocus(element: Element | null): boolean {
  const root = element?.getRootNode();
  const focused = document.activeElement;
  return (
    !(root instanceof ShadowRoot) || root.activeElement !== null || focused === root.host || focused === document.body
  );
}
