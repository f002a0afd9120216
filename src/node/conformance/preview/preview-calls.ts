import type { PreviewStatus } from '../../../embed/api/openapi/preview.types.ts';
import type { PreviewSettings } from '../../../embed/api/preview-client.ts';
import type { Call } from '../call.ts';
import { fieldOf } from '../json.ts';
import type { Page } from '../page.ts';
import { pointOf } from '../point.ts';
import type { Settings } from '../settings.ts';

const LIVE: PreviewSettings = { dateTime: null, test: null, group: null };

const ANSWERED = { statuses: [200], personal: true } as const;
const CHECK = { ...ANSWERED, act: ({ preview }: Page) => preview.check() };
const APPLY = { ...ANSWERED, act: ({ preview }: Page) => preview.apply(LIVE) };
const RENEW = { ...ANSWERED, act: ({ preview }: Page) => preview.renew() };
const LOG_OUT = { ...ANSWERED, act: ({ preview }: Page) => preview.logOut() };

/** The calls of the staff panel. */
export function previewCalls({ staffToken }: Settings): readonly Call[] {
  const needs = staffToken === undefined ? '--staff-token, of a staff session that may be logged out' : undefined;
  const checkAsStaff = ({ jar, preview }: Page): Promise<unknown> => {
    jar.set('StaffAuthToken', staffToken);
    return preview.check();
  };
  return [
    { ...CHECK, what: 'check of a visitor', further: says('UNAUTHORIZED') },
    { ...APPLY, what: 'settings of a visitor', further: says('UNAUTHORIZED') },
    { ...RENEW, what: 'renewal by a visitor', further: says('UNAUTHORIZED') },
    { ...LOG_OUT, what: 'logout of a visitor' },
    ...['token', 'auth/login/renew', 'auth/logout'].map(callFromAnotherSite),
    { ...CHECK, needs, what: 'check of staff', act: checkAsStaff, further: says('SUCCESS') },
    {
      ...APPLY,
      needs,
      what: 'settings with an invalid date',
      act: ({ preview }) => preview.apply({ ...LIVE, dateTime: '2026-13-01T10:00' }),
      further: says('BAD_REQUEST'),
    },
    { ...APPLY, needs, what: 'settings', further: says('SUCCESS') },
    { ...RENEW, needs, what: 'renewal', further: says('SUCCESS') },
    { ...LOG_OUT, needs, what: 'logout', further: says('SUCCESS') },
    // Also a copy of the cookie must be of no use.
    { ...CHECK, needs, what: 'check after the logout', act: checkAsStaff, further: says('UNAUTHORIZED') },
  ];
}

function callFromAnotherSite(path: string): Call {
  return {
    what: `call from a page of another site (${path})`,
    statuses: [403],
    problem: 'urn:preview:not_from_own_page',
    personal: true,
    // A browser adds the header, and no script can change it.
    act: ({ send }) => send(`/service/preview/api/${path}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  };
}

function says(status: PreviewStatus): Call['further'] & {} {
  return ({ text }) => {
    const got = fieldOf(text, 'status');
    const answered = pointOf('state', {
      expected: `status: ${status}`,
      fault: got === status ? undefined : `status: ${String(got)}`,
      remedy: `Answer ${status} here: the staff panel reads the status in the body.`,
    });
    return [answered];
  };
}
