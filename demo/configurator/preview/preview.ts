import { watchDataLayer } from '../../index/panel/event-sources.ts';
import { watchWidgetMessages } from '../../index/panel/widget-messages.ts';
import { query } from '../../query.ts';
import type { Report, Shown } from './protocol.ts';
import { show } from './show.ts';
import { watchRequests } from './watch-requests.ts';

function tell(report: Report): void {
  window.parent.postMessage(report, location.origin);
}

function tellEvent(name: string, detail: unknown): void {
  tell({ kind: 'event', at: Date.now(), name, detail: JSON.stringify(detail) ?? '' });
}

/** The page stays where it is: what would lead away from it is reported instead. */
function stayHere(): void {
  document.addEventListener('shop-country-change', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link === undefined || link.hash !== '' || event.defaultPrevented) return;
    event.preventDefault();
    tellEvent('link', { href: link.getAttribute('href') });
  });
}

const watched = new Set<string>();

function watchEvents(names: readonly string[]): void {
  for (const name of names.filter((each) => !watched.has(each))) {
    watched.add(name);
    document.addEventListener(name, (event) => tellEvent(name, (event as CustomEvent<unknown>).detail));
  }
}

const place = query('[data-place]');
const sizes = new ResizeObserver(() => {
  const { height } = place.getBoundingClientRect();
  tell({ kind: 'height', width: document.documentElement.clientWidth, height: Math.floor(height) });
});

watchRequests((request) => tell({ kind: 'request', request }));
watchDataLayer((pushed) => tellEvent('dataLayer', pushed));
watchWidgetMessages('', (message) => tellEvent('console', message));
stayHere();
window.addEventListener('message', ({ source, origin, data }: MessageEvent<Shown | undefined>) => {
  // Extensions of a browser and tools such as axe send messages between the same pages.
  if (source !== window.parent || origin !== location.origin || data?.events === undefined) return;
  watchEvents(data.events);
  show(place, data);
  sizes.observe(place);
});
tell({ kind: 'ready' });
