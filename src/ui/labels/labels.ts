import { createContext, useContext } from 'react';
import type { UiLabels } from '../../embed/i18n/ui-labels.ts';
import { MESSAGE_PREFIX } from '../../embed/log.ts';

/** The labels that a `<UiRoot>` provides to the elements inside it. */
export const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** The labels of the surrounding `<UiRoot>`, for your own components; `undefined` if it has none. */
export function useLabels(): UiLabels | undefined {
  return useContext(LabelsContext);
}

/**
 * Returns a text of an element: the value of its prop, otherwise the label of the surrounding `<UiRoot>`.
 *
 * @param prop name of the prop, for the error message
 * @param given value of the prop
 * @param label the label used as default; `locale` for a locale
 * @throws Error if there is neither, so that no control has an empty name
 */
type LabelFinder = (prop: string, given: string | undefined, label: keyof UiLabels) => string;

/** @param element name of the element, for the error message */
export function useLabelFinder(element: string): LabelFinder {
  const labels = useLabels();
  return (prop, given, label) => {
    const text = given ?? labels?.[label];
    if (text !== undefined) return text;
    throw new Error(
      `${MESSAGE_PREFIX} <${element}> has no "${prop}". Set the prop, or give <UiRoot> the labels of a language: ` +
        `import { deDE } from 'shop-widgets/ui/labels/de-DE' and <UiRoot labels={deDE}>.`,
    );
  };
}
