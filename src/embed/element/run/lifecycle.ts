/**
 * Whether an element shows its widget: `waiting` is connected to a page, which no visitor may see yet, and waits for its
 * turn.
 */
type Place = 'detached' | 'waiting' | 'live';

/**
 * The phase that an element is in. `failing` lasts from an error until the fallback content is shown, in a microtask:
 * `place` is where the element then is, and `changed` tells whether there was a change that needs another render.
 */
export type Phase =
  { readonly name: Place } | { readonly name: 'failing'; readonly place: Place; readonly changed: boolean };

export const DETACHED: Phase = { name: 'detached' };

/** The place of an element, whether or not it is failing. */
export function placeOf(phase: Phase): Place {
  return phase.name === 'failing' ? phase.place : phase.name;
}

/** The element was connected, became visible to a visitor, or left its document. A failure goes on all the same. */
export function movedTo(place: Place, phase: Phase): Phase {
  return phase.name === 'failing' ? { ...phase, place } : { name: place };
}

/** An error: changes are held back until the fallback content is shown. */
export function failed(phase: Phase): Phase {
  return phase.name === 'failing' ? phase : { name: 'failing', place: phase.name, changed: false };
}

/** An attribute, a property, the data or the window has changed. */
export function changed(phase: Phase): Phase {
  return phase.name === 'failing' ? { ...phase, changed: true } : phase;
}

/** The fallback content is shown. */
export function recovered(phase: Phase): Phase {
  return { name: placeOf(phase) };
}
