import type { Shown } from '../pages.ts';

/** What a page says of its load. Milliseconds count from the start of the navigation. */
export interface Watched {
  /** When the frame with the content was painted. */
  readonly painted: number;
  /** When the press of a visitor began, and when React had taken the content over; of a page that is touched. */
  readonly touched?: number;
  readonly mounted?: number;
  /** The longest time from a key to the frame that shows it; 0 if none took 16 ms. */
  readonly keyToFrame: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** The sum of the layout shifts that follow no input. */
  readonly shift: number;
  /** Bytes of the scripts that were loaded, compressed. */
  readonly scriptBytes: number;
}

/** Where a visitor presses, in CSS pixels of the viewport. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    bench: {
      /** Resolves when the content was painted, to the place of its first field, in view. */
      readonly painted: Promise<Place>;
      /** Resolves when React has taken over a page that was touched. */
      readonly mounted: Promise<void>;
      /** Resolves when nothing was loaded for a while. */
      readonly done: Promise<Watched>;
    };
  }
}

interface Options {
  readonly shown: Shown;
  readonly isTouched: boolean;
  /** Milliseconds after the last that happens. */
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
function watch({ shown, isTouched, settle, blank }: Options): void {
  if (window !== window.top || window.location.pathname === blank) return;
  const seen: { painted?: number; touched?: number; mounted?: number } = {};
  const longTasks: number[] = [];
  const scripts = new Map<string, number>();
  let [shift, keyToFrame, last] = [0, 0, 0];
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push(duration);
    last = startTime + duration;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) shift += value;
  });
  observe('event', ({ name, duration }) => {
    if (name.startsWith('key')) keyToFrame = Math.max(keyToFrame, duration);
  });
  observe('resource', (entry) => {
    const { name, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
    if (/\.js(?:\?|$)/.test(name)) scripts.set(name, encodedBodySize);
    last = Math.max(last, responseEnd);
  });
  addEventListener('pointerdown', ({ timeStamp }) => void (seen.touched ??= timeStamp), true);

  const painted = afterFrame('painted', () => contentOf(shown.inside).some(hasSize)).then(async () => {
    const fieldNow = (): Element | undefined => contentOf(shown.field ?? shown.inside).find(hasSize);
    // A footer shows its sign-up when the service has answered, and nobody can press it before.
    if (isTouched) while (!fieldNow()) await new Promise(requestAnimationFrame);
    const field = fieldNow();
    field?.scrollIntoView({ block: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = field?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  });
  const mounted = painted.then(() => {
    if (isTouched)
      return afterFrame('mounted', () => [shown.field, '.root'].every((part) => contentOf(part).some(isReacts)));
  });
  const done = mounted.then(async () => {
    const { painted: first = 0, mounted: later = 0 } = seen;
    while (performance.now() - Math.max(first, later, last) < settle)
      await new Promise((then) => setTimeout(then, 100));
    const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { painted: first, ...seen, keyToFrame, longTasks, shift, scriptBytes };
  });
  window.bench = { painted, mounted, done };

  /** Resolves after the first frame in which something is so, and notes the time. */
  function afterFrame(name: keyof typeof seen, isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (!isSo()) return void requestAnimationFrame(look);
        // Runs right after this frame, before the parser and scripts that wait: a message would come behind them.
        void window.scheduler.postTask(
          () => {
            seen[name] = performance.now();
            resolve();
          },
          { priority: 'user-blocking' },
        );
      });
    });
  }

  /** React stores its data in the elements that it has made or hydrated; the root of a tag comes last. */
  function isReacts(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__react'));
  }

  /** A prerendered tag has a root for each platform, of which one is displayed. */
  function contentOf(inside: string | undefined): readonly Element[] {
    const host = document.querySelector<HTMLElement>(shown.host);
    if (inside === undefined) return host ? [host] : [];
    const root = host instanceof HTMLIFrameElement ? host.contentDocument : host?.shadowRoot;
    return [...(root?.querySelectorAll(inside) ?? [])];
  }

  function hasSize(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry))).observe(options);
  }
}
