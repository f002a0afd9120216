import type { PreviewStatus } from '../../../embed/api/openapi/preview.types.ts';
import type { PreviewSettings } from '../../../embed/api/preview-client.ts';
import type { Call } from '../call.ts';
import { jsonOf } from '../json.ts';
import type { Page } from '../page.ts';
import type { Settings } from '../settings.ts';

const BASE = '/service/preview/api';
const LIVE: PreviewSettings = { dateTime: null, test: null, group: null };

const CHECK = { ...headOf('checkPreview', '/auth/checkauth'), act: ({ preview }: Page) => preview.check() };
const APPLY = { ...headOf('applyPreview', '/token'), act: ({ preview }: Page) => preview.apply(LIVE) };
const RENEW = { ...headOf('renewPreview', '/auth/login/renew'), act: ({ preview }: Page) => preview.renew() };
const LOG_OUT = { ...headOf('logOutOfPreview', '/auth/logout'), act: ({ preview }: Page) => preview.logOut() };

function headOf(operation: string, path: string) {
  return { service: 'preview', operation, request: `GET ${BASE}${path}`, statuses: [200], personal: true } as const;
}

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
    ...[APPLY, RENEW, LOG_OUT].map(callFromAnotherSite),
    { ...CHECK, needs, what: 'check of staff', act: checkAsStaff, further: says('SUCCESS') },
    {
      ...APPLY,
      needs,
      what: 'settings with a date that is none',
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

function callFromAnotherSite(head: ReturnType<typeof headOf>): Call {
  return {
    ...head,
    what: `call from a page of another site (${head.operation})`,
    statuses: [403],
    problem: 'urn:preview:not_from_own_page',
    // A browser adds the header, and no script can change it.
    act: ({ send }) => send(head.request.replace('GET ', ''), { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  };
}

function says(status: PreviewStatus): Call['further'] & {} {
  return ({ text }) => {
    const got = (Object(jsonOf(text)) as { readonly status?: unknown }).status;
    return [
      {
        name: 'state',
        good: got === status,
        expected: `status: ${status}`,
        got: typeof got === 'string' ? `status: ${got}` : 'no status',
        remedy: `Answer ${status} here: the staff panel goes by the status in the body.`,
      },
    ];
  };
}
