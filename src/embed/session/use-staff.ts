import { useEffect, useRef, useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import type { Membership } from './members.ts';
import { type StaffMember, staffSession, type StaffState } from './staff-session.ts';

/** Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  const membership = useRef<Membership<StaffMember>>(null);
  useEffect(() => {
    const member = { client, onChange: setState };
    if (membership.current) membership.current.update(member);
    else membership.current = staffSession().join(member);
  }, [client]);
  useEffect(
    () => () => {
      membership.current?.leave();
      membership.current = null;
    },
    [],
  );
  return state;
}
