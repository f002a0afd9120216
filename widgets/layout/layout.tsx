interface LayoutProps {
  readonly header: boolean;
  readonly footer: boolean;
}

/** The three places of a page. What stands in them is the page's own, so no landmark is drawn around it. */
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
