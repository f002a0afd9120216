import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What an element hands on to the HTML element that it stands for: `id`, `title`, `data-…`, `aria-…`, events, `ref` and
 * whatever else HTML knows, without what the element decides itself.
 *
 * `className` and `style` go to the outermost HTML element, for its place in the page's layout. Everything else goes to
 * the control: the `<input>` of a field, the `<button>` of a button. What the element looks like inside is themed by
 * the custom properties; the classes inside are no interface.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Own | 'children' | 'dangerouslySetInnerHTML'
>;

/** Classes as an attribute holds them; what is not there is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Ids as `aria-describedby` holds them; `undefined` for none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return classNames(...ids) || undefined;
}
