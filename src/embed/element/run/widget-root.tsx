import { Activity, useEffect, useLayoutEffect } from 'react';
import { TextsProvider } from '../../i18n/texts-provider.tsx';
import { localeOf } from '../../market/sites.ts';
import { PrerenderedContext, type PrerenderedFacts } from '../../page/page-fact.ts';
import type { ChildData } from '../light-dom/child-data.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import type { AnyComponent, ElementHandle, PageServices } from '../declare/declaration.ts';

export interface WidgetRootProps {
  readonly component: AnyComponent;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly page: PageServices;
  readonly data: ChildData;
  readonly handle: ElementHandle<never>;
  /** The element is in no page. */
  readonly isAway?: boolean;
  /** Slots that children ask for and the widget does not have: page content inside a tag that was left open. */
  readonly straySlots: readonly string[];
  /** Whether the light-DOM children are fallback content, hidden while the widget shows. */
  readonly hidesFallback: boolean;
  /** What prerendered markup assumes, also while it is hydrated. */
  readonly prerendered?: PrerenderedFacts | undefined;
  /** Called when the tree is in the DOM. */
  readonly onCommit: () => void;
  readonly onReady: () => void;
}

/**
 * The shadow tree of every tag: the widget inside a root that cuts the page's inherited styles off, then the slots of stray
 * children. It has no error boundary: when the widget fails, React unmounts the whole tree and tells the element.
 */
export function WidgetRoot({
  component: Widget,
  attributes,
  page,
  data,
  handle,
  isAway = false,
  ...rest
}: WidgetRootProps) {
  const locale = localeOf((attributes as CommonValues).site);
  const slotClass = rest.hidesFallback && !isAway ? 'settled' : undefined;
  return (
    <>
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <TextsProvider locale={locale} overrides={data['data-texts']}>
          <div className="root" part="root" lang={locale} dir="ltr">
            <PrerenderedContext value={rest.prerendered}>
              <Widget attributes={attributes as never} page={page} content={data['data-content']} handle={handle} />
            </PrerenderedContext>
          </div>
        </TextsProvider>
        <Signals onCommit={rest.onCommit} onReady={rest.onReady} />
      </Activity>
      {rest.straySlots.map((name) => (
        <slot key={name} name={name} className={slotClass} />
      ))}
      <slot className={slotClass} />
    </>
  );
}

/** After the widget: one that breaks in its first render is never reported as ready. */
function Signals({ onCommit, onReady }: Pick<WidgetRootProps, 'onCommit' | 'onReady'>) {
  useLayoutEffect(() => onCommit(), [onCommit]);
  useEffect(() => onReady(), [onReady]);
  return null;
}
