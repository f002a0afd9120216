import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SignUpWanted } from './use-sign-up-wanted.ts';

const CLASSES = { reserved: 'footer-reserved', loading: 'footer-undecided', wanted: undefined } as const;

interface SignUpPlaceProps {
  readonly decision: SignUpWanted;
  readonly children: ReactNode;
}

/** The place of the sign-up. It is removed if the sign-up is not needed: an empty place would look like a failure. */
export function SignUpPlace({ decision, children }: SignUpPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  // The script was late: what shows already, and may have been begun, is not hidden again.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (place.current) setShown(getComputedStyle(place.current).visibility === 'visible');
  }, []);
  if (decision === 'undecided' || decision === 'unwanted') return null;
  return (
    <div ref={place} className={isShown && decision === 'loading' ? undefined : CLASSES[decision]}>
      {children}
    </div>
  );
}
