import { h } from '../../h.ts';

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

/** Reports each push to the data layer in the way tag managers do: by overriding `push` of the array. */
function watchDataLayer(tell: (pushed: unknown) => void): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push = (...pushed: unknown[]): number => {
    for (const entry of pushed) tell(entry);
    return Array.prototype.push.apply(layer, pushed);
  };
}

function entryOf(name: string, detail: unknown): HTMLLIElement {
  const now = new Date();
  const head = h(
    'div',
    { class: 'entry-head' },
    h('span', { class: 'entry-name' }, name),
    h('time', { datetime: now.toISOString() }, now.toLocaleTimeString('en-GB')),
  );
  const text = JSON.stringify(detail, null, 1).replaceAll(/\n\s*/g, ' ');
  return h('li', { class: 'entry' }, head, h('code', { class: 'entry-detail' }, text));
}

/** Live log of the widgets' events and data layer entries. */
export function eventLog(): HTMLElement {
  const list = h('ul', { class: 'entries', tabindex: '0', role: 'list', 'aria-label': 'Newest first' });
  const tell = (name: string, detail: unknown): void => list.prepend(entryOf(name, detail));
  for (const name of EVENTS)
    document.addEventListener(name, (event) => tell(name, (event as CustomEvent<unknown>).detail));
  watchDataLayer((pushed) => tell('dataLayer', pushed));
  const heading = h('h3', { id: 'panel-log-title' }, 'Events and data layer');
  return h(
    'section',
    { class: 'group', 'data-group': 'log', 'aria-labelledby': heading.id },
    heading,
    h('div', { class: 'log', role: 'log', 'aria-labelledby': heading.id }, list),
  );
}
