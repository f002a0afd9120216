import { useEffect, useEffectEvent, useRef } from 'react';

/** An element's membership in a session of its page. */
export interface Membership<Member> {
  /** What the element contributes has changed. */
  update(member: Member): void;
  /** The element has left the page. */
  leave(): void;
}

/** Joins a session of the page until the element leaves. */
export function useMembership<Member>(join: (member: Member) => Membership<Member>, member: Member): void {
  const membership = useRef<Membership<Member>>(null);
  const handleJoin = useEffectEvent(join);

  useEffect(() => {
    if (membership.current) membership.current.update(member);
    else membership.current = handleJoin(member);
  }, [member]);

  useEffect(
    () => () => {
      membership.current?.leave();
      membership.current = null;
    },
    [],
  );
}
