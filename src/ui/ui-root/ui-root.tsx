import type { ReactNode } from 'react';

export interface UiRootProps {
  /** Language of the texts inside. */
  readonly lang: string;
  readonly children: ReactNode;
}

/**
 * The ground on which the elements stand in a React page: tokens, type and resets, cut off from the page's own. The
 * package's style sheets know nothing outside it. A widget has a ground of its own.
 */
export function UiRoot({ lang, children }: UiRootProps) {
  return (
    <div className="shop-ui" lang={lang} dir="ltr">
      {children}
    </div>
  );
}
