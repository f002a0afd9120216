import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SignUpWanted } from './use-sign-up-wanted.ts';

interface SignUpPlaceProps {
  readonly decision: SignUpWanted;
  readonly children: ReactNode;
}

/**
 * The place of the sign-up. An empty one goes once it is below what is in view, so that nothing moves before the visitor's
 * eyes: above it, the browser keeps the rest in place only where it has scroll anchoring, and not always during a scroll.
 */
export function SignUpPlace({ decision, children }: SignUpPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  // The script was late: what shows already, and may have been begun, is not hidden again.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (place.current) setShown(getComputedStyle(place.current).visibility === 'visible');
  }, []);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (decision !== 'empty' || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setGone(entry?.isIntersecting === false), {
      // What is above counts as in view.
      rootMargin: '9999% 0px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [decision]);
  if (decision === 'undecided' || decision === 'unwanted' || isGone) return null;
  return (
    <div ref={place} className={`footer-${isShown && decision === 'loading' ? 'wanted' : decision}`}>
      {children}
    </div>
  );
}
