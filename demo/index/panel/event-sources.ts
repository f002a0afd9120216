/** An event of a widget or an entry in the data layer. */
export interface PageEvent {
  readonly at: Date;
  /** The event's name, or `dataLayer`. */
  readonly name: string;
  readonly detail: unknown;
}

/** All events of the widgets (listed in the README). */
const EVENTS = [
  'shop-ready',
  'shop-newsletter-submit',
  'shop-newsletter-success',
  'shop-newsletter-error',
  'shop-failure',
  'shop-session-change',
  'shop-preview-apply',
  'shop-preview-logout',
  'shop-country-change',
];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Reports each push to the data layer in the way tag managers do: by overriding `push` of the array. */
function watchDataLayer(tell: (pushed: unknown) => void): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push = (...pushed: unknown[]): number => {
    for (const entry of pushed) tell(entry);
    return Array.prototype.push.apply(layer, pushed);
  };
}

/** Calls `tell` for each event of a widget and each push to the data layer. */
export function watchEventSources(tell: (pageEvent: PageEvent) => void): void {
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => {
      tell({ at: new Date(), name, detail: (event as CustomEvent<unknown>).detail });
    });
  }
  watchDataLayer((detail) => tell({ at: new Date(), name: 'dataLayer', detail }));
}
