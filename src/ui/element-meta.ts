import type { ComponentType, ReactElement } from 'react';
import type { TextKey } from '../i18n/locales.ts';
import type { UiLabels } from '../i18n/ui-labels.ts';

/** What an example may need: the texts and the name of the locale that is shown. */
export interface ExampleContext {
  readonly locale: string;
  /** What the elements say by themselves; the gallery gives these labels to all of them. */
  readonly labels: UiLabels;
  readonly text: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
}

/** Some props in place of others; `undefined` takes one away. */
type Change<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };

/**
 * What the gallery shows of an element beside what its source says: the tables of props are read from the interfaces, so
 * that they cannot differ from them.
 */
export interface ElementMeta<Props extends object> {
  /** The component's name, as it is imported. */
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
  readonly component: ComponentType<Props>;
  /** The interfaces that tell its props; `<name>Props` unless there are others. */
  readonly interfaces?: readonly string[];
  /** The props with which the live example begins. */
  readonly props: (context: ExampleContext) => Props;
  /** What a callback changes, as its owner would do it. */
  readonly changes?: Readonly<Record<string, (...values: never[]) => Change<Props>>>;
  /** Every variant and state, by name: what differs from the props of the live example. */
  readonly states: (context: ExampleContext) => Readonly<Record<string, Change<Props>>>;
  /** The element at home, for the code of one that cannot stand alone. */
  readonly code?: (context: ExampleContext) => ReactElement;
  /** The examples begin with a button that sets `open`. */
  readonly opens?: boolean;
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** Any element's meta, once its props no longer matter. */
export type AnyElementMeta = ElementMeta<Record<string, unknown>>;

/** Checks a meta by the type of its component. */
export function defineMeta<Props extends object>(meta: ElementMeta<Props>): AnyElementMeta {
  return meta as unknown as AnyElementMeta;
}
