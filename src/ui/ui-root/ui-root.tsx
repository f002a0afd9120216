import type { ReactNode } from 'react';
import type { UiLabels } from '../../i18n/ui-labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { LabelsContext, useLabels } from '../labels/labels.ts';

interface RootProps extends NativeProps<'div', 'lang' | 'dir'> {
  readonly children: ReactNode;
}

/** The language of what stands inside: its tag alone, or the labels of the elements as well. */
export type UiRootProps = RootProps &
  (
    | { readonly labels: UiLabels; readonly lang?: string | undefined }
    | { readonly labels?: undefined; readonly lang: string }
  );

/**
 * The ground on which the elements stand in a React page: tokens, type and resets, cut off from the page's own. The
 * package's style sheets know nothing outside it. A widget has a ground of its own.
 */
export function UiRoot({ lang, labels, className, children, ...root }: UiRootProps) {
  const outer = useLabels();
  return (
    <LabelsContext value={labels ?? outer}>
      <div {...root} className={classNames('shop-ui', className)} lang={lang ?? labels?.locale} dir="ltr">
        {children}
      </div>
    </LabelsContext>
  );
}
