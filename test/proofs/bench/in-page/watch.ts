import type { Shown } from '../pages.ts';

/** What a page tells of its load. Milliseconds count from the start of the navigation. */
export interface Watched {
  /** When everything was painted that has to be visible. */
  readonly visible: number;
  /** When it works as well: visitors see some widgets before these listen. */
  readonly ready: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** The sum of the layout shifts. */
  readonly shift: number;
}

declare global {
  interface Window {
    /** Resolves when everything is visible and the time after it has passed. */
    benchWatched: Promise<Watched>;
  }
}

/**
 * The script that a measured page runs before its own. It looks for the content once per frame, until all of it has a
 * size, and goes on watching for a while: what a widget does late belongs to its cost.
 *
 * @param settle milliseconds after everything is visible
 */
export function watchScript(shown: readonly Shown[], settle: number, blank: string): string {
  return `(${watch.toString()})(${JSON.stringify({ shown, settle, blank })})`;
}

interface Options {
  readonly shown: readonly Shown[];
  readonly settle: number;
  readonly blank: string;
}

/** Runs in the page: it is sent as text, so it uses nothing from outside of it. */
function watch({ shown, settle, blank }: Options): void {
  if (window !== window.top || window.location.pathname === blank) return;
  const longTasks: number[] = [];
  let shift = 0;
  observe('longtask', ({ duration }) => void longTasks.push(duration));
  observe('layout-shift', (entry) => {
    shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  window.benchWatched = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      if (!shown.every(isShown)) {
        requestAnimationFrame(look);
        return;
      }
      afterThisFrame(() => {
        const visible = performance.now();
        whenReady(() => {
          const ready = performance.now();
          setTimeout(() => resolve({ visible, ready, longTasks, shift }), settle);
        });
      });
    });
  });

  function isShown({ host, inside }: Shown): boolean {
    return contentOf(document.querySelector<HTMLElement>(host), inside).some(hasSize);
  }

  /** A prerendered tag has a root for each platform, of which one is displayed. */
  function contentOf(host: HTMLElement | null, inside: string | undefined): readonly Element[] {
    if (inside === undefined) return host ? [host] : [];
    const root = host instanceof HTMLIFrameElement ? host.contentDocument : host?.shadowRoot;
    return [...(root?.querySelectorAll(inside) ?? [])];
  }

  function hasSize(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  function whenReady(then: () => void): void {
    if (shown.every(({ host, ready = host }) => document.querySelector(ready))) then();
    else setTimeout(() => whenReady(then), 10);
  }

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry))).observe({
      type,
      buffered: true,
    });
  }

  /** A message that is posted before the frame is painted arrives after it. */
  function afterThisFrame(then: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      then();
    });
    port1.start();
    port2.postMessage(null);
  }
}
