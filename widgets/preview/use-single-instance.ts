import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Panel {
  /** Whether the panel's place is rendered: it is not in a footer that the page hides. */
  isRendered: boolean;
  /** The element of the document that the panel is in. */
  host?: Element;
  readonly onChange: (isShown: boolean) => void;
}

const panels: Panel[] = [];

/**
 * Whether this panel is the one that the page shows: the first of the document whose place is rendered.
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
    own.host = hostOf(element);
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
  // Tags are not mounted in the order of the document.
  const inOrder = Array.from(panels).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const first = inOrder.find(({ isRendered }) => isRendered) ?? inOrder[0];
  for (const panel of panels) panel.onChange(panel === first);
}

function isBefore({ host }: Panel, other: Panel): boolean {
  if (!host || !other.host) return false;
  return (host.compareDocumentPosition(other.host) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The element outside of all shadow trees. */
function hostOf(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? hostOf(root.host) : element;
}
