import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { TextsProvider } from '../../i18n/texts-provider.tsx';
import { localeOf, type Site } from '../../market/sites.ts';
import { Boundary } from './boundary.tsx';
import type { ChildData } from '../light-dom/child-data.ts';
import type { PageServices, WidgetHost } from '../declare/widget.ts';

/** What the element hands to its React tree. */
export interface FrameProps {
  readonly component: ComponentType<{
    attributes: never;
    page: PageServices;
    content: unknown;
    host: WidgetHost<never>;
  }>;
  readonly attributes: { readonly site: Site } & Readonly<Record<string, unknown>>;
  readonly page: PageServices;
  readonly data: ChildData;
  readonly host: WidgetHost<never>;
  /** Slots that children ask for and the widget does not have: page content that a self-closed tag swallowed. */
  readonly straySlots: readonly string[];
  /** Whether light-DOM children are fallback content, hidden while the widget shows. */
  readonly hidesFallback: boolean;
  /** The tree with its slot stands: what showed the light-DOM children until then may go. */
  readonly onCommit: () => void;
  readonly onReady: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The shadow tree of every tag: the widget inside a root that cuts the page's inherited styles off, then the default
 * slot, through which swallowed page content shows, and a slot for whatever else that content asks for. A widget that
 * fails takes the whole tree with it.
 */
export function Frame({ component: Widget, attributes, page, data, host, onCommit, ...frame }: FrameProps) {
  const locale = localeOf(attributes.site);
  const slotClass = frame.hidesFallback ? 'settled' : undefined;
  useLayoutEffect(() => onCommit(), [onCommit]);
  return (
    <>
      <Boundary onFailure={frame.onFailure}>
        <TextsProvider locale={locale} overrides={data['data-texts']}>
          <div className="root" part="root" lang={locale} dir="ltr">
            <Widget attributes={attributes as never} page={page} content={data['data-content']} host={host} />
          </div>
        </TextsProvider>
        <ReadySignal onReady={frame.onReady} />
      </Boundary>
      {frame.straySlots.map((name) => (
        <slot key={name} name={name} className={slotClass} />
      ))}
      <slot className={slotClass} />
    </>
  );
}

/** Stands inside the boundary, so that a widget that broke in its first render is never reported ready. */
function ReadySignal({ onReady }: { onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}
