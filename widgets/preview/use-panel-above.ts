import { useEffect, useLayoutEffect, useState } from 'react';
import { listen } from '../../src/embed/page/listen.ts';

/** A frame asks whether a page around it shows the panel, which cancels the event. */
const ASKED = 'shop-preview-asked';

/** A page notifies its frames that its panel has come or gone. */
const CHANGED = 'shop-preview-changed';

/** Whether a page around this one, of the same origin, shows the panel. Asked where this page would show it. */
export function usePanelAbove(isShown: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const look = (): void => setAbove(askAbove());
    look();
    return listen(CHANGED, look);
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    const end = listen(ASKED, (event) => event.preventDefault());
    notifyFrames(window);
    return () => {
      end();
      notifyFrames(window);
    };
  }, [isShown]);
  return isAbove;
}

function askAbove(): boolean {
  try {
    for (let page: Window = window; page.parent !== page; page = page.parent) {
      if (!dispatch(page.parent, ASKED)) return true;
    }
  } catch {
    // A script of the page has given another value to `parent`.
  }
  return false;
}

function notifyFrames(page: Window): void {
  for (let index = 0; index < page.length; index += 1) {
    const frame = page[index];
    if (!frame) continue;
    dispatch(frame, CHANGED);
    notifyFrames(frame);
  }
}

/** @returns whether nobody has cancelled the event; a page of another origin does not get it */
function dispatch(page: Window, type: string): boolean {
  try {
    return page.dispatchEvent(new CustomEvent(type, { cancelable: true }));
  } catch {
    return true;
  }
}
