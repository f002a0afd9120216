import type { ComponentType, ReactNode } from 'react';
import { createTexts } from '../../src/embed/i18n/texts.ts';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';
import * as ui from '../../src/ui/index.ts';

const LOCALE = 'de-DE';

export const labels = UI_LABELS[LOCALE];

export const { t: text } = createTexts(LOCALE);

/** Some of the props; `undefined` removes one. */
type PropOverrides<Props> = { readonly [Name in keyof Props]?: Props[Name] | undefined };

interface Examples<Props> {
  /** Props shared by all states. The gallery adds `onChange` and `onClose`, and a button that sets `open`. */
  readonly props: PropOverrides<Props>;
  /** Its variants and states by name: the props that differ. */
  readonly states: Readonly<Record<string, PropOverrides<Props>>>;
  /** Wraps the element in its usual context. */
  readonly wrap?: (element: ReactNode) => ReactNode;
}

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/** The examples of elements, by the name under which the package exports each. */
export type Elements = { readonly [Name in keyof typeof ui]?: Examples<PropsOf<(typeof ui)[Name]>> };

type AnyProps = Record<string, unknown>;

/** An element with its examples, without the type of its props. */
export interface AnyElement extends Examples<AnyProps> {
  readonly name: string;
  readonly component: ComponentType<AnyProps>;
  /** The view of a widget differs by site. */
  readonly isWidget: boolean;
}

export function elementsIn(table: Elements): readonly AnyElement[] {
  const components = ui as unknown as Readonly<Record<string, AnyElement['component']>>;
  const entries = Object.entries(table) as unknown as [string, Examples<AnyProps>][];
  return entries.flatMap(([name, examples]) => {
    const component = components[name];
    return component ? { name, component, isWidget: false, ...examples } : [];
  });
}
