import { useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import { useMembership } from './membership.ts';
import { type StaffState, staffSession } from './staff-session.ts';

/** Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  useMembership((member) => staffSession().join(member, setState), client);
  return state;
}
