import { useEffect, useState } from 'react';
import type { PreviewClient } from '../api/preview-client.ts';
import { type StaffState, staffSession } from './staff-session.ts';

/** Takes part in the staff session of the page: one check, and one renewal every 5 minutes for those it lets in. */
export function useStaff(client: PreviewClient): StaffState {
  const [state, setState] = useState<StaffState>({ kind: 'visitor' });
  useEffect(() => staffSession().join(client, setState), [client]);
  return state;
}
