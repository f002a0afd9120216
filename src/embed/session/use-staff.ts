import { useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import { useMembership } from './membership.ts';
import { type StaffSession, type StaffState, staffSession } from './staff-session.ts';

const join: StaffSession['join'] = (client, onChange) => staffSession().join(client, onChange);

/** Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  useMembership(join, client, setState);
  return state;
}
