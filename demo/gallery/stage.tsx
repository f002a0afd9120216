import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LabelsContext } from '../../src/ui/labels/labels.ts';
import { labels } from './element.ts';
import stageStyles from './stage.css?inline';

/** The styles of all elements by file. */
const STYLES = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

/** Tokens and resets come first, so that the styles of the elements override them. */
const FIRST = ['../../src/ui/tokens.css', '../../src/ui/base.css'];

/** One sheet shared by all stages, as the widgets share theirs. */
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(
  [...new Set([...FIRST, ...Object.keys(STYLES)])].map((file) => STYLES[file]).join('\n') + stageStyles,
);

/** A shadow root with the styles of the elements, so that they look as in a widget, whatever styles this page has. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [SHEET];
    setRoot(shadow);
  }, []);
  return (
    <div ref={host} className="stage">
      {root &&
        createPortal(
          <LabelsContext value={labels}>
            <div className="root" lang={labels.locale} dir="ltr">
              {children}
            </div>
          </LabelsContext>,
          root,
        )}
    </div>
  );
}
