import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UiLabels } from '../../src/embed/i18n/ui-labels.ts';
import { LabelsContext } from '../../src/ui/labels/labels.ts';
import { ELEMENT_STYLES } from './sources.ts';
import stageStyles from './stage.css?inline';

interface StageProps {
  readonly labels: UiLabels;
  readonly children: ReactNode;
}

/** One sheet shared by all stages, as the widgets share theirs. */
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`${ELEMENT_STYLES}\n${stageStyles}`);

/** A shadow root with the styles of the elements, so that they look as in a widget, whatever styles this page has. */
export function Stage({ labels, children }: StageProps) {
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
