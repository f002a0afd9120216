import { previewFailureOf, type PreviewResult, type PreviewSettings } from '../../embed/api/preview-client.ts';
import type { PreviewStatus } from '../../embed/api/openapi/preview.types.ts';
import { staffText } from '../../embed/i18n/staff-texts.ts';
import { FAILURE_DETAILS } from '../../../widgets/preview/failure-rules.ts';
import type { Answer } from './browser.ts';
import type { Call } from './call.ts';
import { jsonOf } from './json.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';
import { sendByHand, type Visit } from './visit.ts';

const BASE = '/service/preview/api';
const LIVE: PreviewSettings = { dateTime: null, test: null, group: null };

const CHECK = headOf('checkPreview', '/auth/checkauth');
const APPLY = headOf('applyPreview', '/token');
const RENEW = headOf('renewPreview', '/auth/login/renew');
const LOG_OUT = headOf('logOutOfPreview', '/auth/logout');

function headOf(operation: string, path: string) {
  return { service: 'preview', operation, request: `GET ${BASE}${path}`, statuses: [200], personal: true } as const;
}

/** The calls of the staff panel. */
export function previewCalls(settings: Settings): readonly Call[] {
  return [
    { ...CHECK, what: 'check of a visitor', act: check, further: says('UNAUTHORIZED') },
    { ...APPLY, what: 'settings of a visitor', act: (visit) => apply(visit, LIVE), further: says('UNAUTHORIZED') },
    { ...RENEW, what: 'renewal by a visitor', act: renew, further: says('UNAUTHORIZED') },
    { ...LOG_OUT, what: 'logout of a visitor', act: logOut },
    ...[APPLY, RENEW, LOG_OUT].map((head) => ({
      ...head,
      what: `call from a page of another site (${head.operation})`,
      statuses: [403],
      problem: 'urn:preview:not_from_own_page',
      // A browser adds the header, and no script can change it.
      act: (visit: Visit) =>
        sendByHand(visit, head.request.replace('GET ', ''), { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    })),
    ...staffCalls(settings),
  ];
}

function staffCalls({ staffToken }: Settings): readonly Call[] {
  const needs = staffToken === undefined ? '--staff-token, of a staff session that may be logged out' : undefined;
  const wrong = { ...LIVE, dateTime: '2026-13-01T10:00' };
  return [
    {
      ...CHECK,
      needs,
      what: 'check of staff',
      act: (visit) => {
        visit.jar.set('StaffAuthToken', staffToken);
        return check(visit);
      },
      further: says('SUCCESS'),
    },
    {
      ...APPLY,
      needs,
      what: 'settings with a date that is none',
      act: (visit) => apply(visit, wrong),
      further: says('BAD_REQUEST'),
    },
    { ...APPLY, needs, what: 'settings', act: (visit) => apply(visit, LIVE), further: says('SUCCESS') },
    { ...RENEW, needs, what: 'renewal', act: renew, further: says('SUCCESS') },
    { ...LOG_OUT, needs, what: 'logout', act: logOut, further: says('SUCCESS') },
    {
      ...CHECK,
      needs,
      what: 'check after the logout',
      act: (visit) => {
        // Also a copy of the cookie must be of no use.
        visit.jar.set('StaffAuthToken', staffToken);
        return check(visit);
      },
      further: says('UNAUTHORIZED'),
    },
  ];
}

function says(status: PreviewStatus) {
  return ({ text }: Answer): readonly Point[] => {
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

async function check({ preview }: Visit): Promise<string> {
  const settings = await preview.check().catch(() => undefined);
  return settings === undefined ? 'no staff panel, as for a visitor' : 'shows the staff panel';
}

async function apply({ preview }: Visit, settings: PreviewSettings): Promise<string> {
  const result: PreviewResult = await preview.apply(settings).catch(previewFailureOf);
  if (result === 'SUCCESS') return `the staff panel says “${staffText('preview.applied')}” and reloads the page`;
  return `the staff panel says “${staffText('preview.failed')} ${staffText(FAILURE_DETAILS[result])}”`;
}

async function renew({ preview }: Visit): Promise<string> {
  const result: PreviewResult = await preview.renew().catch(previewFailureOf);
  if (result === 'UNAUTHORIZED') return `the staff panel says “${staffText('preview.expired')}”`;
  return 'the staff panel stays, and renews again in 5 minutes';
}

async function logOut({ preview }: Visit): Promise<string> {
  const result: PreviewResult = await preview.logOut().catch(previewFailureOf);
  const isOver = result === 'SUCCESS' || result === 'UNAUTHORIZED';
  return isOver ? 'the staff panel goes' : `the staff panel says “${staffText('preview.logOutFailed')}”`;
}
