import type { ReactNode } from 'react';
import { UI_LABELS } from '../../src/embed/i18n/ui-labels-by-locale.ts';
import { UiRoot } from '../../src/ui/ui-root/ui-root.tsx';

/** The `wrapper` of an element that takes its texts from the labels of the root. */
export function InGerman({ children }: { readonly children: ReactNode }) {
  return <UiRoot labels={UI_LABELS['de-DE']}>{children}</UiRoot>;
}
