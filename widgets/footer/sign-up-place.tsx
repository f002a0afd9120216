import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenUnseen } from '../../src/embed/page/when-unseen.ts';
import type { SignUpWanted } from './use-sign-up-wanted.ts';

const CLASSES = { held: 'footer-held', asked: 'footer-undecided', wanted: undefined, leaving: 'footer-empty' } as const;

interface SignUpPlaceProps {
  readonly decision: SignUpWanted;
  readonly children: ReactNode;
}

/** The place of the sign-up: one that is not needed stays as empty ground until it can go without moving what is in view. */
export function SignUpPlace({ decision, children }: SignUpPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isGone, setGone] = useState(false);
  const isLeaving = decision === 'leaving';
  // The script was late: what shows already, and may have been begun, is not hidden again.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (place.current) setShown(getComputedStyle(place.current).visibility === 'visible');
  }, []);
  useEffect(
    () => (isLeaving && place.current ? whenUnseen(place.current, () => setGone(true)) : undefined),
    [isLeaving],
  );
  if (decision === 'undecided' || decision === 'unwanted' || (isLeaving && isGone)) return null;
  return (
    <div ref={place} className={isShown && decision === 'asked' ? undefined : CLASSES[decision]}>
      {children}
    </div>
  );
}
