import { createContext, useContext } from 'react';
import type { UiLabels } from '../../embed/i18n/ui-labels.ts';
import { MESSAGE_PREFIX } from '../../embed/log.ts';

/** The labels that a `<UiRoot>` provides to the elements inside it. */
export const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** The labels of the surrounding `<UiRoot>`, for your own components; `undefined` if it has none. */
export function useLabels(): UiLabels | undefined {
  return useContext(LabelsContext);
}

/** Finds labels of the surrounding `<UiRoot>`. Without one it throws, so that no control is without a name. */
export function useLabelFinder(element: string): (label: keyof UiLabels) => string {
  const labels = useLabels();
  return (label) => {
    if (labels) return labels[label];
    throw new Error(
      `${MESSAGE_PREFIX} <${element}> has no label "${label}". Give <UiRoot> the labels of a language: ` +
        `import { deDE } from 'shop-widgets/ui/labels/de-DE' and <UiRoot labels={deDE}>.`,
    );
  };
}
