import type { Shown } from '../pages.ts';

/** What a page tells of its load. Milliseconds count from the start of the navigation. */
export interface Watched {
  /** When the frame with the form was painted. From then on the form takes what is typed. */
  readonly painted: number;
  /** When the script has done its work: it answers what a visitor does. */
  readonly ready: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** The sum of the layout shifts. */
  readonly shift: number;
}

declare global {
  interface Window {
    /** Resolves when it is ready and the time after it has passed. */
    benchWatched: Promise<Watched>;
  }
}

interface Options {
  readonly shown: Shown;
  /** Milliseconds after it is ready. */
  readonly settle: number;
  /** The path of the page that is not watched. */
  readonly blank: string;
}

/**
 * The script that a measured page runs before its own. It looks for the content once per frame, until that has a size,
 * and goes on watching for a while: what a widget does late belongs to its cost.
 */
export function watchScript(options: Options): string {
  return `(${watch.toString()})(${JSON.stringify(options)})`;
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
      if (!contentOf(document.querySelector<HTMLElement>(shown.host), shown.inside).some(hasSize)) {
        requestAnimationFrame(look);
        return;
      }
      // Runs right after this frame, before the parser and scripts that wait: a message would come behind them.
      void window.scheduler.postTask(() => note(resolve), { priority: 'user-blocking' });
    });
  });

  function note(resolve: (watched: Watched) => void): void {
    const painted = performance.now();
    whenReady(() => {
      const ready = performance.now();
      setTimeout(() => resolve({ painted, ready, longTasks, shift }), settle);
    });
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
    if (document.querySelector(shown.ready ?? shown.host)) then();
    else setTimeout(() => whenReady(then), 10);
  }

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry))).observe({
      type,
      buffered: true,
    });
  }
}
