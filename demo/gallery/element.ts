import type { ComponentType } from 'react';
import type { TextKey } from '../../src/embed/i18n/locales.ts';
import type { UiLabels } from '../../src/embed/i18n/ui-labels.ts';

/** The texts of the chosen locale. */
export interface ExampleContext {
  /** The default texts of the elements. */
  readonly labels: UiLabels;
  readonly text: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
}

/** Props that replace others; `undefined` removes one. */
type Change<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };

/** An interface element as the gallery shows it. */
interface Element<Props extends object> {
  /** Name of the exported component. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** The props that its states have in common. */
  readonly props: (context: ExampleContext) => Props;
  /** Maps the arguments of a callback to changed props, as its owner would. */
  readonly changes?: Readonly<Record<string, (...values: never[]) => Change<Props>>>;
  /** All variants and states by name: the props that differ. */
  readonly states: (context: ExampleContext) => Readonly<Record<string, Change<Props>>>;
  /** The examples start with a button that sets `open`. */
  readonly opens?: boolean;
}

/** Any element, without the type of its props. */
export type AnyElement = Element<Record<string, unknown>>;

/** Type-checks the examples of an element against the props of its component. */
export function element<Props extends object>(examples: Element<Props>): AnyElement {
  return examples as unknown as AnyElement;
}

/** The anchor of an element's section, and the name of its folder: `IconButton` is `icon-button`. */
export function idOf({ name }: AnyElement): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
