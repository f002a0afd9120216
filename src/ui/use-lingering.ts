import { useEffect, useState } from 'react';

/** How long a pressed control stays after it is of no more use, in milliseconds. */
const STAY = 100;

/**
 * Keeps a control that hands the focus on when it is pressed for a moment. If it leaves together with its focus, Orca in
 * Firefox does not tell where the focus is, and takes what is typed there for its own commands.
 */
export function useLingering(isOfUse: boolean): boolean {
  const [stays, setStays] = useState(isOfUse);
  if (isOfUse && !stays) setStays(true);
  useEffect(() => {
    if (isOfUse) return undefined;
    // oxlint-disable-next-line no-restricted-globals -- the elements of the package import nothing of the page
    const timer = setTimeout(() => setStays(false), STAY);
    return () => clearTimeout(timer);
  }, [isOfUse]);
  return isOfUse || stays;
}
