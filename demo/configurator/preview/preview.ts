import { query } from '../../query.ts';
import type { Report, Shown } from './protocol.ts';
import { show } from './show.ts';

function tell(report: Report): void {
  window.parent.postMessage(report, location.origin);
}

/** The page stays where it is, whatever is pressed in the widget. */
function stayHere(): void {
  document.addEventListener('shop-country-change', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link?.hash === '') event.preventDefault();
  });
}

const place = query('[data-place]');
const sizes = new ResizeObserver(() =>
  tell({ kind: 'height', height: Math.floor(place.getBoundingClientRect().height) }),
);

stayHere();
window.addEventListener('message', ({ source, origin, data }: MessageEvent<Shown | undefined>) => {
  // Extensions of a browser and tools such as axe send messages between the same pages.
  if (source !== window.parent || origin !== location.origin || data?.tag === undefined) return;
  show(place, data);
  sizes.observe(place);
});
tell({ kind: 'ready' });
