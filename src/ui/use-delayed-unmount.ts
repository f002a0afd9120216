import { useEffect, useState } from 'react';

/** How long a pressed control stays mounted, in milliseconds. */
const STAY = 100;

/**
 * Delays the unmount of a control that moves the focus when it is pressed. If it goes together with its focus, Orca in
 * Firefox does not announce where the focus is, and takes what is typed there for its own commands.
 */
export function useDelayedUnmount(isNeeded: boolean): boolean {
  const [stays, setStays] = useState(isNeeded);
  if (isNeeded && !stays) setStays(true);
  useEffect(() => {
    if (isNeeded) return undefined;
    // oxlint-disable-next-line no-restricted-globals -- the elements of the package import nothing of the page
    const timer = setTimeout(() => setStays(false), STAY);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return isNeeded || stays;
}
