import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * The props that an element passes on to its HTML element: `id`, `title`, `data-…`, `aria-…`, events, `ref` and all
 * other HTML attributes, except those that the element sets itself.
 *
 * `className` and `style` go to the outermost HTML element, for the layout of the page. Everything else goes to the
 * control: the `<input>` of a field, the `<button>` of a button. Custom properties theme the inside; the classes inside
 * are not part of the API.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Own | 'children' | 'dangerouslySetInnerHTML'
>;

/** Joins class names for an attribute; skips missing ones. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Joins ids for `aria-describedby`; `undefined` if there are none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return classNames(...ids) || undefined;
}
