import { Activity, Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { TextsProvider } from '../../i18n/texts-provider.tsx';
import type { Locale } from '../../market/sites.ts';
import { NO_FACTS, PrerenderedContext, type PrerenderedFacts } from '../../page/page-fact.ts';
import type { ChildData } from '../light-dom/child-data.ts';
import type { AnyComponent, ElementHandle, PageServices } from '../declare/widget.ts';

/** What the element passes to its React tree. */
export interface WidgetRootProps {
  readonly component: AnyComponent;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  readonly page: PageServices;
  readonly data: ChildData;
  readonly handle: ElementHandle<never>;
  /** The element is in no page: effects have ended, and the state of the components stays. */
  readonly isAway?: boolean;
  /** Slots that children ask for and the widget does not have: page content inside a tag that was left open. */
  readonly straySlots: readonly string[];
  /** Whether the light-DOM children are fallback content, hidden while the widget shows. */
  readonly hidesFallback: boolean;
  /** What the markup assumes that is prerendered or hydrated. */
  readonly prerendered?: PrerenderedFacts | undefined;
  /** Called when the tree shows, with its slots in the DOM: the fallback slots can be removed. */
  readonly onCommit: () => void;
  readonly onReady: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The shadow tree of every tag: the widget inside a root that cuts the page's inherited styles off, then a slot for
 * each name that stray children ask for, then the default slot, which shows the others. When the widget fails, the element
 * unmounts the whole tree.
 */
export function WidgetRoot({
  component: Widget,
  attributes,
  locale,
  page,
  data,
  handle,
  isAway = false,
  ...rest
}: WidgetRootProps) {
  const slotClass = rest.hidesFallback && !isAway ? 'settled' : undefined;
  return (
    <>
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <Boundary onFailure={rest.onFailure}>
          <TextsProvider locale={locale} overrides={data['data-texts']}>
            <div className="root" part="root" lang={locale} dir="ltr">
              <PrerenderedContext value={rest.prerendered ?? NO_FACTS}>
                <Widget attributes={attributes as never} page={page} content={data['data-content']} handle={handle} />
              </PrerenderedContext>
            </div>
          </TextsProvider>
          <Signals onCommit={rest.onCommit} onReady={rest.onReady} />
        </Boundary>
      </Activity>
      {rest.straySlots.map((name) => (
        <slot key={name} name={name} className={slotClass} />
      ))}
      <slot className={slotClass} />
    </>
  );
}

/** Inside the boundary, so that a widget that breaks in its first render is never reported as ready. */
function Signals({ onCommit, onReady }: Pick<WidgetRootProps, 'onCommit' | 'onReady'>) {
  useLayoutEffect(() => onCommit(), [onCommit]);
  useEffect(() => onReady(), [onReady]);
  return null;
}

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Catches what a widget throws while it renders or in an effect, and renders nothing in its place. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
