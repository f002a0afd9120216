import { type ReactNode, useEffect, useState } from 'react';
import type { NativeProps } from './native-props.ts';

interface LiveRegionProps extends NativeProps<'div', 'role' | 'aria-live'> {
  /** Interrupts what a screen reader says. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/**
 * A live region. It must be in the page before its text, or no screen reader announces the text. While it is empty it has
 * no role, because readers stop at an empty alert. With the role alone Orca says nothing of an alert in Firefox, and of a
 * status nothing if the role comes with the text.
 */
export function LiveRegion({ urgent = false, children, ...box }: LiveRegionProps) {
  const isFilled = Array.isArray(children) ? children.some(Boolean) : Boolean(children);
  return (
    <div {...box} role={urgent && isFilled ? 'alert' : undefined} aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </div>
  );
}

/**
 * How long a region is empty before its message, in milliseconds. Screen readers lose what comes together with a move of
 * the focus, and Chromium tells a message that replaces the same one only if the region was empty between the two.
 */
const PAUSE = 300;

/** How long a message stays in its region, in milliseconds. */
const STAY = 3000;

/** Whether a value has been the same for some time, in milliseconds. The first value has. */
export function useSettled(value: unknown, time = PAUSE): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    // oxlint-disable-next-line no-restricted-globals -- the elements of the package have no session service
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [settled, value, time]);
  return settled === value;
}

interface AnnouncementProps {
  /** The message is told whenever this changes. */
  readonly of: string | number | boolean | undefined;
  readonly children: string | false | undefined;
}

/**
 * Tells a message without showing it. The message is removed after a moment: Chromium tells the texts of all live regions
 * again when a modal dialog closes.
 */
export function Announcement({ of, children }: AnnouncementProps) {
  const isDue = useSettled(of);
  const isOver = useSettled(of, PAUSE + STAY);
  return (
    <span className="visually-hidden" aria-live="polite">
      {isDue && !isOver && children}
    </span>
  );
}
