import { useEffect, useEffectEvent, useRef } from 'react';
import type { Membership } from './members.ts';

type Member<Facts, State> = Facts & { readonly onChange: (state: State) => void };

/**
 * Makes the element a member of a session of its page until it leaves the page.
 *
 * @param facts about the element: the same object until one of them changes
 */
export function useMembership<Facts extends object, State>(
  join: (member: Member<Facts, State>) => Membership<Member<Facts, State>>,
  facts: Facts,
  onChange: (state: State) => void,
): void {
  const handleChange = useEffectEvent(onChange);
  const membership = useRef<ReturnType<typeof join>>(null);

  useEffect(() => {
    const member = { ...facts, onChange: (state: State) => handleChange(state) };
    if (membership.current) membership.current.update(member);
    else membership.current = join(member);
  }, [join, facts]);

  useEffect(
    () => () => {
      membership.current?.leave();
      membership.current = null;
    },
    [],
  );
}
