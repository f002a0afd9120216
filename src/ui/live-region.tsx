import { useEffect, useState } from 'react';

/**
 * How long a region is empty before its message, in milliseconds. Screen readers lose what comes together with a move of
 * the focus, and Chromium announces a message that replaces the same one only if the region was empty between the two.
 */
const PAUSE = 300;

/** How long a message stays in its region, in milliseconds. */
const STAY = 3000;

interface AnnouncementProps {
  /** The message is announced whenever this changes, also to an earlier value. */
  readonly of: unknown;
  /** Interrupts what a screen reader says. */
  readonly urgent?: boolean;
  /** Milliseconds until the message, which is dropped if `of` changes before. */
  readonly after?: number | undefined;
  /** What a first paint announces when it holds a press. */
  readonly busy?: string;
  readonly children: string | false | undefined;
}

/**
 * Announces a message without showing it, as one text: several pieces may be announced in any order. Its region is in the page before
 * the message, or no screen reader announces it. The message is removed after a moment: Chromium announces the texts of all live
 * regions again when a modal dialog closes.
 */
export function Announcement({ of, urgent = false, after = PAUSE, busy, children }: AnnouncementProps) {
  const [message, setMessage] = useState<{ of: unknown; state: 'waiting' | 'announced' | 'over' }>({
    of,
    state: 'over',
  });
  // A value that comes back soon is a change as well.
  if (!Object.is(message.of, of)) setMessage({ of, state: 'waiting' });
  useEffect(() => {
    if (message.state === 'over') return undefined;
    const [state, time] = message.state === 'waiting' ? (['announced', after] as const) : (['over', STAY] as const);
    // oxlint-disable-next-line no-restricted-globals -- the elements of the package import nothing of the page
    const timer = setTimeout(() => setMessage({ ...message, state }), time);
    return () => clearTimeout(timer);
  }, [message, after]);
  const shown = message.state === 'announced' && children;
  return (
    <span
      className="visually-hidden"
      // Readers stop at an empty alert, and with the role alone Orca says nothing in Firefox.
      role={urgent && shown ? 'alert' : undefined}
      aria-live={urgent ? 'assertive' : 'polite'}
      data-busy={busy}
    >
      {shown}
    </span>
  );
}
