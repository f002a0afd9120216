import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Panel {
  /** Whether the panel's place is rendered: it is not in a footer that the page hides. */
  isRendered: boolean;
  readonly onChange: (isShown: boolean) => void;
}

const panels: Panel[] = [];

/**
 * Whether this panel is the one that the page shows: the first whose place is rendered.
 *
 * @param place an element where the panel would be, observed only while `isNeeded`
 * @param isNeeded whether there is anything to show
 */
export function useSingleInstance(place: RefObject<HTMLElement | null>, isNeeded: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const panel = useRef<Panel>({ isRendered: true, onChange: setShown });

  useEffect(() => {
    const own = panel.current;
    panels.push(own);
    notifyPanels();
    return () => {
      panels.splice(panels.indexOf(own), 1);
      notifyPanels();
    };
  }, []);

  useLayoutEffect(() => {
    const [own, element] = [panel.current, place.current];
    if (!isNeeded || !element) return undefined;
    const look = (): void => {
      own.isRendered = element.getClientRects().length > 0;
      notifyPanels();
    };
    // Once immediately: in a background tab the observer does not run yet.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isNeeded]);
  return isShown;
}

function notifyPanels(): void {
  const first = panels.find(({ isRendered }) => isRendered) ?? panels[0];
  for (const panel of panels) panel.onChange(panel === first);
}
