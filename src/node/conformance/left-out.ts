import { type Call, NEEDS, type Route } from './calls.ts';
import type { Answer, Exchange } from './calling-page.ts';
import type { Settings } from './settings.ts';

/** What the calls before have shown. */
export interface Seen {
  /** The last answer that others are compared with. */
  previous?: Answer | undefined;
  readonly answers: Map<string, Answer>;
  /** An answer has said that the subscription of `--token` is confirmed. */
  isConfirmed: boolean;
  /** The cookies of staff belong to no session. */
  hasEnded: boolean;
  readonly times: Times;
  /** The calls of a shop's own pages that the service does not have. */
  readonly lacks: Set<Route>;
  /** A list of consents was wrong: those after it are wrong for the same reason. */
  hasWrongConsents: boolean;
}

/** How long sign-ups took, in milliseconds: those that send a mail to a new address, and those of a known one. */
export type Times = Readonly<Record<'fresh' | 'known', number[]>>;

/** Why a call is left out; `isOpen` if the check is not complete without it. */
interface Reason {
  readonly reason: string;
  readonly isOpen: boolean;
}

const ENDED: Reason = {
  reason:
    'needs the cookies of a staff session, and these belong to none: each run logs it out. Log in again, and pass the new ones. ' +
    'If your service looks for its session in another cookie than StaffAuthToken, pass both as --staff-cookie',
  isOpen: true,
};

const LACKS = {
  read: 'GET …/{token}',
  confirm: 'PUT …/{token}/doi',
  change: 'PUT …/{token}',
};

const lackOf = (route: Route): Reason => ({
  reason:
    `the service has no ${LACKS[route]}, or the token is not that of a new mail: it answered 404 or 405. ` +
    'Without this call the page of the link is your own: check it by hand',
  isOpen: true,
});

/** A shop need not have a test. */
const ABSENT = {
  test: 'gettestsat lists no test with groups for tomorrow. If you have tests, let one begin tomorrow',
  newTest: 'gettestsat lists no test that it does not list for the year 2000. If you have any, let one begin tomorrow',
  coming:
    'gettestsat lists for 1, 7, 30 or 90 days ahead no other test than now. If you have any, let one begin tomorrow',
};

/** Why a call is not made; `undefined` for one that is made. */
export function reasonToLeaveOut(
  call: Call,
  settings: Settings,
  { previous, isConfirmed, hasEnded, lacks }: Seen,
): Reason | undefined {
  const { look, needs, limited, unconfirmed, routes = [] } = call;
  if (look !== undefined) return { reason: look, isOpen: false };
  const missing = needs.find((need) => settings[need] === undefined);
  if (missing !== undefined)
    return { reason: `needs ${NEEDS[missing]}`, isOpen: missing !== 'token' && isNeeded(call, settings) };
  if (hasEnded && needs.includes('staffCookie')) return ENDED;
  const lacking = routes.find((route) => lacks.has(route));
  if (lacking !== undefined) return lackOf(lacking);
  if (unconfirmed && isConfirmed)
    return { reason: 'needs the token of a link that nobody has followed, and this one is confirmed', isOpen: true };
  if (limited && previous?.status !== 429) return { reason: 'needs a 429 to the sign-ups before', isOpen: true };
  return undefined;
}

/** Why a call that was tried shows nothing; `undefined` if its answer is judged. */
export function reasonToIgnore(
  call: Call,
  settings: Settings,
  exchange: Exchange | undefined,
  { hasEnded, lacks }: Seen,
): Reason | undefined {
  const [route] = call.routes ?? [];
  // Who asks for a tag alone needs none of them.
  if (route !== undefined && lacks.has(route) && settings.tags !== undefined) return lackOf(route);
  if (exchange !== undefined) return hasEnded && call.as === 'staff' ? ENDED : undefined;
  const reason = call.test === undefined ? 'the login has set no cookie' : ABSENT[call.test];
  return { reason, isOpen: isNeeded(call, settings) };
}

const isNeeded = ({ optional, relies, test }: Call, { tags }: Settings): boolean =>
  tags !== undefined && !optional && relies !== 'safety' && test === undefined;
