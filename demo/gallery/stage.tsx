import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ELEMENT_STYLES } from './sources.ts';
import stageStyles from './stage.css?inline';

interface StageProps {
  readonly lang: string;
  readonly children: ReactNode;
}

/** One sheet for all stages, as the widgets have it. */
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`${ELEMENT_STYLES}\n${stageStyles}`);

/** A shadow root with the elements' styles: what stands on it looks as it does in a widget, whatever this page has. */
export function Stage({ lang, children }: StageProps) {
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
          <div className="root" lang={lang} dir="ltr">
            {children}
          </div>,
          root,
        )}
    </div>
  );
}
