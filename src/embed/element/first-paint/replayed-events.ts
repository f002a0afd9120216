import { listenInside } from '../../page/listen.ts';
import { isForPage } from '../run/contain-events.ts';

/** What React replays when it has hydrated, if a visitor came in the meantime. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'] as const;

/** Events of typing. For each of them, React would hydrate the rest of the widget at once, in one long task. */
const TYPING = ['keydown', 'keypress', 'keyup', 'textInput', 'input', 'compositionstart', 'compositionend'] as const;

/**
 * Keeps two kinds of events from React while it hydrates. Some it would dispatch again at `event.target`, which a browser
 * sets to `null` after an event in a shadow tree, and throw an error in the page. What is typed is in the fields, where
 * the component reads it when it is there; meanwhile React hydrates in short tasks.
 *
 * @returns the function that ends it
 */
export function keepFromReplay(root: ShadowRoot): () => void {
  const stop = (event: Event): void => {
    if (!('key' in event && isForPage(event as KeyboardEvent, true))) event.stopImmediatePropagation();
  };
  return listenInside(root, [...REPLAYED, ...TYPING], stop, { capture: true });
}
