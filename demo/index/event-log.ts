/** All events of the widgets (listed in the guide to events). */
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

/** Writes each event of the widgets and each entry of the data layer into a list, the newest first. */
export function logEvents(list: HTMLElement): void {
  const add = (name: string, detail: unknown): void => list.prepend(entryOf(name, detail));
  for (const name of EVENTS)
    document.addEventListener(name, (event) => add(name, (event as CustomEvent<unknown>).detail));
  // In the way of tag managers: by overriding `push` of the array.
  const layer = (window.dataLayer ??= []);
  layer.push = (...pushed: unknown[]): number => {
    for (const entry of pushed) add('dataLayer', entry);
    return Array.prototype.push.apply(layer, pushed);
  };
}

function entryOf(name: string, detail: unknown): HTMLLIElement {
  const now = new Date();
  const entry = document.createElement('li');
  const put = (tag: 'strong' | 'time' | 'code', text: string) =>
    entry.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
  put('strong', name);
  entry.append(' ');
  put('time', now.toLocaleTimeString('en-GB')).setAttribute('datetime', now.toISOString());
  put('code', JSON.stringify(detail, null, 1).replaceAll(/\n\s*/g, ' '));
  return entry;
}
