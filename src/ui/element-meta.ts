import type { ComponentType, ReactElement } from 'react';
import type { TextKey } from '../embed/i18n/locales.ts';
import type { UiLabels } from '../embed/i18n/ui-labels.ts';

/** What an example may use: the texts and the name of the current locale. */
export interface ExampleContext {
  readonly locale: string;
  /** The default texts of the elements in that locale. */
  readonly labels: UiLabels;
  readonly text: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
}

/** Props that replace others; `undefined` removes one. */
type Change<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };

/**
 * The gallery's data about an element that its source does not contain. The tables of props are read from the
 * interfaces, so that they always match.
 */
export interface ElementMeta<Props extends object> {
  /** Name of the exported component. */
  readonly name: string;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  readonly component: ComponentType<Props>;
  /** The interfaces that declare its props. Default: `<name>Props`. */
  readonly interfaces?: readonly string[];
  /** The initial props of the live example. */
  readonly props: (context: ExampleContext) => Props;
  /** Maps the arguments of a callback to changed props, as its owner would. */
  readonly changes?: Readonly<Record<string, (...values: never[]) => Change<Props>>>;
  /** All variants and states by name: the props that differ from the live example. */
  readonly states: (context: ExampleContext) => Readonly<Record<string, Change<Props>>>;
  /** The element in context, for an element that is not used on its own. */
  readonly code?: (context: ExampleContext) => ReactElement;
  /** The examples start with a button that sets `open`. */
  readonly opens?: boolean;
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** The meta of any element, without the type of its props. */
export type AnyElementMeta = ElementMeta<Record<string, unknown>>;

/** Type-checks a meta against the props of its component. */
export function defineMeta<Props extends object>(meta: ElementMeta<Props>): AnyElementMeta {
  return meta as unknown as AnyElementMeta;
}
