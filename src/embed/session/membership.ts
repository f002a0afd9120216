import { useEffect, useEffectEvent, useRef } from 'react';

/** An element's membership in a session of its page. */
export interface Membership<Member> {
  /** What the element contributes has changed. */
  update(member: Member): void;
  /** The element has left the page. */
  leave(): void;
}

/**
 * Makes an element a member of a session of its page until it leaves.
 *
 * @param join the same function each time
 * @param onChange called with each state of the session
 */
export function useMembership<Member, State>(
  join: (member: Member, onChange: (state: State) => void) => Membership<Member>,
  member: Member,
  onChange: (state: State) => void,
): void {
  const membership = useRef<Membership<Member>>(null);
  const handleChange = useEffectEvent(onChange);

  useEffect(() => {
    if (membership.current) membership.current.update(member);
    else membership.current = join(member, (state) => handleChange(state));
  }, [join, member]);

  useEffect(
    () => () => {
      membership.current?.leave();
      membership.current = null;
    },
    [],
  );
}
