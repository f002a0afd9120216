import type { WidgetPropsOf } from '../../src/embed/element/declare/declaration.ts';
import type { layoutDeclaration } from './declaration.ts';

/**
 * `<shop-layout>`: the three areas of a page, without those that the page omits. Their content is the page's own, so the
 * layout adds no landmarks.
 */
export function LayoutElement({ attributes: { pageHeader } }: WidgetPropsOf<typeof layoutDeclaration>) {
  return (
    <div className="layout">
      {!pageHeader.includes('NO_HEADER') && (
        <div part="header">
          <slot name="header" />
        </div>
      )}
      <div className="layout-main" part="main">
        <slot />
      </div>
      {!pageHeader.includes('NO_FOOTER') && (
        <div part="footer">
          <slot name="footer" />
        </div>
      )}
    </div>
  );
}
