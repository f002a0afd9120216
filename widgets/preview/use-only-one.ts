import { useEffect, useState } from 'react';

type Listener = (first: boolean) => void;

/** The panels of this page, in the order in which they came. */
const panels: Listener[] = [];

/** @returns whether this panel is the one that the page shows: the first, until it leaves */
export function useOnlyOne(): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    panels.push(setFirst);
    announce();
    return () => {
      panels.splice(panels.indexOf(setFirst), 1);
      announce();
    };
  }, []);
  return isFirst;
}

function announce(): void {
  for (const [index, listener] of panels.entries()) listener(index === 0);
}
