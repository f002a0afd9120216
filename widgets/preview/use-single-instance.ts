import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Panel {
  /** Whether the browser shows the place of the panel: a footer that the page leaves out or hides does not. */
  isRendered: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** The panels of this page, in the order in which they came. */
const panels: Panel[] = [];

/**
 * Which of the panels of a page shows: the first whose place is rendered, for as long as that is so.
 *
 * @param place stands where the panel would; it is looked at only while `isLookedFor`
 * @param isLookedFor whether there is anything to show
 */
export function useSingleInstance(place: RefObject<HTMLElement | null>, isLookedFor: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const panel = useRef<Panel>({ isRendered: true, onChange: setShown });

  useEffect(() => {
    const own = panel.current;
    panels.push(own);
    announce();
    return () => {
      panels.splice(panels.indexOf(own), 1);
      announce();
    };
  }, []);

  useLayoutEffect(() => {
    const [own, element] = [panel.current, place.current];
    if (!isLookedFor || !element) return undefined;
    const look = (): void => {
      own.isRendered = element.getClientRects().length > 0;
      announce();
    };
    // Once at once: an observer of a tab in the background has nothing to say yet.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isLookedFor]);
  return isShown;
}

function announce(): void {
  const first = panels.find(({ isRendered }) => isRendered) ?? panels[0];
  for (const panel of panels) panel.onChange(panel === first);
}
