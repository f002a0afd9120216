import type { ReactNode } from 'react';
import type { UiLabels } from '../../embed/i18n/ui-labels.ts';
import { classNames, type NativeProps } from '../native-props.ts';
import { LabelsContext, useLabels } from '../labels/labels.ts';

interface RootProps extends NativeProps<'div', 'lang' | 'dir'> {
  readonly children: ReactNode;
}

/** The language of the content: its tag only, or all labels of the elements. */
export type UiRootProps = RootProps &
  (
    | { readonly labels: UiLabels; readonly lang?: string | undefined }
    | { readonly labels?: undefined; readonly lang: string }
  );

/**
 * The root of the elements in a React page: provides tokens, typography and resets, and blocks inherited styles of the
 * page. The package's stylesheets apply inside it only. A widget has a root of its own.
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
