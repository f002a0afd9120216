import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextsProvider } from '../../../src/embed/i18n/texts-provider.tsx';
import { localeOf, type Site } from '../../../src/embed/market/sites.ts';
import { STYLES } from '../../../widgets/styles.ts';

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(STYLES.join('\n'));

interface StageProps {
  readonly name: string;
  readonly site: Site;
  readonly children: ReactNode;
}

/** A component with its name, in a shadow root with the styles of the widgets, so that it looks as in its tag. */
export function Stage({ name, site, children }: StageProps) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null): void => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [SHEET];
    setRoot(shadow);
  };
  const locale = localeOf(site);
  const tree = (
    <TextsProvider locale={locale}>
      <div className="root" lang={locale}>
        {children}
      </div>
    </TextsProvider>
  );
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="stage" ref={attach}>
        {root && createPortal(tree, root)}
      </div>
    </figure>
  );
}
