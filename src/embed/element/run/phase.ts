import type { Tree } from './tree.ts';

/** Where an element is between its connection to a page and its leaving. */
export type Place =
  | { readonly name: 'detached' }
  /** It waits until a visitor sees the page, and then for its turn in the queue. */
  | { readonly name: 'waiting' }
  /** It failed before it was mounted. It waits for nothing until something changes. */
  | { readonly name: 'stopped' }
  /** Its chunks are evaluated and React renders. `settle` tells the queue that the widget is in the DOM, or will not be. */
  | { readonly name: 'live'; readonly makeTree: () => Tree; readonly settle: () => void };

/**
 * The phase that an element is in; HOW-IT-WORKS.md has a diagram. `failing` lasts from an error until the fallback content
 * is shown, in a microtask: `next` is where the element then is, and `changed` tells whether there was a change meanwhile.
 */
export type Phase = Place | { readonly name: 'failing'; readonly next: Place; readonly changed: boolean };

/** The place of an element, whether or not it is failing. */
export function placeOf(phase: Phase): Place {
  return phase.name === 'failing' ? phase.next : phase;
}

/** The element was connected, got its turn, or left its document. A failure goes on all the same. */
export function movedTo(place: Place, phase: Phase): Phase {
  return phase.name === 'failing' ? { ...phase, next: place } : place;
}

/** An error: changes are held back until the fallback content is shown. */
export function failed(phase: Phase): Phase {
  if (phase.name === 'failing') return phase;
  return { name: 'failing', next: phase.name === 'waiting' ? { name: 'stopped' } : phase, changed: false };
}

/** An attribute, a property, the data or the viewport has changed. */
export function changed(phase: Phase): Phase {
  return phase.name === 'failing' ? { ...phase, changed: true } : phase;
}
