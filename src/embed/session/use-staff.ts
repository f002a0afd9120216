import { useEffect, useRef, useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import { type StaffMembership, type StaffState, staffSession } from './staff-session.ts';

/** Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  const membership = useRef<StaffMembership>(null);

  useEffect(() => {
    if (membership.current) membership.current.update(client);
    else membership.current = staffSession().join(client, setState);
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
