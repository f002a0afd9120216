import { useMemo, useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import { type StaffMember, type StaffState, staffSession } from './staff-session.ts';
import { useMembership } from './use-membership.ts';

const join = (member: StaffMember) => staffSession().join(member);

/** Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  useMembership(
    join,
    useMemo(() => ({ client }), [client]),
    setState,
  );
  return state;
}
