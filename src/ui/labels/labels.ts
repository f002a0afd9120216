import { createContext, useContext } from 'react';
import type { UiLabels } from '../../i18n/ui-labels.ts';

/** The labels that a `<UiRoot>` gives to the elements inside it. */
export const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** The labels of the `<UiRoot>` around, for texts of your own; `undefined` where it has none. */
export function useLabels(): UiLabels | undefined {
  return useContext(LabelsContext);
}

/**
 * Finds what an element says: what it was told, else the label of the `<UiRoot>` around it.
 *
 * @param prop the prop that tells the text, for the message
 * @param given its value
 * @param label the label that stands in for it; `locale` for a locale
 * @throws Error when there is neither, so that no control is left without a name
 */
type LabelFinder = (prop: string, given: string | undefined, label: keyof UiLabels) => string;

/** @param element the element's name, for the message */
export function useLabelFinder(element: string): LabelFinder {
  const labels = useLabels();
  return (prop, given, label) => {
    const text = given ?? labels?.[label];
    if (text !== undefined) return text;
    throw new Error(
      `[shop-widgets] <${element}> has no "${prop}". Set the prop, or give <UiRoot> the labels of a language: ` +
        `import { deDE } from 'shop-widgets/ui/labels/de-DE' and <UiRoot labels={deDE}>.`,
    );
  };
}
