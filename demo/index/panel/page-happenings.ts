/** Something that a widget told the page. */
export interface Happening {
  readonly at: Date;
  /** The event's name, or `dataLayer`. */
  readonly name: string;
  readonly detail: unknown;
}

/** Every event of the widgets (README, events). */
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

/** Tells of each push into the data layer, as a tag manager does: by putting its own `push` on the array. */
function watchDataLayer(tell: (pushed: unknown) => void): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push = (...pushed: unknown[]): number => {
    for (const entry of pushed) tell(entry);
    return Array.prototype.push.apply(layer, pushed);
  };
}

/** Calls `tell` for each event of a widget and each push into the data layer. */
export function watchPage(tell: (happening: Happening) => void): void {
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => {
      tell({ at: new Date(), name, detail: (event as CustomEvent<unknown>).detail });
    });
  }
  watchDataLayer((detail) => tell({ at: new Date(), name: 'dataLayer', detail }));
}
