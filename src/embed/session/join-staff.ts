import { createPreviewClient } from '../api/preview-client.ts';
import type { Request } from '../api/request.ts';
import type { Membership } from './members.ts';
import { type StaffState, staffSession } from './staff-session.ts';

/**
 * Joins the staff session of the page: one check, and one renewal every 5 minutes for staff. Without a staff cookie there
 * is no request.
 */
export function joinStaff(request: Request, onChange: (state: StaffState) => void): Membership<Request> {
  let current = request;
  const memberOf = (each: Request) => ({ client: createPreviewClient(each), onChange });
  const membership = staffSession().join(memberOf(request));
  return {
    update(changed) {
      // A changed member is checked again.
      if (changed !== current) membership.update(memberOf(changed));
      current = changed;
    },
    leave: () => membership.leave(),
  };
}
