interface LayoutProps {
  readonly header: boolean;
  readonly footer: boolean;
}

/** The three areas of a page. Their content is the page's own, so the layout adds no landmarks. */
export function Layout({ header, footer }: LayoutProps) {
  return (
    <div className="layout">
      {header && (
        <div part="header">
          <slot name="header" />
        </div>
      )}
      <div className="layout-main" part="main">
        <slot />
      </div>
      {footer && (
        <div part="footer">
          <slot name="footer" />
        </div>
      )}
    </div>
  );
}
