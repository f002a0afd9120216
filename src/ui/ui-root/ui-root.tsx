import type { ReactNode } from 'react';

export interface UiRootProps {
  /** Language of the texts inside. */
  readonly lang: string;
  readonly children: ReactNode;
}

/**
 * The ground on which the elements stand: tokens, type and resets, cut off from the page's own. Inside a widget the widget
 * itself is one; a React page puts one around the elements that it uses.
 */
export function UiRoot({ lang, children }: UiRootProps) {
  return (
    <div className="root" lang={lang} dir="ltr">
      {children}
    </div>
  );
}
