import type { ComponentType } from 'react';
import { createTexts } from '../../src/embed/i18n/texts.ts';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';

/** The language of the examples. */
const LOCALE = 'de-DE';

/** The default texts of the elements. */
export const labels = UI_LABELS[LOCALE];

/** The texts of the widgets. */
export const { t: text } = createTexts(LOCALE);

/** Some of the props; `undefined` removes one. */
type Change<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };

/** How the gallery shows an interface element. */
interface Examples<Props extends object> {
  /** The props that its states have in common, without the callbacks in `changes`. `open` gets a button that sets it. */
  readonly props: Change<Props>;
  /** Maps the arguments of a callback to changed props, as its owner would. */
  readonly changes?: Readonly<Record<string, (...values: never[]) => Change<Props>>>;
  /** Its variants and states by name: the props that differ. */
  readonly states: Readonly<Record<string, Change<Props>>>;
}

type AnyProps = Record<string, unknown>;

/** An element with its examples, without the type of its props. */
export interface AnyElement extends Examples<AnyProps> {
  /** Name of the exported component. */
  readonly name: string;
  readonly component: ComponentType<AnyProps>;
}

/** Type-checks the examples of an element against the props of its component. */
export function element<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  examples: Examples<Props>,
): AnyElement {
  return { name, component, ...examples } as unknown as AnyElement;
}
